import { dateTimeInShanghai } from '#core/calendar/dates.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From when to when, Asia/Shanghai: `2026-11-25 14:00–16:30` / `25 Nov 2026, 14:00–16:30`. */
export function timeText({ startAt, endAt }: { startAt: Date; endAt: Date }, locale: 'CN' | 'EN'): string {
  const [start, end] = [dateTimeInShanghai(startAt), dateTimeInShanghai(endAt)];
  const to = start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : momentText(end, locale);
  return `${momentText(start, locale)}–${to}`;
}

/** One instant likewise. */
export function instantText(at: Date, locale: 'CN' | 'EN'): string {
  return momentText(dateTimeInShanghai(at), locale);
}

function momentText(dateTime: string, locale: 'CN' | 'EN'): string {
  if (locale === 'CN') return dateTime;
  const [year, month, day] = dateTime.slice(0, 10).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}, ${dateTime.slice(11)}`;
}
