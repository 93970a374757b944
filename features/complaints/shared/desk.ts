import type { Field } from '#core/forms/field.ts';
import type { FilesField } from '#core/forms/kinds/files.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import type { Text } from '#core/texts/text.ts';
import { answerPurpose, attachments } from './complaint.ts';

/** What the desk lists: what the office owes, what of it is one's own, what of it is late, and everything. */
export const deskScopes = ['open', 'mine', 'late', 'all'] as const;
export type DeskScope = (typeof deskScopes)[number];

/** The counts of the scopes stop here. */
export const deskCountCap = 1000;

/** A month's rate of fewer complaints says nothing, and may tell of whom: it is left out, as the decision centre does. */
export const leastInMonth = 5;

/** What is written on the desk to whoever complained, and to colleagues alone; the keys are those of the actions. */
export const composers = ['reply', 'note'] as const;
export type Composer = (typeof composers)[number];

/** Characters of an answer or a note. */
export const mostWords = 2000;

/** Files that come with an answer. */
export const answerFiles: FilesField = {
  kind: 'files',
  key: 'files',
  label: { CN: '附件', EN: 'Attachments' },
  purpose: answerPurpose,
  ...attachments,
};

/** What somebody types about a complaint, kept until it is sent. */
export const wordsForm: KeptForm = {
  code: 'complaint-words',
  name: { CN: '投诉建议的答复', EN: 'Words about a complaint' },
  sections: [
    {
      key: 'reply',
      title: { CN: '答复', EN: 'Answer' },
      fields: [words({ CN: '答复', EN: 'Answer' }), answerFiles],
    },
    { key: 'note', title: { CN: '内部备注', EN: 'Internal note' }, fields: [words({ CN: '内部备注', EN: 'Note' })] },
  ],
};

function words(label: Text): Field {
  return { kind: 'long-text', key: 'words', label, unit: 'characters', max: mostWords };
}
