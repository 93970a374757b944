import { post, takeBack } from '#features/payments/server/post.ts';
import { stoppable } from '#features/payments/server/stop-payments.ts';
import { payments } from '#features/payments/server/tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Pays only so many per cent of what is not with the bank yet: what was promised goes back, the rest is promised and approved anew. */
export async function amendPayments(scope: Scope, applicationId: string, share: number): Promise<void> {
  const amended = await scope.db
    .update(payments)
    .set({
      amount: sql`greatest(1, ${payments.amount} * ${share}::int / 100)`,
      state: 'PLANNED',
      round: sql`${payments.round} + 1`,
      batchId: null,
      tail: null,
      reason: null,
      updatedAt: scope.now,
      rev: sql`${payments.rev} + 1`,
    })
    .where(
      and(
        eq(payments.tenantId, scope.tenantId),
        eq(payments.applicationId, applicationId),
        inArray(payments.state, stoppable),
      ),
    )
    .returning();
  // A handful of instalments, and each takes back entries of its own.
  for (const { id: paymentId, programme, year, amount } of amended) {
    await takeBack(scope, { paymentId, programme, year });
    await post(scope, [{ kind: 'COMMIT', paymentId, programme, year, amount }]);
  }
}
