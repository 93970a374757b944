import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { totalOf } from '#core/judging/results.ts';
import type { recuseExpertCall, submitExpertCall } from '#features/casework/calls/experts.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { lockCase } from '#features/casework/server/review/find-case.ts';
import { caseJudges } from '#features/casework/server/tables.ts';
import { expertForm } from '#features/casework/shared/experts.ts';
import { requireSheet } from '#features/learning/server/scores/require-sheet.ts';
import { pointsOf } from '#features/learning/shared/score-sheet.ts';
import { and, eq } from '#server/database/sql.ts';
import { spend } from '#server/kept-drafts/spend-kept.ts';
import type { ActorScope } from '#server/scope.ts';
import { findReview, ownSheet, type SheetRow } from './review-record.ts';

/**
 * Hands in the scores of an expert, once: afterwards they see those of others. NOT_EXPERT, EXPERT_RECUSED, EXPERT_DONE;
 * EXPERT_CLOSED outside the review, SCORE_OUT and REASON_SHORT beside a criterion, CONFLICT over another revision.
 */
export async function submitScores(
  scope: ActorScope,
  { id, rev, scores, opinion }: InputOf<typeof submitExpertCall>,
): Promise<OutputOf<typeof submitExpertCall>> {
  const { application, own } = await lockOwn(scope, id, rev);
  const review = await findReview(scope, id);
  if (!review || application.state !== 'JOINT') throw new Refusal('EXPERT_CLOSED');
  const sheet = requireSheet(scope, review.rubric, scores);
  const total = totalOf(review.rubric, pointsOf(sheet));
  await change(scope, own, { state: 'SUBMITTED', sheet, total, opinion: opinion.trim(), submittedAt: scope.now });
  await spend(scope, { form: expertForm.code, object: id }, 'sheet', () => ({}));
  // Experts who have not handed in read the history, too: what was scored is not in it.
  await logCase(scope, application, { action: 'EXPERT-SCORE', text: { CN: '提交专家评分', EN: 'Handed in scores' } });
  return { total };
}

/** An expert recuses themselves before handing in, and is given the case no more. Refused like scores. */
export async function recuseExpert(
  scope: ActorScope,
  { id, rev, reason }: InputOf<typeof recuseExpertCall>,
): Promise<OutputOf<typeof recuseExpertCall>> {
  const { application, own } = await lockOwn(scope, id, rev);
  await change(scope, own, { state: 'RECUSED', reason: reason.trim(), recusedAt: scope.now });
  await spend(scope, { form: expertForm.code, object: id }, 'sheet', () => ({}));
  await logCase(scope, application, { action: 'EXPERT-RECUSE', text: { CN: '回避评审', EN: 'Recused themselves' } });
  return {};
}

/** Locked, so that scores and the end of the review do not cross. */
async function lockOwn(scope: ActorScope, id: string, rev: number) {
  await ownSheet(scope, id);
  const application = await lockCase(scope, id, 'Mgr.Apply.judge');
  const own = await ownSheet(scope, id);
  if (own.state === 'SUBMITTED') throw new Refusal('EXPERT_DONE');
  if (own.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: own.rev, values: { state: own.state } } });
  return { application, own };
}

async function change(
  scope: ActorScope,
  { applicationId, accountId, rev }: SheetRow,
  set: Partial<typeof caseJudges.$inferInsert>,
): Promise<void> {
  await scope.db
    .update(caseJudges)
    .set({ ...set, rev: rev + 1 })
    .where(
      and(
        eq(caseJudges.tenantId, scope.tenantId),
        eq(caseJudges.applicationId, applicationId),
        eq(caseJudges.accountId, accountId),
      ),
    );
}
