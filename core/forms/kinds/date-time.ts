import { isDateTime } from '#core/calendar/dates.ts';
import { dayText } from '#core/calendar/day-text.ts';
import { isDateLike } from '../date-values.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { foldCode } from '../text-values.ts';
import { asText, isBlank } from '../values.ts';

/** A day and a time in Asia/Shanghai. */
export interface DateTimeField extends FieldBase {
  kind: 'date-time';
}

/** A day and time in Asia/Shanghai, stored as `YYYY-MM-DD HH:MM`. */
export const dateTimeKind: KindDefinition<DateTimeField> = {
  kind: 'date-time',
  missing: 'REQUIRED_CHOICE',
  empty: () => null,
  // Browsers write a T between the two, and seconds when there are any.
  normalise: (_, value) =>
    typeof value === 'string'
      ? foldCode(value).replace(/^(\d{4}-\d{2}-\d{2})[T ]?(\d{2}:\d{2})(:\d{2})?$/, '$1 $2')
      : value,
  fits: (_, value) => isDateLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (_, value) =>
    isDateTime(value) ? [] : [{ path: '', key: 'NOT_A_DATE', params: { value: asText(value) } }],
  display: (_, value, locale) => (isBlank(value) ? '' : dayText(asText(value), locale)),
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: () => '2026-02-30 25:00',
};
