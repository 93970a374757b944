import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { dayText } from '#core/calendar/day-text.ts';

/** From when to when, Asia/Shanghai: `2026-11-25 14:00–16:30` / `25 Nov 2026, 14:00–16:30`. */
export function timeText({ startAt, endAt }: { startAt: Date; endAt: Date }, locale: 'CN' | 'EN'): string {
  const [start, end] = [dateTimeInShanghai(startAt), dateTimeInShanghai(endAt)];
  const to = start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : dayText(end, locale);
  return `${dayText(start, locale)}–${to}`;
}

/** One instant likewise. */
export function instantText(at: Date, locale: 'CN' | 'EN'): string {
  return dayText(dateTimeInShanghai(at), locale);
}
