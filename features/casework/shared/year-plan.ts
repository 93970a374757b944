import { isDateTime, moveDate } from '#core/calendar/dates.ts';
import { addWorkingDays, type Calendar, isWorkingDay } from '#core/calendar/working-days.ts';
import type { Text } from '#core/texts/text.ts';

/** A step of a year: its usual working days, and whether a year may set others. */
export interface PlannedStage {
  readonly state: string;
  readonly title: Text;
  readonly days: number;
  readonly isTimed: boolean;
}

/** A step on the calendar; days YYYY-MM-DD, both included, `left` and `width` in percent of the plan. */
export interface PlanLine extends PlannedStage {
  readonly to: string;
  readonly left: number;
  readonly width: number;
}

interface Span {
  readonly left: number;
  readonly width: number;
}

/** When a year comes to what: the application, then each step after the one before, by working days. */
export interface YearPlan {
  /** Calendar days in which applications are taken. */
  readonly openDays: number;
  readonly open: Span & { readonly to: string };
  readonly lines: readonly PlanLine[];
  readonly months: readonly { readonly month: number; readonly left: number }[];
  /** Three days off and more in a row. */
  readonly holidays: readonly Span[];
}

interface Planned {
  readonly opensOn: unknown;
  readonly closesOn: unknown;
  readonly stages: readonly PlannedStage[];
  /** Working days by state, where the year sets others. */
  readonly days: ReadonlyMap<string, number>;
  readonly calendar: Calendar;
}

/** Longer plans than this, in days, are a mistake in a date. */
const longest = 1500;

/** The plan of a year; null while a date is missing, or they are turned round. */
export function yearPlan({ opensOn, closesOn, stages, days, calendar }: Planned): YearPlan | null {
  if (!isDateTime(opensOn) || !isDateTime(closesOn) || closesOn <= opensOn) return null;
  const from = opensOn.slice(0, 10);
  // An end at midnight is that of the day before.
  const closes = closesOn.slice(11) === '00:00' ? moveDate(closesOn.slice(0, 10), { days: -1 }) : closesOn.slice(0, 10);
  if (between(from, closes) > longest) return null;
  let at = closes;
  const steps = stages.map((stage) => {
    const length = Math.min(days.get(stage.state) ?? stage.days, 250);
    const start = at;
    at = addWorkingDays(at, length, calendar);
    return { ...stage, days: length, start, to: at };
  });
  const first = `${from.slice(0, 8)}01`;
  const whole = between(first, at) + 1;
  const part = (count: number) => Math.round((count / whole) * 10_000) / 100;
  const span = (start: string, to: string) => ({
    left: part(between(first, start)),
    width: part(between(start, to) + 1),
  });
  return {
    openDays: between(from, closes) + 1,
    open: { ...span(from, closes), to: closes },
    lines: steps.map(({ start, ...step }) => ({ ...step, ...span(moveDate(start, { days: 1 }), step.to) })),
    months: monthsIn(first, at).map((day) => ({ month: Number(day.slice(5, 7)), left: part(between(first, day)) })),
    holidays: daysOff(first, at, calendar).map(([start, to]) => span(start, to)),
  };
}

function between(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function monthsIn(first: string, last: string): string[] {
  const months: string[] = [];
  for (let day = first; day <= last; day = moveDate(day, { months: 1 })) months.push(day);
  return months;
}

function daysOff(first: string, last: string, calendar: Calendar): [string, string][] {
  const found: [string, string][] = [];
  let start: string | null = null;
  for (let day = first; day <= moveDate(last, { days: 1 }); day = moveDate(day, { days: 1 })) {
    if (day <= last && !isWorkingDay(day, calendar)) start ??= day;
    else if (start) {
      const end = moveDate(day, { days: -1 });
      if (between(start, end) >= 2) found.push([start, end]);
      start = null;
    }
  }
  return found;
}
