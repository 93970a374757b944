import type { ContentsOfficeTexts } from './CN.ts';

export const EN: ContentsOfficeTexts = {
  links: {
    outside: 'Check other sites',
    outsideNote:
      'The server asks every site that published texts link to, without any credentials. It takes some minutes; a message tells you when it is done.',
    outsideAsked: 'Begun; a message tells you when it is done',
  },
  contents: {
    rules: 'Smart policy',
    facts: 'Facts',
    side: 'Both languages',
    languageCN: 'Chinese',
    languageEN: 'English',
    save: 'Save draft',
    saved: 'Saved {time}',
    unsaved: 'Changes not saved',
    review: 'Under review; it can be changed once it is sent back',
    staleEN: 'The Chinese text has changed since the English one',
    staleNone: 'No English yet',
    returned: 'Sent back: {note}',
    offline: 'Taken offline: {note}',
    incomplete: '{count:# thing is|# things are} missing or wrong; a draft can be saved all the same',
    noVersions: 'Not published yet',
    current: 'what visitors read',
    preview: 'Preview',
    previewNote: 'The link is good for 24 hours and shows what was saved last.',
    copyPreview: 'Copy the preview link',
    backToList: 'Back to the list',
    missing: 'This content was not found',
  },
};
