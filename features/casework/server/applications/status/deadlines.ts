import { dayInShanghai, endOfDayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import type { StateKey } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { readCalendar } from '#server/base/platform.ts';
import type { Scope } from '#server/scope.ts';

/** The last instant of the nth working day after today in Asia/Shanghai: what "within n working days" means. */
export async function endOfWorkingDay(scope: Scope, days: number): Promise<Date> {
  const today = dayInShanghai(scope.now.getTime());
  return endOfDay(addWorkingDays(today, days, await readCalendar(scope)));
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
