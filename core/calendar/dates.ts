/** Whether a text is a real day written YYYY-MM-DD, in a year that databases and browsers can reckon with. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a real day and time written `YYYY-MM-DD HH:MM`, Asia/Shanghai. */
export function isDateTime(text: unknown): text is string {
  return typeof text === 'string' && /^.{10} ([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDate(text.slice(0, 10));
}

/** The instant of such a text. */
export function instantInShanghai(dateTime: string): Date {
  return new Date(`${dateTime.replace(' ', 'T')}:00+08:00`);
}

/** The instant at which a day (YYYY-MM-DD) begins in Asia/Shanghai. */
export function midnightInShanghai(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** The first instant after a day in Asia/Shanghai. */
export function endOfDayInShanghai(day: string): Date {
  return midnightInShanghai(moveDate(day, { days: 1 }));
}

/** Day and time, as above, of an instant; what is below the minute is cut off. */
export function dateTimeInShanghai(instant: Date): string {
  return new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Whether a text is a real month written YYYY-MM. */
export function isMonth(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** A day moved by years, months and days; the day is cut to the length of the target month. */
export function moveDate(date: string, by: { years?: number; months?: number; days?: number }): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const months = year * 12 + (month - 1) + (by.years ?? 0) * 12 + (by.months ?? 0);
  const targetYear = Math.floor(months / 12);
  const targetMonth = months - targetYear * 12;
  const lastDay = new Date(Date.UTC(targetYear, targetMonth + 1, 0)).getUTCDate();
  const time = Date.UTC(targetYear, targetMonth, Math.min(day, lastDay) + (by.days ?? 0));
  return new Date(time).toISOString().slice(0, 10);
}

/** Whole months from one month (or day) to another, by their YYYY-MM; negative when `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
}

/** The day in Asia/Shanghai (UTC+8, no summer time) at an instant, which may be an ISO text or in milliseconds. */
export function dayInShanghai(instant: Date | string | number): string {
  return new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The year in Asia/Shanghai at an instant, which is eight hours ahead of that of UTC. */
export function yearInShanghai(instant: Date | string | number): number {
  return Number(dayInShanghai(instant).slice(0, 4));
}
