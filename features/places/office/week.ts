import { moveDate } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { placeWeekCall } from '#features/places/calls.ts';
import { momentOf } from '#web/office/pieces/time.ts';

type Week = OutputOf<typeof placeWeekCall>;

/** What takes the place on one day; minutes count from midnight, Asia/Shanghai. */
export interface DaySlot {
  readonly slot: Week['slots'][number];
  readonly from: number;
  readonly to: number;
}

interface WeekDay {
  readonly day: string;
  readonly slots: readonly DaySlot[];
  /** Minutes at which it is open; empty where nothing was told or it is closed all day. */
  readonly open: readonly { readonly from: number; readonly to: number }[];
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const place = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return moveDate(day, { days: -place });
}

/** The seven days from a Monday, each with its part of what goes on overnight. */
export function daysOf(monday: string, week: Week | undefined): WeekDay[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = moveDate(monday, { days: place });
    return {
      day,
      slots: (week?.slots ?? []).flatMap((slot) => partOn(day, slot)),
      open: (week?.open ?? [])
        .filter((time) => time.day === place)
        .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
    };
  });
}

/** The hours a calendar shows: from eight to eight, and whatever lies before and after. */
export function hoursOf(days: readonly WeekDay[]): { from: number; to: number } {
  const slots = days.flatMap((day) => day.slots);
  return {
    from: Math.floor(Math.min(8 * 60, ...slots.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(20 * 60, ...slots.map(({ to }) => to)) / 60),
  };
}

/** `09:30`, and `24:00` for the end of a day. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function partOn(day: string, slot: Week['slots'][number]): DaySlot[] {
  const [start, end] = [momentOf(slot.startAt), momentOf(slot.endAt)];
  if (start.day > day || end.day < day) return [];
  const from = start.day === day ? minutesOf(start.clock) : 0;
  const to = end.day === day ? minutesOf(end.clock) : 24 * 60;
  return to > from ? [{ slot, from, to }] : [];
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
