import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { pipelineCall } from '#features/competition/organiser-calls.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import { and, asc, desc, eq, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

const mostEditions = 3;

/** How many entries of the newest editions stand in each state; those that were handed in, as the list shows. */
export async function readPipeline(
  { db, tenantId }: ActorScope,
  { group }: Pick<InputOf<typeof pipelineCall>, 'group'>,
): Promise<OutputOf<typeof pipelineCall>> {
  const rows = await db
    .select({
      id: editions.id,
      title: { CN: editions.titleCN, EN: editions.titleEN },
      state: entries.state,
      count: sql<number>`count(${entries.id})::int`,
    })
    .from(editions)
    .leftJoin(
      entries,
      and(
        eq(entries.editionId, editions.id),
        eq(entries.tenantId, editions.tenantId),
        isNull(entries.deletedAt),
        sql`${entries.submittedAt} is not null`,
        ...(group ? [eq(entries.groupKey, group)] : []),
      ),
    )
    .where(eq(editions.tenantId, tenantId))
    .groupBy(editions.id, entries.state)
    .orderBy(desc(editions.year), asc(entries.state));
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, mostEditions);
  const held = await db
    .select({
      editionId: rounds.editionId,
      stage: rounds.stage,
      startsOn: rounds.startsOn,
      endsOn: rounds.endsOn,
      promotes: rounds.promotes,
    })
    .from(rounds)
    .where(and(eq(rounds.tenantId, tenantId), sql`${rounds.editionId} = any(${sql.param(ids)}::text[])`))
    .orderBy(rounds.startsOn);
  return {
    editions: ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      return {
        id,
        title: own[0]!.title,
        rounds: held.filter(({ editionId }) => editionId === id).map(({ editionId: _, ...round }) => round),
        states: own.flatMap(({ state, count }) => (state ? [{ state, count }] : [])),
      };
    }),
  };
}
