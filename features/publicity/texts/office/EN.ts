import type { PublicityOfficeTexts } from './CN.ts';

export const EN: PublicityOfficeTexts = {
  publicity: {
    list: 'The list',
    people: '{count:# case|# cases}, names masked as they are published',
    none: 'No cases on the list yet',
    noneHint: 'Cases that reached the public notice come in with a new round or with “Take in new cases”.',
    no: 'Case',
    name: 'Name',
    company: 'Employer',
    subject: 'Matter',
    state: 'State',
    held: 'On hold',
    leaveOut: 'Leave out',
    leftOut: 'Taken off the list',
    text: 'Text of the notice',
    preview: 'As it would look; the last day is reckoned from the day of publication.',
    toNotice: 'See it on the portal',
  },
  objection: {
    facts: 'What it says',
    note: 'What is checked',
    reply: 'Findings',
    about: 'The case',
    toCase: 'Open case {no}',
    whole: 'About the notice as a whole, no case in particular',
    held: 'On hold automatically: it cannot pass or be issued until this is decided',
    free: 'Not on hold',
    toNotice: 'See the notice',
  },
};
