import { isDate, isDateTime, isMonth } from '#core/calendar/dates.ts';
import type { FieldOf } from '#core/forms/field.ts';
import { kindOf } from '#core/forms/kinds.ts';

type DateLike = FieldOf<'date'> | FieldOf<'month'> | FieldOf<'date-time'>;

const readers = { date: isDate, month: isMonth, 'date-time': isDateTime } as const;

/**
 * What a date field holds after somebody has typed into it: the day where it can be read, null where nothing stands
 * there, and otherwise the text itself, so that the form refuses what the picker alone would drop in silence.
 */
export function typedDate(text: string, field: DateLike): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const read = kindOf(field).normalise(field, typed);
  return isShown(read, field) ? read : typed;
}

/** Whether the picker can show a value. */
export function isShown(value: unknown, { kind }: DateLike): value is string {
  return readers[kind](value);
}
