import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { reclaimDetailCall } from '#features/payments/calls.ts';
import { presentEntry } from '#features/payments/server/read-detail.ts';
import { reclaimMoves } from '#features/payments/server/reclaim-tables.ts';
import { ledgerEntries, payments } from '#features/payments/server/tables.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { readReclaim } from './read-reclaims.ts';

/** What the drawer of a claim shows beside its row: what was paid, every step with both people, entries. */
export async function readReclaimDetail(
  scope: ActorScope,
  { id }: InputOf<typeof reclaimDetailCall>,
): Promise<OutputOf<typeof reclaimDetailCall>> {
  await readReclaim(scope, id);
  const { db, tenantId } = scope;
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, tenantId), eq(ledgerEntries.reclaimId, id)))
    .orderBy(asc(ledgerEntries.no));
  const claimed = entries.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]));
  const parts = await db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), inArray(payments.id, claimed)))
    .orderBy(asc(payments.number));
  const moves = await db
    .select()
    .from(reclaimMoves)
    .where(and(eq(reclaimMoves.tenantId, tenantId), eq(reclaimMoves.reclaimId, id)))
    .orderBy(asc(reclaimMoves.createdAt));
  return {
    parts: parts.map(({ titleCN, titleEN, amount, paidOn }) => ({
      title: { CN: titleCN, EN: titleEN },
      amount: amount / 100,
      paidOn,
    })),
    moves: moves.map(({ kind, amount, state, receivedOn, note, byName, secondName, answer, createdAt }) => ({
      kind,
      amount: amount / 100,
      state,
      receivedOn,
      note,
      by: byName,
      second: secondName,
      answer,
      at: createdAt.toISOString(),
    })),
    entries: entries.map(presentEntry),
  };
}
