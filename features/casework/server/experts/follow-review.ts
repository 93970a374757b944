import { Refusal } from '#core/errors.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications, expertReviews } from '#features/casework/server/tables.ts';
import { expertForm } from '#features/casework/shared/experts.ts';
import { and, eq } from '#server/database/sql.ts';
import type { CaseMove } from '#server/features.ts';
import { dropKept } from '#server/kept-drafts/spend-kept.ts';
import type { Scope } from '#server/scope.ts';
import { findReview, panelBy, sheetsOf } from './review-record.ts';

const onwards: readonly string[] = ['PUBLICITY', 'APPROVED'];

/**
 * Keeps a case that experts score in joint review until enough have (EXPERTS_MISSING, with how many), and its result
 * when it leaves. An expert of the case takes no step out of it (NOT_ALLOWED). A case that comes back is scored on.
 */
export async function followReview(scope: Scope, { id, from, to }: CaseMove): Promise<void> {
  if (from !== 'JOINT' && to !== 'JOINT') return;
  const [application] = await scope.db
    .select({
      programme: applications.programme,
      year: applications.year,
      formVersion: applications.formVersion,
      no: applications.no,
    })
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)));
  const step = application && (await programmeOf(scope, application)).experts;
  if (!step) return;
  const review = await findReview(scope, id);
  const set = (columns: Partial<typeof expertReviews.$inferInsert>) =>
    scope.db
      .update(expertReviews)
      .set(columns)
      .where(and(eq(expertReviews.tenantId, scope.tenantId), eq(expertReviews.applicationId, id)));
  if (to === 'JOINT') {
    if (review) await set({ closedAt: null, result: null });
    return;
  }
  const rows = await sheetsOf(scope, id);
  if (rows.some(({ accountId }) => accountId === scope.actor?.id))
    throw new Refusal('NOT_ALLOWED', { cause: 'an expert of the case' });
  const least = review?.least ?? step.least;
  const given = rows.filter(({ state }) => state === 'SUBMITTED').length;
  if (given < least && onwards.includes(to)) throw new Refusal('EXPERTS_MISSING', { params: { least, given } });
  if (!review) return;
  // What others still typed is of no use any more.
  await dropKept(scope, { form: expertForm.code, object: id });
  const result = given < least ? null : panelBy(review, rows).result;
  await set({ closedAt: scope.now, result });
  if (result === null) return;
  await logCase(
    scope,
    { ...application, id },
    {
      action: 'EXPERT-RESULT',
      text: {
        CN: `专家评审得分 ${result.toFixed(2)}（${given} 位专家，去掉最高和最低）`,
        EN: `Expert review: ${result.toFixed(2)} (${given} experts, without the highest and the lowest)`,
      },
    },
  );
}
