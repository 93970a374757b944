import { textIn } from '../../texts/text.ts';
import { dateProblems, isDateLike, readDate } from '../date-values.ts';
import type { DateField } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { asText, isBlank, openEnd } from '../values.ts';

/** A day, stored as YYYY-MM-DD, or `open` where the field has no end. */
export const dateKind: KindDefinition<DateField> = {
  kind: 'date',
  missing: 'REQUIRED_CHOICE',
  empty: () => null,
  normalise: (_, value) => readDate(value),
  fits: (_, value) => isDateLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (field, value, context) => dateProblems(value, { ...field, unit: 'date' }, context.today),
  display(field, value, locale) {
    if (value === openEnd && field.openEnded) return textIn(field.openEnded, locale);
    return isBlank(value) ? '' : asText(value);
  },
};
