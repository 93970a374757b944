import { yuanText } from '#core/texts/amount.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { takeBack } from './post.ts';
import { payments } from './tables.ts';

/** States of an instalment that can still be stopped. */
export const stoppable = ['PLANNED', 'CHECKED', 'APPROVED', 'FAILED'];

/** Stops what is not with the bank yet, because the result of the case is in effect no more. */
export async function stopPayments(scope: Scope, applicationId: string): Promise<void> {
  const reason = '申报结果已终止';
  const stopped = await scope.db
    .update(payments)
    .set({ state: 'STOPPED', reason, updatedAt: scope.now, rev: sql`${payments.rev} + 1` })
    .where(
      and(
        eq(payments.tenantId, scope.tenantId),
        eq(payments.applicationId, applicationId),
        inArray(payments.state, stoppable),
      ),
    )
    .returning();
  // A handful of instalments, and each takes back entries of its own.
  for (const payment of stopped) {
    await takeBack(scope, { ...payment, paymentId: payment.id });
    await tell(scope, paymentMessages.stopped, {
      to: payment.ownerId,
      facts: {
        title: { CN: payment.titleCN, EN: payment.titleEN },
        amount: yuanText(payment.amount),
        reason: { CN: reason, EN: 'the result is in effect no more' },
        id: applicationId,
      },
    });
    await logBusiness(scope, {
      module: 'PAYMENT',
      action: 'STOP',
      objectType: 'payment',
      objectId: payment.id,
      title: payment.titleCN,
      text: { CN: `停付：${reason}`, EN: 'Stopped: the result is in effect no more' },
      changes: [{ field: 'status', before: null, after: 'STOPPED' }],
    });
  }
}
