import type { OwnForm } from '#core/forms/own-form.ts';
import { plainEntryForm } from '#features/competition/shared/form/entry-form.ts';
import { awardForm, claimForm, visitForm } from '#features/competition/shared/form/stage-forms.ts';

/** The forms of an entry in the order in which they are filled in; the first without an edition. */
export const entryForms: readonly OwnForm[] = [plainEntryForm, visitForm, awardForm, claimForm];

/** The form of a code; throws a RangeError for another. */
export function formOfCode(code: string): OwnForm {
  const found = entryForms.find((form) => form.code === code);
  if (!found) throw new RangeError(`No form of an entry has the code ${code}`);
  return found;
}
