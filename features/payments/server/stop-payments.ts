import { yuanText } from '#core/texts/amount.ts';
import type { Text } from '#core/texts/text.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { takeBack } from './post.ts';
import { payments } from './tables.ts';

/** States of an instalment that can still be stopped. */
export const stoppable = ['PLANNED', 'CHECKED', 'APPROVED', 'FAILED'];

/** Why instalments are stopped when the result of their case ends. */
const ended: Text = { CN: '申报结果已终止', EN: 'the result is in effect no more' };

/** Stops what is not with the bank yet, for a reason that the applicant reads. */
export async function stopPayments(scope: Scope, applicationId: string, reason = ended): Promise<void> {
  const stopped = await scope.db
    .update(payments)
    .set({ state: 'STOPPED', reason: reason.CN, updatedAt: scope.now, rev: sql`${payments.rev} + 1` })
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
        reason,
        id: applicationId,
      },
    });
    await logBusiness(scope, {
      module: 'PAYMENT',
      action: 'STOP',
      objectType: 'payment',
      objectId: payment.id,
      title: payment.titleCN,
      text: { CN: `停付：${reason.CN}`, EN: `Stopped: ${reason.EN}` },
      changes: [{ field: 'status', before: null, after: 'STOPPED' }],
    });
  }
}
