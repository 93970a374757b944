import type { Locale } from '../texts/text.ts';

/** January to December as English dates name them. */
export const monthsEN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/**
 * A day (YYYY-MM-DD), a month (YYYY-MM) or a day and time (YYYY-MM-DD HH:MM) as people read it: in English 20 Nov 2026,
 * Nov 2026, or 20 Nov 2026, 14:00; otherwise as it stands, which is what any other text does too.
 */
export function dayText(text: string, locale: Locale): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)(?:-(\d\d)(?: (\d\d:\d\d))?)?$/.exec(text) ?? [];
  const name = monthsEN[Number(month) - 1];
  if (locale !== 'EN' || !name) return text;
  return `${day ? `${Number(day)} ` : ''}${name} ${year}${time ? `, ${time}` : ''}`;
}
