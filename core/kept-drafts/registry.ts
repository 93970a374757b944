import { getResource } from '#features/resources.ts';
import { contentTypes } from '../contents/registry.ts';
import { caseForm } from './case-form.ts';
import { type KeptForm, recordForm } from './kept-form.ts';

/** Every form of the back office in which what is typed is kept: the desk, and what editors write. */
export const keptForms: readonly KeptForm[] = [
  caseForm,
  ...contentTypes.map(({ code }) => recordForm(getResource(code))),
];

/** The form of a code, if there is one. */
export function findKeptForm(code: string): KeptForm | undefined {
  return keptForms.find((form) => form.code === code);
}
