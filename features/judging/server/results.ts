import type { OutputOf } from '#core/contracts/contract.ts';
import { ranking, tieOrder } from '#core/judging/ranking.ts';
import { totalOf } from '#core/judging/results.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { entries } from '#features/competition/server/tables.ts';
import type { resultsCall } from '#features/judging/result-calls.ts';
import { computeFairness } from '#features/learning/server/scores/compute-fairness.ts';
import type { FairnessAnswer } from '#features/learning/server/scores/fairness-worker.ts';
import { pointsOf, type ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { readAbsent } from './absent.ts';
import { getJudging, isInPlay, type Judging, type JudgingRow, trackName } from './judging-record.ts';
import { lotOrder } from './lot.ts';
import { assignments, judgings, promotions } from './tables.ts';

/** An entry in the order that counts. */
export interface RankedEntry {
  readonly id: string;
  readonly no: string;
  readonly project: string;
  readonly track: string | null;
  readonly state: string;
  readonly ownerId: string;
  readonly result: number;
  readonly sheets: number;
}

/** Where promotion leads from each stage. */
export const leadsTo: Readonly<Record<string, string>> = { PRELIM: 'SEMI', SEMI: 'FINAL' };

/** The ranking with the panel beside it, computed in a thread while no connection is held. */
export async function readResults(call: SlowActorCall, { id }: { id: string }): Promise<OutputOf<typeof resultsCall>> {
  const { judging, order, sheets, promotion, absent } = await call.read(async (scope) => {
    const found = await getJudging(scope, id);
    return {
      judging: found,
      ...(await rankEntries(scope, found)),
      promotion: await readPromotion(scope, id),
      absent: await readAbsent(scope, id),
    };
  });
  const { row, round, edition } = judging;
  const rubric = row.rubric as Rubric | null;
  const line = Math.min(round.promotes ?? 0, order.length);
  const { fairness, criteria } = await panelOf(row, { order, sheets, line });
  const names = new Map(
    fairness.judges
      .map(({ id: judge }) => judge)
      .sort()
      .map((judge, at) => [judge, `J-${String(at + 1).padStart(2, '0')}`]),
  );
  return {
    id,
    title: { CN: round.titleCN, EN: round.titleEN },
    edition: edition.title,
    state: row.state,
    line,
    tracks: edition.tracks
      .filter(({ key }) => order.some(({ track }) => track === key))
      .map(({ key, name }) => ({ key, name })),
    scored: order.length,
    sheets: sheets.length,
    rows: fairness.rows.map((fair, at) => {
      const { no, project, track, state, sheets: count } = order[at]!;
      return { ...fair, no, project, state, sheets: count, track: trackName(edition, track) };
    }),
    judges: fairness.judges.map(({ id: judge, ...figures }) => ({ code: names.get(judge)!, ...figures })),
    reliability: fairness.reliability,
    holdsWithout: fairness.holdsWithout,
    absent,
    criteria: (rubric?.dimensions ?? []).map(({ name }, at) => ({ name, reliability: criteria[at] ?? null })),
    promotion: promotion && {
      id: promotion.row.id,
      state: promotion.row.state,
      by: promotion.by ?? '',
      isMine: promotion.row.madeBy === call.actor.id,
      at: promotion.row.createdAt.toISOString(),
      entries: promotion.entries,
      decidedBy: promotion.decider,
    },
    leadsTo: leadsTo[row.stage] ?? null,
  };
}

/** The panel over an order and the sheets that make it. */
export function panelOf(
  { rubric: kept, seed }: JudgingRow,
  { order, sheets, line }: Awaited<ReturnType<typeof rankEntries>> & { readonly line: number },
): Promise<FairnessAnswer> {
  const rubric = kept as Rubric | null;
  return computeFairness({
    given: rubric
      ? sheets.map(({ entryId, accountId, sheet }) => ({
          entry: entryId,
          judge: accountId,
          total: totalOf(rubric, pointsOf(sheet)),
        }))
      : [],
    order: order.map(({ id, result }) => ({ id, result })),
    line,
    isTrimmed: rubric?.aggregate === 'TRIMMED_MEAN',
    seed,
    criteria: (rubric?.dimensions ?? []).map(({ code }) =>
      sheets.map(({ entryId, accountId, sheet }) => ({
        entry: entryId,
        judge: accountId,
        total: sheet[code]?.score ?? 0,
      })),
    ),
  });
}

/**
 * The order that counts: by the frozen scale, ties by its criteria from the heaviest on, and what is equal in all of them
 * by lot under the seed of the round. Only sheets that were handed in and whose judge has no tie count.
 */
export async function rankEntries(scope: Scope, { row }: Pick<Judging, 'row'>) {
  const sheets = (
    await scope.db
      .select({
        entryId: assignments.entryId,
        accountId: assignments.accountId,
        sheet: assignments.sheet,
        no: entries.no,
        project: entries.project,
        track: entries.track,
        state: entries.state,
        ownerId: entries.ownerId,
        opinion: assignments.opinion,
      })
      .from(assignments)
      .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
      .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
      .where(
        and(
          eq(assignments.tenantId, scope.tenantId),
          eq(assignments.judgingId, row.id),
          eq(assignments.state, 'SUBMITTED'),
          isInPlay,
        ),
      )
      .orderBy(assignments.entryId, assignments.accountId)
  ).map((each) => ({ ...each, sheet: (each.sheet ?? {}) as ScoreSheet }));
  const rubric = row.rubric as Rubric | null;
  if (!rubric) return { order: [] as RankedEntry[], sheets };
  const byEntry = Map.groupBy(sheets, ({ entryId }) => entryId);
  const judged = [...byEntry].map(([id, own]) => ({ id, sheets: own.map(({ sheet }) => pointsOf(sheet)) }));
  const ranked = ranking(rubric, judged, tieOrder(rubric));
  const lot = new Map(
    lotOrder(
      row.seed,
      ranked.map(({ id }) => id),
    ).map((id, at) => [id, at]),
  );
  const order = ranked
    .toSorted((a, b) => a.rank - b.rank || lot.get(a.id)! - lot.get(b.id)!)
    .map(({ id, result }): RankedEntry => {
      const own = byEntry.get(id)!;
      const { no, project, track, state, ownerId } = own[0]!;
      return { id, no: no ?? '', project, track, state, ownerId, result, sheets: own.length };
    });
  return { order, sheets };
}

/** The list proposed last, unless it was withdrawn. */
async function readPromotion(scope: ActorScope, judgingId: string) {
  const [found] = await scope.db
    .select({ row: promotions, by: accounts.nickname })
    .from(promotions)
    .leftJoin(accounts, eq(accounts.id, promotions.madeBy))
    .where(and(eq(promotions.tenantId, scope.tenantId), eq(promotions.judgingId, judgingId)))
    .orderBy(desc(promotions.createdAt))
    .limit(1);
  if (!found || found.row.state === 'WITHDRAWN') return null;
  const { row, by } = found;
  const outcome = (row.outcome ?? {}) as Record<string, string>;
  const [decider] = row.decidedBy
    ? await scope.db.select({ name: accounts.nickname }).from(accounts).where(eq(accounts.id, row.decidedBy))
    : [];
  return {
    row,
    by,
    decider: decider?.name ?? null,
    entries: (row.list as { id: string; no: string; project: string }[]).map(({ id, no, project }) => ({
      id,
      no,
      project,
      outcome: outcome[id] ?? null,
    })),
  };
}
