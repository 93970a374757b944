import { dateTimeInShanghai, moveDate } from '#core/calendar/dates.ts';
import { weekdayOf } from '#core/calendar/week-days.ts';
import type { OpenTime } from './place.ts';

/** Hours of one day, as `09:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Whether a place is open all the time between two hours of a day. */
export function isOpen(open: readonly OpenTime[], day: string, { from, to }: Hours): boolean {
  return hoursOf(open, day).some((hours) => hours.from <= from && to <= hours.to);
}

/** When a place is open on a day, earliest first; what touches is one. */
export function hoursOf(open: readonly OpenTime[], day: string): Hours[] {
  const joined: { from: string; to: string }[] = [];
  for (const { from, to } of open
    .filter((time) => time.day === weekdayOf(day))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else joined.push({ from, to });
  }
  return joined;
}

interface Week {
  /** The first day, Asia/Shanghai. */
  readonly from: string;
  readonly open: readonly OpenTime[];
  /** ISO 8601. */
  readonly taken: readonly { readonly startAt: string; readonly endAt: string }[];
  /** Milliseconds since epoch: hours before are no longer free. */
  readonly now: number;
}

/** The seven days from one on with the hours that are open and not taken, from full or half hours on. */
export function freeHours({ from, open, taken, now }: Week): { day: string; free: Hours[]; isOpen: boolean }[] {
  return Array.from({ length: 7 }, (_, at) => moveDate(from, { days: at })).map((day) => {
    const busy = [
      ...taken.map(({ startAt, endAt }) => within(day, Date.parse(startAt), Date.parse(endAt))),
      within(day, 0, now),
    ].filter((hours) => hours !== undefined);
    const hours = hoursOf(open, day);
    return { day, isOpen: hours.length > 0, free: hours.flatMap((each) => without(each, busy)) };
  });
}

/** The part of a time that lies in a day, widened to half hours. */
function within(day: string, start: number, end: number): Hours | undefined {
  const half = 1_800_000;
  const from = dateTimeInShanghai(new Date(Math.floor(start / half) * half));
  const to = dateTimeInShanghai(new Date(Math.ceil(end / half) * half));
  if (to.slice(0, 10) < day || from.slice(0, 10) > day) return undefined;
  return {
    from: from.slice(0, 10) < day ? '00:00' : from.slice(11),
    to: to.slice(0, 10) > day ? '24:00' : to.slice(11),
  };
}

function without(hours: Hours, busy: readonly Hours[]): Hours[] {
  let left = [hours];
  for (const { from, to } of busy)
    left = left.flatMap((each) =>
      to <= each.from || from >= each.to
        ? [each]
        : [
            ...(each.from < from ? [{ from: each.from, to: from }] : []),
            ...(to < each.to ? [{ from: to, to: each.to }] : []),
          ],
    );
  return left;
}
