import { dayInShanghai } from '#core/calendar/dates.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { companies } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** How a company stands on a day: PENDING, PASSED, REJECTED, EXPIRED, REVOKED, BLOCKED or MERGED. */
export function standingOf({ status, state, validTo }: Pick<CompanyRow, 'status' | 'state' | 'validTo'>, now: Date) {
  if (status !== 'ON') return status;
  return state === 'PASSED' && validTo !== null && validTo < dayInShanghai(now.getTime()) ? 'EXPIRED' : state;
}

/** The same of the columns of `c`, for lists. */
export function standing(now: Date): SQL {
  return sql`case when c.status <> 'ON' then c.status
    when c.state = 'PASSED' and c.valid_to < ${dayInShanghai(now.getTime())}::date then 'EXPIRED' else c.state end`;
}
