import { dayText } from '#core/calendar/day-text.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { type DateLimit, dateProblems, isDateLike, readDate } from '../date-values.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { asText, isBlank, openEnd } from '../values.ts';

export interface MonthField extends FieldBase {
  kind: 'month';
  min?: DateLimit;
  max?: DateLimit;
  openEnded?: Text;
}

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
    return isBlank(value) ? '' : dayText(asText(value), locale);
  },
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: () => '2026-13',
};
