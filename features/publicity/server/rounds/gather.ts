import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications } from '#features/casework/server/tables.ts';
import { publicityEntries, type publicityRounds } from '#features/publicity/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Round = typeof publicityRounds.$inferSelect;

/** Most cases of one notice; what is beyond goes into the next round. */
const mostEntries = 500;

/**
 * Takes into a round the cases of its programme and year that wait to be announced, are within the caller's reach and in
 * no other round that is still to be published; returns how many came in. What was ranked comes list by list: ranks of
 * two lists say nothing of each other, so a notice has those of one.
 */
export async function gatherCases(scope: ActorScope, round: Pick<Round, 'id' | 'programme' | 'year'>): Promise<number> {
  const elsewhere = sql`not exists (select from publicity_entries e join publicity_rounds r on r.id = e.round_id
    where e.tenant_id = ${scope.tenantId} and e.application_id = ${applications.id} and r.state = 'DRAFT')`;
  const found = await scope.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        isCase(scope, 'Mgr.Apply.publish'),
        eq(applications.programme, round.programme),
        eq(applications.year, round.year),
        eq(applications.state, 'PUBLICITY'),
        isNull(applications.noticeId),
        elsewhere,
      ),
    )
    .orderBy(applications.no, applications.id)
    .limit(mostEntries);
  const ids = await ofOneList(
    scope,
    round,
    found.map(({ id }) => id),
  );
  if (ids.length === 0) return 0;
  const rows = ids.map((applicationId) => ({
    id: newId(),
    tenantId: scope.tenantId,
    roundId: round.id,
    applicationId,
    createdAt: scope.now,
  }));
  await scope.db.insert(publicityEntries).values(rows).onConflictDoNothing();
  return ids.length;
}

/** Of cases that were ranked those of the list that the round has already, or that was decided first; all of others. */
async function ofOneList(scope: ActorScope, { id }: Pick<Round, 'id'>, found: string[]): Promise<string[]> {
  const { db, tenantId, services } = scope;
  const ranks = await services.features.ranks(scope, found);
  if (ranks.length === 0) return found;
  const there = await db
    .select({ id: publicityEntries.applicationId })
    .from(publicityEntries)
    .where(and(eq(publicityEntries.tenantId, tenantId), eq(publicityEntries.roundId, id)));
  const [own] = await services.features.ranks(
    scope,
    there.map((each) => each.id),
  );
  const first = own ?? ranks.toSorted((a, b) => a.decidedAt.getTime() - b.decidedAt.getTime())[0];
  return ranks.filter(({ list }) => list === first?.list).map((rank) => rank.id);
}
