import { dayInShanghai, isDate, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Period, Schedule } from './report.ts';

/** Days of a period, both included; the ends are open where the period has none. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days a period has on a day (YYYY-MM-DD). */
export function daysOf(period: Period, today: string): Days {
  const year = Number(today.slice(0, 4));
  const month = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'THIS_YEAR':
      return yearDays(year);
    case 'LAST_YEAR':
      return yearDays(year - 1);
    case 'THIS_MONTH':
      return { from: month, to: endOfMonth(month) };
    case 'LAST_MONTH':
      return { from: moveDate(month, { months: -1 }), to: moveDate(month, { days: -1 }) };
    case 'LAST_12_MONTHS':
      return { from: moveDate(month, { months: -11 }), to: endOfMonth(month) };
    case 'ALL':
      return {};
  }
}

export function yearDays(year: number): Required<{ from: string; to: string }> {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The same days a year earlier; of this year only those that have passed. */
export function sameDaysBefore(year: number, today: string): Required<{ from: string; to: string }> {
  const { from, to } = yearDays(year - 1);
  return { from, to: String(year) === today.slice(0, 4) ? moveDate(today, { months: -12 }) : to };
}

/**
 * Days of a value of a time dimension: a year, a quarter as `2026-Q1`, a month as `2026-11`, a week as `2026-W48` (ISO
 * 8601: it begins on a Monday, and the first one has the year's fourth day), a day, or a month of these days' year.
 */
export function daysOfValue(key: string, value: string, within: Days): Days | null {
  if (key === 'monthOfYear') {
    const year = within.from?.slice(0, 4);
    return year && year === within.to?.slice(0, 4) ? daysOfValue('month', `${year}-${value}`, within) : null;
  }
  if (key === 'day') return isDate(value) ? meet(within, { from: value, to: value }) : null;
  const [year = '', part = ''] = value.split('-');
  if (key === 'week') {
    if (!/^\d{4}-W\d\d$/.test(value)) return null;
    const fourth = `${year}-01-04`;
    const from = moveDate(fourth, { days: 1 - weekdayOf(fourth) + 7 * (Number(part.slice(1)) - 1) });
    return meet(within, { from, to: moveDate(from, { days: 6 }) });
  }
  const first = key === 'quarter' ? 3 * Number(part.slice(1)) - 2 : key === 'month' ? Number(part) : 1;
  const months = { year: 12, quarter: 3, month: 1 }[key];
  if (!months || !/^\d{4}$/.test(year) || !(first >= 1 && first <= 12)) return null;
  const from = `${year}-${String(first).padStart(2, '0')}-01`;
  return meet(within, { from, to: moveDate(moveDate(from, { months }), { days: -1 }) });
}

/** The days that lie in both. */
export function meet(one: Days, other: Days): Days {
  const later = [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const earlier = [one.to, other.to].filter((day) => day !== undefined).sort()[0];
  return { from: later, to: earlier };
}

/** The next instant after `now` at which a report is due; null without a schedule. */
export function nextRun({ schedule, hour, weekday, monthDay }: Schedule, now: Date): Date | null {
  if (schedule === 'NONE') return null;
  const today = dayInShanghai(now.getTime());
  for (let ahead = 0; ahead <= 40; ahead++) {
    const day = moveDate(today, { days: ahead });
    const at = new Date(midnightInShanghai(day).getTime() + Number(hour.slice(0, 2)) * 3_600_000);
    const isDay =
      schedule === 'DAILY' ||
      (schedule === 'WEEKLY' && weekdayOf(day) === Number(weekday)) ||
      (schedule === 'MONTHLY' && Number(day.slice(8)) === Number(monthDay));
    if (isDay && at > now) return at;
  }
  return null;
}

/** Monday is 1. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function endOfMonth(first: string): string {
  return moveDate(moveDate(first, { months: 1 }), { days: -1 });
}
