import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { entries } from '#features/competition/server/tables.ts';
import type { recuseCall } from '#features/judging/calls.ts';
import { judgingOfficeMessages } from '#features/judging/messages.ts';
import type { decideTieCall } from '#features/judging/organiser-calls.ts';
import { drawAnew } from '#features/judging/server/draw.ts';
import {
  type AssignmentRow,
  getJudging,
  type Judging,
  lockSeen,
  toldOf,
} from '#features/judging/server/judging-record.ts';
import { assignments, judges, ties } from '#features/judging/server/tables.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq } from '#server/database/sql.ts';
import { dropKept } from '#server/kept-drafts/spend-kept.ts';
import type { ActorScope } from '#server/scope.ts';
import { findTies } from './find-ties.ts';

/** A tie as somebody declares or confirms it. */
export interface DeclaredTie {
  readonly source: string;
  readonly kind: string | null;
  readonly note: string;
}

/** Declares a tie to an entry that is open: it is gone at once, what was typed with it, and another judge is drawn. */
export async function recuse(
  scope: ActorScope,
  { id, kind, note }: InputOf<typeof recuseCall>,
): Promise<Record<string, never>> {
  const { assignment } = await lockSeen(scope, id);
  const judging = await getJudging(scope, assignment.judgingId);
  await stepBack(scope, [{ assignment, tie: { source: 'DECLARED', kind, note: note.trim() } }]);
  await drawAnew(scope, judging, [assignment.entryId]);
  await tellOrganisers(scope, judging, 1);
  return {};
}

/**
 * Decides on a tie that was found or declared. Confirmed, the judge loses the entry; dismissed, they may be given it.
 * NOT_FOUND for an entry or judge that the round does not have.
 */
export async function decideTie(
  scope: ActorScope,
  { id, entryId, accountId, isTie }: InputOf<typeof decideTieCall>,
): Promise<Record<string, never>> {
  const judging = await getJudging(scope, id, { forUpdate: true });
  if (judging.row.state === 'CLOSED') throw new Refusal('NOT_ALLOWED');
  const { tenantId, db } = scope;
  const [entry] = await db
    .select({ id: entries.id, no: entries.no })
    .from(entries)
    .where(and(eq(entries.tenantId, tenantId), eq(entries.id, entryId), eq(entries.editionId, judging.row.editionId)));
  const [judge] = await db
    .select({ id: judges.id })
    .from(judges)
    .where(
      and(eq(judges.tenantId, tenantId), eq(judges.editionId, judging.row.editionId), eq(judges.accountId, accountId)),
    );
  if (!entry || !judge) throw new Refusal('NOT_FOUND');
  const found = (await findTies(scope, judging.row)).find(
    (tie) => tie.entryId === entryId && tie.accountId === accountId,
  );
  const tie = { source: found?.source ?? 'DECLARED', kind: null, note: found?.what ?? '' };
  const [held] = await db
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.tenantId, tenantId),
        eq(assignments.judgingId, id),
        eq(assignments.entryId, entryId),
        eq(assignments.accountId, accountId),
      ),
    )
    .for('update');
  if (isTie && held) await stepBack(scope, [{ assignment: held, tie }]);
  else await keepTie(scope, { entryId, accountId, tie, state: isTie ? 'CONFIRMED' : 'DISMISSED' });
  if (isTie && held) await drawAnew(scope, judging, [entryId]);
  await logBusiness(scope, {
    module: 'JUDGING',
    action: isTie ? 'RECUSE' : 'DISMISS',
    objectType: 'itec-judging',
    objectId: id,
    title: entry.no ?? '',
    text: isTie
      ? { CN: `确认利益冲突「${entry.no}」`, EN: `confirmed a conflict: ${entry.no}` }
      : { CN: `不构成利益冲突「${entry.no}」`, EN: `dismissed a conflict: ${entry.no}` },
  });
  return {};
}

/** Takes entries from judges for good: state, sheet and what was typed; the tie is kept. */
export async function stepBack(
  scope: ActorScope,
  all: readonly { readonly assignment: AssignmentRow; readonly tie: DeclaredTie }[],
): Promise<void> {
  for (const { assignment, tie } of all) {
    await scope.db
      .update(assignments)
      .set({ state: 'RECUSED', updatedAt: scope.now, rev: assignment.rev + 1 })
      .where(and(eq(assignments.tenantId, scope.tenantId), eq(assignments.id, assignment.id)));
    await dropKept(scope, { form: scoreForm.code, object: assignment.id });
    const { entryId, accountId } = assignment;
    await keepTie(scope, { entryId, accountId, tie, state: 'CONFIRMED' });
  }
}

/** Tells the organisers that a judge stepped back from so many entries. */
export async function tellOrganisers(scope: ActorScope, judging: Judging, count: number): Promise<void> {
  const to = await accountsHolding(scope, 'Mgr.Itec.judge');
  const facts = { ...toldOf(judging), name: scope.actor.nickname, count };
  await tell(scope, judgingOfficeMessages.recused, { to, facts });
  await logBusiness(scope, {
    module: 'JUDGING',
    action: 'DECLARE',
    objectType: 'itec-judging',
    objectId: judging.row.id,
    title: judging.round.titleCN,
    text: { CN: `声明回避 ${count} 项`, EN: `withdrew from ${count}` },
  });
}

async function keepTie(
  scope: ActorScope,
  { entryId, accountId, tie, state }: { entryId: string; accountId: string; tie: DeclaredTie; state: string },
): Promise<void> {
  const { tenantId, actor, now } = scope;
  const set = { ...tie, state, decidedBy: actor.id, at: now };
  await scope.db
    .insert(ties)
    .values({ id: newId(), tenantId, entryId, accountId, ...set })
    .onConflictDoUpdate({ target: [ties.tenantId, ties.entryId, ties.accountId], set });
}
