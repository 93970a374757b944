import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { panelOf } from '#core/judging/panel.ts';
import { rawTotal } from '#core/judging/results.ts';
import type { expertFairnessCall } from '#features/casework/calls/experts.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { applications, caseJudges, expertReviews } from '#features/casework/server/tables.ts';
import { computeFairness } from '#features/learning/server/scores/compute-fairness.ts';
import { pointsOf, type ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import { and, asc, eq, isNotNull, isNull } from '#server/database/sql.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { findReview, namesExperts, namesFor, type ReviewRow } from './review-record.ts';

/** Fewer than these are not compared. */
const leastCompared = 3;

/**
 * Where a case stands among those scored by the same scale, computed in a thread while no connection is held. It informs
 * whoever handles cases and changes no score.
 */
export async function readFairness(
  call: SlowActorCall,
  { id }: Pick<InputOf<typeof expertFairnessCall>, 'id'>,
): Promise<OutputOf<typeof expertFairnessCall>> {
  const found = await call.read((scope) => compared(scope, id));
  if (!found) return { panel: null };
  const { review, order, given, nameOf } = found;
  const { fairness } = await computeFairness({
    given,
    order,
    line: 0,
    isTrimmed: true,
    seed: review.rubricDigest,
    criteria: [],
  });
  const row = fairness.rows.find((each) => each.id === id)!;
  const own = new Set(given.filter(({ entry }) => entry === id).map(({ judge }) => judge));
  const [far] = fairness.judges
    .filter(({ id: judge, isFar }) => isFar && own.has(judge))
    .sort((a, b) => Math.abs(b.leniency) - Math.abs(a.leniency));
  return {
    panel: {
      count: order.length,
      result: row.result,
      rank: row.rank,
      adjusted: row.adjusted,
      adjustedRank: row.adjustedRank,
      low: row.low,
      high: row.high,
      bestWithout: row.bestWithout,
      worstWithout: row.worstWithout,
      far: far ? { name: nameOf(far.id) ?? '', count: far.count, leniency: far.leniency } : null,
    },
  };
}

/** What is compared, the best first; undefined for whoever may not see it, and where there is too little. */
async function compared(scope: ActorScope, id: string) {
  const application = await getCase(scope, id);
  const review = namesExperts(scope) ? await findReview(scope, id) : undefined;
  if (!review) return undefined;
  const { programme, year } = application;
  const sheets = await sheetsOfYear(scope, { programme, year, review });
  if (sheets.some((row) => row.id === id && row.judge === scope.actor.id && !row.sheet)) return undefined;
  const whole = sheets.flatMap(({ sheet, ...row }) => (sheet ? [{ ...row, points: pointsOf(sheet) }] : []));
  const order = [...Map.groupBy(whole, (row) => row.id)]
    .filter(([, rows]) => rows.length >= rows[0]!.least)
    .map(([entry, rows]) => ({
      id: entry,
      result: panelOf(
        review.rubric,
        rows.map(({ points }) => points),
      ).result!,
    }))
    .sort((a, b) => b.result - a.result || (a.id < b.id ? -1 : 1));
  const kept = new Set(order.map((each) => each.id));
  if (kept.size < leastCompared || !kept.has(id)) return undefined;
  const given = whole
    .filter((row) => kept.has(row.id))
    .map((row) => ({ entry: row.id, judge: row.judge, total: rawTotal(review.rubric, row.points) }));
  const judges = given.filter(({ entry }) => entry === id).map(({ judge }) => judge);
  return { review, order, given, nameOf: await namesFor(scope, judges) };
}

/** The sheets of all cases of a programme and year by one scale, by `applications_taken`. */
async function sheetsOfYear(
  { db, tenantId }: Scope,
  { programme, year, review }: { programme: string; year: number; review: ReviewRow },
): Promise<{ id: string; judge: string; least: number; sheet: ScoreSheet | null }[]> {
  return await db
    .select({
      id: caseJudges.applicationId,
      judge: caseJudges.accountId,
      least: expertReviews.least,
      sheet: caseJudges.sheet,
    })
    .from(applications)
    .innerJoin(
      expertReviews,
      and(eq(expertReviews.tenantId, applications.tenantId), eq(expertReviews.applicationId, applications.id)),
    )
    .innerJoin(
      caseJudges,
      and(eq(caseJudges.tenantId, applications.tenantId), eq(caseJudges.applicationId, applications.id)),
    )
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.programme, programme),
        eq(applications.year, year),
        isNotNull(applications.no),
        isNull(applications.deletedAt),
        eq(expertReviews.rubricDigest, review.rubricDigest),
      ),
    )
    .orderBy(asc(caseJudges.applicationId), asc(caseJudges.accountId));
}
