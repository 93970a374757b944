import type { OutputOf } from '#core/contracts/contract.ts';
import { totalOf } from '#core/judging/results.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { type EntryRow, getOwnEntry } from '#features/competition/server/entry-record.ts';
import { editions, rounds } from '#features/competition/server/tables.ts';
import type { ownScoresCall } from '#features/judging/result-calls.ts';
import { pointsOf } from '#features/learning/shared/score-sheet.ts';
import { and, asc, eq, exists, sql } from '#server/database/sql.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { remember } from '#server/remember.ts';
import type { Scope } from '#server/scope.ts';
import { getJudging } from './judging-record.ts';
import { panelOf, rankEntries } from './results.ts';
import { assignments, judgings, promotions } from './tables.ts';

type Round = OutputOf<typeof ownScoresCall>['rounds'][number];
type Standing = Pick<Round, 'result' | 'rank' | 'totals' | 'opinions' | 'adjusted'>;

/**
 * What the entrant reads of the scores, of rounds that are over and published. Judges have no names or letters here, and
 * what they wrote stands in an order that leads to none of their totals.
 */
export async function readOwnScores(
  call: SlowActorCall,
  { id }: { id: string },
): Promise<OutputOf<typeof ownScoresCall>> {
  const published = await call.read(async (scope) => readPublished(scope, await getOwnEntry(scope, id)));
  const found: Round[] = [];
  for (const { judgingId, ...round } of published) {
    const { standings, rubric } = await remember(call.services, `standings/${judgingId}`, () =>
      standingsOf(call, judgingId),
    );
    const own = standings.get(id);
    if (!own) continue;
    const whole = rubric.dimensions.reduce((sum, { weight, max }) => sum + (weight ?? max), 0);
    found.push({
      ...round,
      ...own,
      of: standings.size,
      outOf: mostPoints(rubric),
      criteria: rubric.dimensions.map(({ name, weight, max }) => ({ name, share: (weight ?? max) / whole })),
    });
  }
  return { rounds: found };
}

/** Rounds in which an entry was scored that may be read: the list was confirmed, or the results of the edition are out. */
async function readPublished(scope: Scope, entry: EntryRow) {
  const { db, tenantId, now } = scope;
  const scored = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(
      and(
        eq(assignments.tenantId, tenantId),
        eq(assignments.judgingId, judgings.id),
        eq(assignments.entryId, entry.id),
        eq(assignments.state, 'SUBMITTED'),
      ),
    );
  const rows = await db
    .select({
      judgingId: judgings.id,
      stage: judgings.stage,
      titleCN: rounds.titleCN,
      titleEN: rounds.titleEN,
      confirmedAt: sql<Date | null>`(select max(${promotions.decidedAt}) from ${promotions}
        where ${promotions.tenantId} = ${tenantId} and ${promotions.judgingId} = ${judgings.id}
          and ${promotions.state} = 'CONFIRMED')`.mapWith(promotions.decidedAt),
      resultsAt: editions.resultsAt,
    })
    .from(judgings)
    .innerJoin(rounds, and(eq(rounds.id, judgings.roundId), eq(rounds.tenantId, judgings.tenantId)))
    .innerJoin(editions, and(eq(editions.id, judgings.editionId), eq(editions.tenantId, judgings.tenantId)))
    .where(
      and(
        eq(judgings.tenantId, tenantId),
        eq(judgings.editionId, entry.editionId),
        eq(judgings.state, 'CLOSED'),
        exists(scored),
      ),
    )
    .orderBy(asc(judgings.opensAt));
  return rows.flatMap(({ judgingId, stage, titleCN, titleEN, confirmedAt, resultsAt }) => {
    const publishedAt = confirmedAt ?? (resultsAt && resultsAt <= now ? resultsAt : null);
    if (!publishedAt) return [];
    return { judgingId, stage, title: { CN: titleCN, EN: titleEN }, publishedAt: publishedAt.toISOString() };
  });
}

/** Where every entry of a round came, with the panel; the round is over, so that it is computed once for all who ask. */
async function standingsOf(call: SlowActorCall, judgingId: string) {
  const { judging, ...ranked } = await call.read(async (scope) => {
    const found = await getJudging(scope, judgingId);
    return { judging: found, ...(await rankEntries(scope, found)) };
  });
  const { order, sheets } = ranked;
  const rubric = judging.row.rubric as Rubric;
  const line = Math.min(judging.round.promotes ?? 0, order.length);
  const { fairness } = await panelOf(judging.row, { ...ranked, line });
  const sheetsOf = Map.groupBy(sheets, ({ entryId }) => entryId);
  const standings = new Map<string, Standing>(
    fairness.rows.map(({ id, rank, result, adjustedRank, low, high }) => {
      const own = sheetsOf.get(id) ?? [];
      const totals = own.map(({ sheet }) => totalOf(rubric, pointsOf(sheet))).sort((a, b) => a - b);
      const isTrimmed = rubric.aggregate === 'TRIMMED_MEAN' && totals.length > 2;
      return [
        id,
        {
          rank,
          result,
          adjusted: { rank: adjustedRank, low, high },
          totals: totals.map((value, at) => ({
            value,
            counts: !isTrimmed || (at > 0 && at < totals.length - 1),
          })),
          opinions: own.flatMap(({ opinion }) => (opinion.trim() ? [opinion.trim()] : [])).sort(),
        },
      ];
    }),
  );
  return { standings, rubric };
}

/** The most that one judge can give in all. */
function mostPoints(rubric: Rubric): number {
  return totalOf(rubric, Object.fromEntries(rubric.dimensions.map(({ code, max }) => [code, max])));
}
