import { resultOf, type Sheet } from '#core/judging/results.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import type { EarlierVersions, ScaleUse, UsedGroup } from '#server/base/scale-use.ts';
import { and, desc, eq, inArray, type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { isInPlay } from './judging-record.ts';
import { assignments, judgings } from './tables.ts';

/** What judges of the competition scored; a round is ranked by itself, as its results are. */
export const judgingScores: ScaleUse = {
  domain: 'JUDGING',
  name: { CN: '大赛评审', EN: 'Competition judging' },
  // Whoever sees the results of a round sees all of it: no data scope narrows the competition.
  mayRead: ({ permCodes }) => permCodes.has('Mgr.Itec.judge'),
  ruleOf: resultOf,

  async count(scope, versions) {
    const [found] = await scope.db
      .select({
        sheets: sql<number>`count(*)::int`,
        things: sql<number>`count(distinct (${assignments.judgingId}, ${assignments.entryId}))::int`,
      })
      .from(assignments)
      .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
      .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
      .where(isScored(scope, versions));
    return found ?? { sheets: 0, things: 0 };
  },

  async read(scope, versions, most) {
    const things = await scope.db
      .select({
        judgingId: assignments.judgingId,
        id: assignments.entryId,
        no: sql<string>`coalesce(${entries.no}, '')`,
        sheets: sql<Sheet[]>`jsonb_agg((
          select jsonb_object_agg(s.key, s.value->'score') from jsonb_each(${assignments.sheet}) s)
          order by ${assignments.accountId})`,
      })
      .from(assignments)
      .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
      .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
      .where(isScored(scope, versions))
      .groupBy(judgings.opensAt, assignments.judgingId, assignments.entryId, entries.no)
      .orderBy(desc(judgings.opensAt), assignments.judgingId, assignments.entryId)
      .limit(most);
    const byJudging = Map.groupBy(things, ({ judgingId }) => judgingId);
    return named(scope, byJudging);
  },
};

/** Handed in for what is in play, by one of the versions. */
function isScored({ tenantId }: Scope, { code, below }: EarlierVersions): SQL {
  return and(
    eq(assignments.tenantId, tenantId),
    eq(assignments.state, 'SUBMITTED'),
    isInPlay,
    sql`${judgings.rubric}->>'code' = ${code}`,
    sql`(${judgings.rubric}->>'version')::int < ${below}`,
  )!;
}

/** The rounds that were found, in their order, with what they are called and how many of them go on. */
async function named(
  { db, tenantId }: Scope,
  byJudging: ReadonlyMap<string, readonly { id: string; no: string; sheets: Sheet[] }[]>,
): Promise<UsedGroup[]> {
  if (byJudging.size === 0) return [];
  const found = await db
    .select({ judging: judgings, round: rounds, edition: { CN: editions.titleCN, EN: editions.titleEN } })
    .from(judgings)
    .innerJoin(rounds, and(eq(rounds.id, judgings.roundId), eq(rounds.tenantId, judgings.tenantId)))
    .innerJoin(editions, and(eq(editions.id, judgings.editionId), eq(editions.tenantId, judgings.tenantId)))
    .where(and(eq(judgings.tenantId, tenantId), inArray(judgings.id, [...byJudging.keys()])));
  return [...byJudging].flatMap(([id, things]) => {
    const at = found.find(({ judging }) => judging.id === id);
    if (!at) return [];
    const { judging, round, edition } = at;
    return [
      {
        title: { CN: `${edition.CN} · ${round.titleCN}`, EN: `${edition.EN} · ${round.titleEN}` },
        rubric: judging.rubric as Rubric,
        // Where all go on there is no line.
        line: round.promotes !== null && round.promotes < things.length ? round.promotes : null,
        things,
      },
    ];
  });
}
