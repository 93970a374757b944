import { moveDate } from './dates.ts';

/** Days off and make-up workdays of the years it covers; other years have weekends only. Days are YYYY-MM-DD in Asia/Shanghai. */
export interface Calendar {
  years: readonly number[];
  holidays: ReadonlySet<string>;
  workdays: ReadonlySet<string>;
}

/** A day on which a tenant departs from the calendar of the State; YYYY-MM-DD. */
export interface OwnDay {
  readonly day: string;
  readonly isWorking: boolean;
}

/** A calendar with days of a tenant's own, which come last: they are nearer than those of all. */
export function withOwnDays(calendar: Calendar, own: readonly OwnDay[]): Calendar {
  if (own.length === 0) return calendar;
  const holidays = new Set(calendar.holidays);
  const workdays = new Set(calendar.workdays);
  for (const { day, isWorking } of own) {
    (isWorking ? workdays : holidays).add(day);
    (isWorking ? holidays : workdays).delete(day);
  }
  return { years: calendar.years, holidays, workdays };
}

/** Whether offices work on a day. */
export function isWorkingDay(date: string, calendar: Calendar): boolean {
  if (calendar.workdays.has(date)) return true;
  if (calendar.holidays.has(date)) return false;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The nth working day after a day (the day itself is not counted); n = 0 gives the day itself, negative n counts backwards. */
export function addWorkingDays(date: string, n: number, calendar: Calendar): string {
  const step = n < 0 ? -1 : 1;
  let left = Math.abs(Math.trunc(n));
  let day = date;
  while (left > 0) {
    day = moveDate(day, { days: step });
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}

/** Working days after `from` up to and including `to`; negative when `to` is earlier. Inverse of addWorkingDays on working days. */
export function workingDaysBetween(from: string, to: string, calendar: Calendar): number {
  if (to < from) return -workingDaysBetween(to, from, calendar);
  let count = 0;
  for (let day = from; day < to; ) {
    day = moveDate(day, { days: 1 });
    if (isWorkingDay(day, calendar)) count += 1;
  }
  return count;
}

/** Whether the calendar knows the holidays of a day's year. */
export function coversDay(date: string, calendar: Calendar): boolean {
  return calendar.years.includes(Number(date.slice(0, 4)));
}
