import { entries } from '#features/competition/server/tables.ts';
import { unfinishedStates } from '#features/judging/shared/judging.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { isInPlay } from './judging-record.ts';
import { assignments, judgings } from './tables.ts';

/** Judges who owe sheets of a judging, by name, each with how many; who abstained or stepped back owes nothing. */
export function readAbsent({ db, tenantId }: Scope, judgingId: string) {
  return db
    .select({ accountId: assignments.accountId, name: accounts.nickname, count: sql<number>`count(*)::int` })
    .from(assignments)
    .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
    .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
    .innerJoin(accounts, eq(accounts.id, assignments.accountId))
    .where(
      and(
        eq(assignments.tenantId, tenantId),
        eq(assignments.judgingId, judgingId),
        inArray(assignments.state, [...unfinishedStates]),
        isInPlay,
      ),
    )
    .groupBy(assignments.accountId, accounts.nickname)
    .orderBy(accounts.nickname, assignments.accountId);
}
