import { Refusal } from '#core/errors.ts';
import { yuanText } from '#core/texts/amount.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { reclaim as resource } from '#features/payments/resources/reclaim.ts';
import { post } from '#features/payments/server/post.ts';
import { reclaimMoves, reclaims } from '#features/payments/server/reclaim-tables.ts';
import { isReclaimStep, type ReclaimStep, reclaimSteps } from '#features/payments/shared/reclaim.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Row, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { readReclaim } from './read-reclaims.ts';

/** Which kind of step an action asks for. */
const asks: Readonly<Record<string, ReclaimStep>> = { book: 'RETURN', waive: 'WAIVE' };

/**
 * What is done about a claim in the back office: one person notes that money came back, or that it is not asked for any
 * more; another confirms it, and only then it is posted. AMOUNT_OVER for more than is left, DECISION_WAITS while something
 * waits, SECOND_PERSON_NEEDED for whoever noted it, NOT_ALLOWED where nothing waits.
 */
export async function moveReclaim(
  scope: ActorScope,
  { id, action, values }: { id: string; action: string; values: Values },
): Promise<void> {
  const row = await readReclaim(scope, id);
  const kind = asks[action];
  if (kind) await ask(scope, row, { kind, values });
  else if (action === 'confirm' || action === 'decline') await answer(scope, row, { action, values });
  else throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(reclaims)
    .set({ updatedAt: scope.now, rev: sql`${reclaims.rev} + 1` })
    .where(and(eq(reclaims.tenantId, scope.tenantId), eq(reclaims.id, id)));
  const after = await readReclaim(scope, id);
  const reason = String(values.reason ?? '');
  await logAction(scope, {
    resource,
    id,
    title: String(row.no),
    action,
    changes: [
      { field: 'status', before: row.status, after: after.status },
      { field: 'left', before: row.left, after: after.left },
      ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ].filter(({ before, after: then }) => before !== then),
  });
}

async function ask(scope: ActorScope, row: Row, { kind, values }: { kind: ReclaimStep; values: Values }) {
  if (row.moveId !== null) throw new Refusal('DECISION_WAITS');
  const left = Number(row.leftFen);
  const amount = Math.round(Number(values.amount) * 100);
  if (amount > left) throw fieldRefusal(scope, 'AMOUNT_OVER', 'amount', { left: yuanText(left) });
  await scope.db.insert(reclaimMoves).values({
    id: newId(),
    tenantId: scope.tenantId,
    reclaimId: row.id,
    kind,
    amount,
    receivedOn: values.receivedOn ? String(values.receivedOn) : null,
    note: String(values.reason ?? values.note ?? ''),
    byId: scope.actor.id,
    byName: scope.actor.nickname,
    createdAt: scope.now,
    updatedAt: scope.now,
  });
}

async function answer(
  scope: ActorScope,
  row: Row,
  { action, values }: { action: 'confirm' | 'decline'; values: Values },
): Promise<void> {
  if (row.moveId === null) throw new Refusal('NOT_ALLOWED');
  if (row.moveById === scope.actor.id) throw new Refusal('SECOND_PERSON_NEEDED');
  const { actor, now, tenantId } = scope;
  const isConfirmed = action === 'confirm';
  const [move] = await scope.db
    .update(reclaimMoves)
    .set({
      state: isConfirmed ? 'DONE' : 'DECLINED',
      secondId: actor.id,
      secondName: actor.nickname,
      answer: String(values.reason ?? ''),
      updatedAt: now,
    })
    .where(and(eq(reclaimMoves.tenantId, tenantId), eq(reclaimMoves.id, String(row.moveId))))
    .returning();
  if (!isConfirmed || !move || !isReclaimStep(move.kind)) return;
  const { amount, receivedOn, note } = move;
  const { entry } = reclaimSteps[move.kind];
  await post(scope, [
    { kind: entry, amount, reclaimId: row.id, programme: String(row.programme), year: Number(row.year) },
  ]);
  await tell(scope, move.kind === 'RETURN' ? paymentMessages.refunded : paymentMessages.waived, {
    to: String(row.ownerId),
    facts: {
      amount: yuanText(amount),
      left: yuanText(Number(row.leftFen) - amount),
      day: receivedOn ?? '',
      reason: note,
      id: String(row.applicationId),
    },
  });
}
