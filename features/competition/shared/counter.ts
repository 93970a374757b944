import { dayInShanghai, instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import { weekDays, weekdayOf } from '#core/calendar/week-days.ts';
import { type Calendar, isWorkingDay } from '#core/calendar/working-days.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';

/** When the counter of an edition takes printed award material, and where. */
export interface Counter {
  readonly venue: Text;
  /** Of each slot. */
  readonly minutes: number;
  /** Entries that can have the same slot. */
  readonly seats: number;
  /** First and last day, YYYY-MM-DD; null: no such limit. */
  readonly from: string | null;
  readonly to: string | null;
  readonly hours: readonly CounterHours[];
}

interface CounterHours {
  /** Values of `weekDays`. */
  readonly days: readonly string[];
  /** `09:00`. */
  readonly from: string;
  readonly to: string;
}

export interface CounterSlot {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** How far ahead slots are offered, in days. */
const daysAhead = 60;
const minute = 60_000;

/** The counter as an edition keeps it; null where it has no hours. */
export function counterOf(stored: unknown): Counter | null {
  if (!isRecord(stored)) return null;
  const hours = hoursOf(stored.hours);
  const minutes = Number(stored.minutes);
  // Slots of no length would never come to an end.
  if (hours.length === 0 || !(minutes > 0)) return null;
  return {
    venue: { CN: String(stored.venueCN ?? ''), EN: String(stored.venueEN ?? '') },
    minutes,
    seats: Number(stored.seats),
    from: stored.from ? String(stored.from) : null,
    to: stored.to ? String(stored.to) : null,
    hours,
  };
}

/** Whether hours as a form has them are long enough for one slot at least. */
export function areHoursSound(rows: unknown, minutes: number): boolean {
  return hoursOf(rows).every(({ from, to }) => sinceMidnight(from) + minutes <= sinceMidnight(to));
}

function hoursOf(rows: unknown): CounterHours[] {
  if (!Array.isArray(rows)) return [];
  return (rows as Values[]).map(({ days, from, to }) => ({
    days: Array.isArray(days) ? days.map(String) : [],
    from: String(from),
    to: String(to),
  }));
}

/** The slots that have not begun, on working days alone, the earliest first. */
export function slotsAhead(counter: Counter, { calendar, now }: { calendar: Calendar; now: Date }): CounterSlot[] {
  const today = dayInShanghai(now);
  const first = counter.from && counter.from > today ? counter.from : today;
  const days = Array.from({ length: daysAhead }, (_, at) => moveDate(first, { days: at }));
  return days
    .filter((day) => isWorkingDay(day, calendar) && (counter.to === null || day <= counter.to))
    .flatMap((day) => slotsOn(counter, day))
    .filter(({ startAt }) => startAt > now);
}

function slotsOn({ hours, minutes }: Counter, day: string): CounterSlot[] {
  const weekday = weekDays[weekdayOf(day)]!.value;
  const begins = hours
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ from, to }) => {
      const first = sinceMidnight(from);
      const count = Math.floor((sinceMidnight(to) - first) / minutes);
      return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * minutes);
    });
  const midnight = instantInShanghai(`${day} 00:00`).getTime();
  // Hours that were told twice offer a slot once.
  return [...new Set(begins)]
    .toSorted((a, b) => a - b)
    .map((begin) => ({
      startAt: new Date(midnight + begin * minute),
      endAt: new Date(midnight + (begin + minutes) * minute),
    }));
}

/** Whether a slot has room beside what is booked; slots of another length, from before a change of hours, count too. */
export function isFree({ startAt, endAt }: CounterSlot, booked: readonly CounterSlot[], seats: number): boolean {
  return booked.filter((other) => other.startAt < endAt && startAt < other.endAt).length < seats;
}

function sinceMidnight(clock: string): number {
  const [hour = 0, rest = 0] = clock.split(':').map(Number);
  return hour * 60 + rest;
}
