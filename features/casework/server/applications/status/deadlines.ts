import { and, gte, lte } from 'drizzle-orm';
import { dayInShanghai, endOfDayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays, type Calendar } from '#core/calendar/working-days.ts';
import type { StateKey } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { holidays } from '#features/casework/server/year-tables.ts';
import { readPlatform } from '#server/base/platform.ts';
import type { Scope } from '#server/scope.ts';

/** The last instant of the nth working day after today in Asia/Shanghai: what "within n working days" means. */
export async function endOfWorkingDay(scope: Scope, days: number): Promise<Date> {
  const today = dayInShanghai(scope.now.getTime());
  const calendar = await calendarFrom(scope, today, days);
  return endOfDay(addWorkingDays(today, days, calendar));
}

/** When a state entered now must be left, or null; validity of a result counts in months, all else in working days. */
export async function deadlineOf(
  scope: Scope,
  programme: Programme,
  { state, deadlineDays }: { state: StateKey; deadlineDays?: number },
): Promise<Date | null> {
  if (state === 'EFFECTIVE') {
    return endOfDay(moveDate(dayInShanghai(scope.now.getTime()), { months: programme.validMonths }));
  }
  return deadlineDays === undefined ? null : await endOfWorkingDay(scope, deadlineDays);
}

/** The last millisecond of a day in Asia/Shanghai, so that the date shown is the last one that counts. */
export function endOfDay(day: string): Date {
  return new Date(endOfDayInShanghai(day).getTime() - 1);
}

/** The shipped calendar with the days operators changed; weekends and long holidays fit into three times the span and a month. */
async function calendarFrom(scope: Scope, today: string, span: number): Promise<Calendar> {
  const changed = await scope.db
    .select({ day: holidays.day, working: holidays.working })
    .from(holidays)
    .where(and(gte(holidays.day, today), lte(holidays.day, moveDate(today, { days: span * 3 + 31 }))));
  // The tenant's own days come last: they are nearer than those of all.
  const { days: own } = await readPlatform(scope);
  const days = [...changed, ...own.map(({ day, isWorking }) => ({ day, working: isWorking }))];
  if (days.length === 0) return mainlandChina;
  const off = new Set(mainlandChina.holidays);
  const work = new Set(mainlandChina.workdays);
  for (const { day, working } of days) {
    (working ? work : off).add(day);
    (working ? off : work).delete(day);
  }
  return { years: mainlandChina.years, holidays: off, workdays: work };
}
