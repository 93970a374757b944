import { dayInShanghai } from '#core/calendar/dates.ts';
import { workingDaysBetween } from '#core/calendar/working-days.ts';
import { readCalendar } from '#server/base/platform.ts';
import type { Scope } from '#server/scope.ts';

/** Working days after today up to the one on which a period ends; 0 on that day and afterwards. */
export async function workingDaysLeft(scope: Scope, endsAt: Date): Promise<number> {
  const [today, last] = [dayInShanghai(scope.now.getTime()), dayInShanghai(endsAt.getTime())];
  return today < last ? workingDaysBetween(today, last, await readCalendar(scope)) : 0;
}
