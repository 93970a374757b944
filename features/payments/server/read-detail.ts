import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Text } from '#core/texts/text.ts';
import type { paymentDetailCall } from '#features/payments/calls.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { checksOfRow, neededFor, readPayment } from './read-payments.ts';
import { ledgerEntries, paymentApprovals, payments } from './tables.ts';

/** What the drawer of an instalment shows beside its row: checks, approvals of every round, entries. */
export async function readPaymentDetail(
  scope: ActorScope,
  { id }: InputOf<typeof paymentDetailCall>,
): Promise<OutputOf<typeof paymentDetailCall>> {
  const row = await readPayment(scope, id);
  const approvals = await scope.db
    .select()
    .from(paymentApprovals)
    .where(and(eq(paymentApprovals.tenantId, scope.tenantId), eq(paymentApprovals.paymentId, id)))
    .orderBy(asc(paymentApprovals.at));
  const entries = await scope.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, scope.tenantId), eq(ledgerEntries.paymentId, id)))
    .orderBy(asc(ledgerEntries.no));
  return {
    checks: checksOfRow(row).map((check) => ({ ...check, label: { ...check.label }, found: { ...check.found } })),
    conditions: (row.conditions as Text[]).map((text) => ({ CN: text.CN, EN: text.EN })),
    instalments: await instalmentsOf(scope, String(row.applicationId)),
    needed: neededFor(row),
    thirdFrom: row.thirdFrom === null ? null : Number(row.thirdFrom) / 100,
    round: Number(row.round),
    approvals: approvals.map(({ round, byName, at }) => ({ round, name: byName, at: at.toISOString() })),
    entries: entries.map(presentEntry),
  };
}

async function instalmentsOf({ db, tenantId }: ActorScope, applicationId: string) {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.applicationId, applicationId)))
    .orderBy(asc(payments.number), asc(payments.id));
  return rows.map(({ id, titleCN, titleEN, amount, state, dueOn, paidOn }) => ({
    id,
    title: { CN: titleCN, EN: titleEN },
    amount: amount / 100,
    state,
    dueOn,
    paidOn,
  }));
}

/** An entry as the drawers show it, its amount in yuan. */
export function presentEntry({ no, kind, debit, credit, amount, at }: typeof ledgerEntries.$inferSelect) {
  return { no, kind, debit, credit, amount: amount / 100, at: at.toISOString() };
}
