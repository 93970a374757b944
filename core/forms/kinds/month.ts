import { textIn } from '../../texts/text.ts';
import { dateProblems, isDateLike, readDate } from '../date-values.ts';
import type { MonthField } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { asText, isBlank, openEnd } from '../values.ts';

/** A month, stored as YYYY-MM, or `open` where the field has no end. */
export const monthKind: KindDefinition<MonthField> = {
  kind: 'month',
  missing: 'REQUIRED_CHOICE',
  empty: () => null,
  normalise: (_, value) => readDate(value),
  fits: (_, value) => isDateLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (field, value, context) => dateProblems(value, { ...field, unit: 'month' }, context.today),
  display(field, value, locale) {
    if (value === openEnd && field.openEnded) return textIn(field.openEnded, locale);
    return isBlank(value) ? '' : asText(value);
  },
};
