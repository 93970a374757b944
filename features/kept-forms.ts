import { type KeptForm, recordForm } from '#core/kept-drafts/kept-form.ts';
import { caseForm } from './casework/shared/case-form.ts';
import { expertForm } from './casework/shared/experts.ts';
import { wordsForm } from './complaints/shared/desk.ts';
import { contentTypes } from './content-types.ts';
import { scoreForm } from './judging/shared/score-form.ts';
import { getResource } from './resources.ts';

/** Every form of the back office in which what is typed is kept: the desk, and what editors write. */
export const keptForms: readonly KeptForm[] = [
  caseForm,
  expertForm,
  scoreForm,
  wordsForm,
  ...['question', 'quest', 'applyprogram'].map((code) => recordForm(getResource(code))),
  ...contentTypes.map(({ code }) => recordForm(getResource(code))),
];
