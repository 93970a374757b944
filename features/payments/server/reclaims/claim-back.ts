import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { yuanText } from '#core/texts/amount.ts';
import { applications } from '#features/casework/server/tables.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { post } from '#features/payments/server/post.ts';
import { reclaims } from '#features/payments/server/reclaim-tables.ts';
import { ledgerEntries, payments } from '#features/payments/server/tables.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { refundDays } from '#features/payments/shared/reclaim.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, notExists, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Claims back what a revoked case was paid and that is not claimed yet, an entry an instalment; whoever was paid is told
 * the sum and the day. What the bank pays afterwards joins the same claim, with a day of its own.
 */
export async function claimBack(scope: Scope, applicationId: string): Promise<void> {
  const { db, tenantId, now } = scope;
  const claimed = db
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.tenantId, tenantId),
        eq(ledgerEntries.paymentId, payments.id),
        eq(ledgerEntries.kind, 'CLAIM'),
      ),
    );
  const paid = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.applicationId, applicationId),
        eq(payments.state, 'PAID'),
        notExists(claimed),
      ),
    );
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, tenantId), eq(applications.id, applicationId)));
  if (paid.length === 0 || !application) return;
  const { ownerId, programme, year, no } = application;
  const dueOn = moveDate(dayInShanghai(now.getTime()), { days: refundDays });
  const reason = (application.revocation as { readonly reason?: string } | null)?.reason ?? '';
  const [claim] = await db
    .insert(reclaims)
    .values({
      id: newId(),
      tenantId,
      applicationId,
      ownerId,
      programme,
      year,
      dueOn,
      reason,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [reclaims.tenantId, reclaims.applicationId],
      set: { dueOn, updatedAt: now, rev: sql`${reclaims.rev} + 1` },
    })
    .returning();
  const { id } = claim!;
  await post(
    scope,
    paid.map((each) => ({ kind: 'CLAIM', amount: each.amount, paymentId: each.id, reclaimId: id, programme, year })),
  );
  const amount = yuanText(paid.reduce((sum, each) => sum + each.amount, 0));
  await tell(scope, paymentMessages.reclaimed, {
    to: ownerId,
    facts: { programme: programmeName(programme, year), no, amount, day: dueOn, reason, id: applicationId },
  });
  await logBusiness(scope, {
    module: 'RECLAIM',
    action: 'CLAIM',
    objectType: 'reclaim',
    objectId: id,
    title: no ?? '',
    text: { CN: `追回已拨付的 ${amount} 元`, EN: `Claimed back CNY ${amount}` },
  });
}
