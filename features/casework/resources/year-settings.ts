import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import { fieldProblems } from '#core/forms/fields.ts';
import { kindOf } from '#core/forms/kinds.ts';
import type { Values } from '#core/forms/values.ts';
import { quotaFields } from '#features/casework/resources/quota-fields.ts';
import { yearFields } from '#features/casework/resources/year-fields.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import type { Allotment } from '#features/casework/shared/year-items.ts';

/** The settings among typed values; what is absent, empty or out of bounds leaves the definition as it is. */
export function settingsIn(values: Values): YearSettings {
  return filledIn(yearFields, values);
}

/** Quotas and money among typed values, likewise. */
export function allotmentIn(values: Values): Allotment {
  return filledIn(quotaFields, values);
}

function filledIn(fields: readonly Field[], values: Values): Values {
  const context = { today: '', dictionaries, data: {}, values };
  const kept = fields.filter(
    (field) => !kindOf(field).isEmpty(field, values[field.key]) && fieldProblems([field], context, kindOf).length === 0,
  );
  return Object.fromEntries(kept.map(({ key }) => [key, values[key]]));
}
