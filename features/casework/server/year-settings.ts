import { dictionaries } from '#core/dictionaries/registry.ts';
import { fieldProblems } from '#core/forms/fields.ts';
import { kindOf } from '#core/forms/kinds.ts';
import type { Values } from '#core/forms/values.ts';
import { yearFields } from '#features/casework/resources/year-fields.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';

/** The settings among typed values; what is absent, empty or out of bounds leaves the definition as it is. */
export function settingsIn(values: Values): YearSettings {
  const context = { today: '', dictionaries, data: {}, values };
  const kept = yearFields.filter(
    (field) => !kindOf(field).isEmpty(field, values[field.key]) && fieldProblems([field], context, kindOf).length === 0,
  );
  return Object.fromEntries(kept.map(({ key }) => [key, values[key]]));
}
