import type { Locale } from '#core/texts/text.ts';

/** Wire date-times are UTC; people see the time of Asia/Shanghai, whatever their machine says. */
const zone = 'Asia/Shanghai';
const tags: Record<Locale, string> = { CN: 'zh-CN', EN: 'en-GB', es: 'es', pt: 'pt', tr: 'tr', vi: 'vi' };
const dayMs = 86_400_000;

type Moment = string | number;

/** 2026-11-20 in Chinese, 20 Nov 2026 otherwise. */
export function showDate(at: Moment, locale: Locale): string {
  return locale === 'CN' ? isoDay(at) : format(at, locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** 17:30 */
export function showTime(at: Moment): string {
  return inShanghai(at).toISOString().slice(11, 16);
}

/** 2026-11-20 17:30 / 20 Nov 2026, 17:30 */
export function showDateTime(at: Moment, locale: Locale): string {
  return locale === 'CN' ? `${isoDay(at)} ${showTime(at)}` : `${showDate(at, locale)}, ${showTime(at)}`;
}

/** 2026-11-30 周一 17:30 / Mon 30 Nov 2026, 17:30; a closing at the very end of a day shows that day and no time. */
export function showDeadline(at: Moment, locale: Locale): string {
  const time = showTime(at);
  const hours = time === '23:59' || time === '00:00' ? '' : time;
  const day = withWeekday(lastMoment(at), locale);
  return [day, hours].filter(Boolean).join(locale === 'CN' ? ' ' : ', ');
}

/** A day with its weekday where the language has it: 2026-11-30 周一 / Mon 30 Nov 2026; the day may be written shorter. */
export function withWeekday(at: Moment, locale: Locale, day = showDate(at, locale)): string {
  const week = showWeekday(at, locale);
  return locale === 'CN' ? `${day} ${week}` : `${week} ${day}`;
}

/** A closing is exclusive: what closes at midnight was last open the day before. */
export function lastMoment(closing: Moment): number {
  return new Date(closing).getTime() - 1;
}

/** 周一 / Mon */
export function showWeekday(at: Moment, locale: Locale): string {
  return locale === 'CN'
    ? `周${'日一二三四五六'[inShanghai(at).getUTCDay()]}`
    : format(at, locale, { weekday: 'short' });
}

/** The parts of a date-led row: day 20, month 2026-11 / Nov 2026. */
export function dayAndMonth(at: Moment, locale: Locale): { day: string; month: string } {
  const iso = isoDay(at);
  const month = locale === 'CN' ? iso.slice(0, 7) : format(at, locale, { month: 'short', year: 'numeric' });
  return { day: iso.slice(8), month };
}

/** Within this year 12-05 / 5 Dec, otherwise the whole date. */
export function showShortDate(at: Moment, locale: Locale, now: number): string {
  const iso = isoDay(at);
  if (iso.slice(0, 4) !== isoDay(now).slice(0, 4)) return showDate(at, locale);
  return locale === 'CN' ? iso.slice(5) : format(at, locale, { day: 'numeric', month: 'short' });
}

/** The calendar day in Asia/Shanghai, YYYY-MM-DD. */
export function isoDay(at: Moment): string {
  return inShanghai(at).toISOString().slice(0, 10);
}

/** Whole calendar days from `now` to `at`; 0 on the last day, negative afterwards. */
export function daysUntil(at: Moment, now: number): number {
  return Math.round((Date.parse(isoDay(at)) - Date.parse(isoDay(now))) / dayMs);
}

/** What is left until a deadline: days, on the last day hours (at least 1), or nothing once it has passed. */
export function timeLeft(at: Moment, now: number): { unit: 'day' | 'hour'; count: number } | undefined {
  const left = new Date(at).getTime() - now;
  if (left <= 0) return undefined;
  const days = daysUntil(lastMoment(at), now);
  return days > 0 ? { unit: 'day', count: days } : { unit: 'hour', count: Math.max(1, Math.floor(left / 3_600_000)) };
}

/** Asia/Shanghai as the UTC of the result: a formatter of Intl costs a phone 50 ms, and most dates are numbers. */
function inShanghai(at: Moment): Date {
  return new Date(new Date(at).getTime() + 8 * 3_600_000);
}

const made = new Map<string, Intl.DateTimeFormat>();

function format(at: Moment, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale}${JSON.stringify(options)}`;
  let formatter = made.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: zone });
    made.set(key, formatter);
  }
  return formatter.format(new Date(at));
}
