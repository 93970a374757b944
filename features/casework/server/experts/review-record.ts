import { createHash } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { type Panel, panelOf } from '#core/judging/panel.ts';
import type { ExpertStep } from '#features/casework/programmes/flows.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { caseJudges, expertReviews } from '#features/casework/server/tables.ts';
import { quants } from '#features/learning/server/tables.ts';
import { rubricOf } from '#features/learning/shared/quant.ts';
import { pointsOf } from '#features/learning/shared/score-sheet.ts';
import { loginNamesOf, staffName } from '#server/base/staff-name.ts';
import { and, asc, desc, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

export type ReviewRow = typeof expertReviews.$inferSelect;
export type SheetRow = typeof caseJudges.$inferSelect;

export async function findReview({ db, tenantId }: Scope, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(expertReviews)
    .where(and(eq(expertReviews.tenantId, tenantId), eq(expertReviews.applicationId, id)));
  return row;
}

/** The scale of the programme as it is published now is what the case is scored by, whatever becomes of it. NO_SCALE without one. */
export async function freezeScale(scope: ActorScope, id: string, { scale, least }: ExpertStep): Promise<void> {
  if (await findReview(scope, id)) return;
  const [quant] = await scope.db
    .select()
    .from(quants)
    .where(
      and(
        eq(quants.tenantId, scope.tenantId),
        eq(quants.code, scale),
        eq(quants.domain, 'JUDGING'),
        eq(quants.status, 'PUBLISHED'),
      ),
    )
    .orderBy(desc(quants.version))
    .limit(1);
  if (!quant) throw new Refusal('NO_SCALE', { params: { code: scale } });
  const rubric = rubricOf(quant.values as Parameters<typeof rubricOf>[0], quant.version);
  const { nameCN, nameEN } = quant;
  await scope.db.insert(expertReviews).values({
    tenantId: scope.tenantId,
    applicationId: id,
    nameCN,
    nameEN,
    rubric,
    rubricDigest: createHash('sha256').update(JSON.stringify(rubric)).digest('hex'),
    frozenAt: scope.now,
    least,
  });
}

/** Everybody who was asked about a case, in the order in which they were. */
export function sheetsOf({ db, tenantId }: Scope, id: string): Promise<SheetRow[]> {
  return db
    .select()
    .from(caseJudges)
    .where(and(eq(caseJudges.tenantId, tenantId), eq(caseJudges.applicationId, id)))
    .orderBy(asc(caseJudges.at), asc(caseJudges.accountId));
}

/** What those give together who handed in by an instant, with who they are, in order. */
export function panelBy(review: ReviewRow, rows: readonly SheetRow[], at?: Date): Panel & { given: SheetRow[] } {
  const given = rows.filter(({ sheet, submittedAt }) => sheet && submittedAt && (!at || submittedAt <= at));
  return {
    ...panelOf(
      review.rubric,
      given.map(({ sheet }) => pointsOf(sheet!)),
    ),
    given,
  };
}

/** Whether the caller handles cases, and so knows their experts by name. */
export function namesExperts({ permCodes }: ActorScope): boolean {
  return permCodes.has('Mgr.Apply.audit') || permCodes.has('Mgr.Apply.assign');
}

/** Those who handle cases know their experts; experts stay unnamed to each other. */
export async function namesFor(scope: ActorScope, ids: readonly string[]): Promise<(id: string) => string | null> {
  if (!namesExperts(scope)) return () => null;
  const found = await scope.db
    .select({ id: accounts.id, name: accounts.nickname })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  const logins = await loginNamesOf(scope, [...ids]);
  return (id) => staffName(found.find((each) => each.id === id)?.name ?? '—', logins.get(id));
}

/** Whether the caller was asked about a case as an expert. */
export async function isAsked(scope: ActorScope, id: string): Promise<boolean> {
  return (await sheetsOf(scope, id)).some(({ accountId }) => accountId === scope.actor.id);
}

/** The caller as an expert of a case. EXPERT_RECUSED, NOT_EXPERT; NOT_FOUND for whoever does not see it either. */
export async function ownSheet(scope: ActorScope, id: string): Promise<SheetRow> {
  const [row] = await scope.db
    .select()
    .from(caseJudges)
    .where(
      and(
        eq(caseJudges.tenantId, scope.tenantId),
        eq(caseJudges.applicationId, id),
        eq(caseJudges.accountId, scope.actor.id),
      ),
    );
  // Whoever recused themselves sees no case any more, and is told why.
  if (row?.state === 'RECUSED') throw new Refusal('EXPERT_RECUSED');
  await getCase(scope, id);
  if (!row) throw new Refusal('NOT_EXPERT');
  return row;
}

/** Whether the caller may keep scores of a case that are not handed in yet. */
export async function requireOwnSheet(scope: ActorScope, id: string): Promise<void> {
  const { state } = await ownSheet(scope, id);
  if (state !== 'ASKED') throw new Refusal('EXPERT_DONE');
}
