import { dayText } from '#core/calendar/day-text.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { type DateLimit, dateProblems, isDateLike, readDate } from '../date-values.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { asText, isBlank, openEnd } from '../values.ts';

export interface DateField extends FieldBase {
  kind: 'date';
  min?: DateLimit;
  max?: DateLimit;
  /** Wording of "no end", stored as `open`; absent: an end is needed. */
  openEnded?: Text;
}

/** What systems of authorities write for “no end”, and people copy from their documents. */
const farthestDay = '9999-12-31';

/** A day, stored as YYYY-MM-DD, or `open` where the field has no end, which 9999-12-31 means, too. */
export const dateKind: KindDefinition<DateField> = {
  kind: 'date',
  missing: 'REQUIRED_CHOICE',
  empty: () => null,
  normalise(field, value) {
    const date = readDate(value);
    return field.openEnded && date === farthestDay ? openEnd : date;
  },
  fits: (_, value) => isDateLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (field, value, context) => dateProblems(value, { ...field, unit: 'date' }, context.today),
  display(field, value, locale) {
    if (value === openEnd && field.openEnded) return textIn(field.openEnded, locale);
    return isBlank(value) ? '' : dayText(asText(value), locale);
  },
  ofCell: ({ openEnded }, text) =>
    openEnded && [openEnded.CN, openEnded.EN].some((name) => name.toLowerCase() === text.trim().toLowerCase())
      ? openEnd
      : text,
  mask: maskText,
  wrong: () => '2026-02-30',
};
