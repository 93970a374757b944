import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { expertReviewCall } from '#features/casework/calls/experts.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { isPayer } from '#features/casework/server/review/payer.ts';
import { showRubric } from '#features/learning/server/scores/show-rubric.ts';
import type { ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import type { ActorScope } from '#server/scope.ts';
import { findReview, namesFor, panelBy, type ReviewRow, type SheetRow, sheetsOf } from './review-record.ts';

type Review = NonNullable<OutputOf<typeof expertReviewCall>['review']>;

/** How experts score a case. Whoever was asked sees nothing of the others before handing in; whoever only pays sees none of it. */
export async function readReview(
  scope: ActorScope,
  { id }: Pick<InputOf<typeof expertReviewCall>, 'id'>,
): Promise<OutputOf<typeof expertReviewCall>> {
  const application = await getCase(scope, id);
  const review = isPayer(scope) ? undefined : await findReview(scope, id);
  if (!review) return { review: null };
  const rows = await sheetsOf(scope, id);
  const own = rows.find(({ accountId }) => accountId === scope.actor.id);
  const isHidden = own !== undefined && own.state !== 'SUBMITTED';
  const given = rows.filter(({ state }) => state === 'SUBMITTED').length;
  return {
    review: {
      scale: { CN: review.nameCN, EN: review.nameEN },
      rubric: showRubric(review.rubric),
      rubricDigest: review.rubricDigest,
      frozenAt: review.frozenAt.toISOString(),
      least: review.least,
      asked: rows.filter(({ state }) => state !== 'RECUSED').length,
      given,
      isOpen: application.state === 'JOINT',
      closedAt: review.closedAt?.toISOString() ?? null,
      isHidden,
      columns: isHidden ? [] : await columnsOf(scope, review, rows),
      result: isHidden || given < review.least ? null : panelBy(review, rows).result,
      own: own
        ? {
            state: own.state,
            rev: own.rev,
            scores: scoresOf(own.sheet),
            total: own.total,
            submittedAt: own.submittedAt?.toISOString() ?? null,
          }
        : null,
    },
  };
}

async function columnsOf(scope: ActorScope, review: ReviewRow, rows: readonly SheetRow[]): Promise<Review['columns']> {
  const { given, highest, lowest } = panelBy(review, rows);
  const isCut = given.length >= review.least;
  const nameOf = await namesFor(
    scope,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => {
    const at = given.indexOf(row);
    return {
      name: nameOf(row.accountId),
      state: row.state,
      scores: scoresOf(row.sheet),
      total: row.total,
      opinion: row.opinion,
      reason: row.reason,
      drop: !isCut || at < 0 ? null : at === highest ? 'HIGHEST' : at === lowest ? 'LOWEST' : null,
    };
  });
}

function scoresOf(sheet: ScoreSheet | null) {
  return Object.entries(sheet ?? {}).map(([code, { score, reason }]) => ({ code, score, reason }));
}
