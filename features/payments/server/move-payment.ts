import { Refusal } from '#core/errors.ts';
import { yuanText } from '#core/texts/amount.ts';
import type { Text } from '#core/texts/text.ts';
import { textIn } from '#core/texts/text.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { payment as resource } from '#features/payments/resources/payment.ts';
import { type PaymentState, stateAfter } from '#features/payments/shared/payment-states.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Row, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { post, takeBack } from './post.ts';
import { approvalsOf, checksOfRow, neededFor, readPayment } from './read-payments.ts';
import { claimBack } from './reclaims/claim-back.ts';
import { stoppable } from './stop-payments.ts';
import { paymentApprovals, payments } from './tables.ts';

type Columns = Partial<typeof payments.$inferInsert>;

interface Step {
  readonly from: readonly string[];
  /** What becomes of the row; posts what follows from it in the ledger. */
  readonly take: (scope: ActorScope, row: Row, values: Values) => Promise<Columns & { state: PaymentState }>;
  readonly tells?: keyof typeof paymentMessages;
}

/** What can be done about an instalment in the back office. */
const steps: Readonly<Record<string, Step>> = {
  approve: { from: ['PLANNED', 'CHECKED'], take: approve },
  paid: {
    from: ['EXPORTED'],
    tells: 'paid',
    async take(scope, row, { paidOn }) {
      await post(scope, [{ kind: 'PAY', ...about(row) }]);
      return { state: 'PAID', paidOn: String(paidOn), reason: null };
    },
  },
  fail: {
    from: ['EXPORTED'],
    tells: 'failed',
    async take(scope, row, { reason }) {
      await post(scope, [{ kind: 'RETURN', ...about(row) }]);
      return { state: 'FAILED', reason: String(reason) };
    },
  },
  retry: {
    from: ['FAILED'],
    async take(scope, row) {
      // The account may be another one by now: whoever approved it approved the one before.
      await takeBack(scope, about(row), ['RETURN', 'APPROVE']);
      return { state: 'PLANNED', round: Number(row.round) + 1, batchId: null, tail: null, reason: null };
    },
  },
  stop: {
    from: stoppable,
    tells: 'stopped',
    async take(scope, row, { reason }) {
      await takeBack(scope, about(row));
      return { state: 'STOPPED', reason: String(reason) };
    },
  },
};

/**
 * The only writer of an instalment's state in the back office: row, entries, log and message in one transaction.
 * NOT_ALLOWED where its state does not have the step, PAYMENT_BLOCKED with the first check that fails,
 * SECOND_PERSON_NEEDED for whoever approved it before.
 */
export async function movePayment(scope: ActorScope, asked: { id: string; action: string; values: Values }) {
  const { id, action, values } = asked;
  const step = steps[action];
  if (!step) throw new Refusal('NOT_ALLOWED');
  const row = await readPayment(scope, id);
  const before = String(row.status);
  if (!step.from.includes(before)) throw new Refusal('NOT_ALLOWED');
  const after = await step.take(scope, row, values);
  await scope.db
    .update(payments)
    .set({ ...after, updatedAt: scope.now, rev: sql`${payments.rev} + 1` })
    .where(and(eq(payments.tenantId, scope.tenantId), eq(payments.id, id)));
  // What was with the bank already when the result was revoked has to come back, too.
  if (after.state === 'PAID' && row.caseState === 'REVOKED') await claimBack(scope, String(row.applicationId));
  const reason = values.reason ? String(values.reason) : '';
  await logAction(scope, {
    resource,
    id,
    title: `${String(row.no)} ${String(row.part)}`,
    action,
    changes: [
      { field: 'status', before, after: after.state },
      ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ],
  });
  if (step.tells)
    await tell(scope, paymentMessages[step.tells], {
      to: String(row.ownerId),
      facts: {
        title: row.title as Text,
        amount: yuanText(Number(row.fen)),
        tail: String(row.tail ?? ''),
        day: after.paidOn ?? '',
        reason,
        id: String(row.applicationId),
      },
    });
}

async function approve(scope: ActorScope, row: Row): Promise<Columns & { state: PaymentState }> {
  const blocked = checksOfRow(row).find(({ isPassed }) => !isPassed);
  if (blocked) throw new Refusal('PAYMENT_BLOCKED', { params: { reason: textIn(blocked.found, scope.locale) } });
  const earlier = approvalsOf(row);
  const added = await scope.db
    .insert(paymentApprovals)
    .values({
      tenantId: scope.tenantId,
      paymentId: row.id,
      round: Number(row.round),
      byId: scope.actor.id,
      byName: scope.actor.nickname,
      at: scope.now,
    })
    .onConflictDoNothing()
    .returning({ byId: paymentApprovals.byId });
  if (added.length === 0) throw new Refusal('SECOND_PERSON_NEEDED');
  const state = stateAfter(earlier.length + 1, neededFor(row));
  if (state === 'APPROVED') await post(scope, [{ kind: 'APPROVE', ...about(row) }]);
  return { state };
}

function about(row: Row) {
  const { id, programme, year, fen } = row;
  return { paymentId: id, programme: String(programme), year: Number(year), amount: Number(fen) };
}
