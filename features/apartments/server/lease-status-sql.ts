import { dayInShanghai } from '#core/calendar/dates.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { leases } from './tables.ts';

/** `lastDayOf` of the columns: least() passes over what is null. */
export const lastDay: SQL<string> = sql`least(${leases.endsOn}, ${leases.leavesOn})`;

/** Whether the lease of a row is overdue on a day (YYYY-MM-DD), as `leaseStatus` says of it. */
export function isOverdueOn(today: string): SQL {
  return sql`(${leases.state} = 'RUNNING' and ${lastDay} < ${today})`;
}

/** The status of the lease of a row now, as `leaseStatus` says it. */
export function statusNow({ now }: Pick<Scope, 'now'>): SQL {
  return sql`case when ${isOverdueOn(dayInShanghai(now.getTime()))} then 'OVERDUE' else ${leases.state} end`;
}
