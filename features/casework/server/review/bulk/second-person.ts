import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { actionOf } from '#core/workflow/actions.ts';
import { bulkMessages } from '#features/casework/bulk-messages.ts';
import type { bulkSecondCall } from '#features/casework/calls/bulk.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { type BulkAction, secondCode, undoMinutes } from '#features/casework/shared/bulk.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockDecision, noteBulk } from './lock-decision.ts';

type Decision = typeof bulkDecisions.$inferSelect;

/** Tells those who could confirm a decision as the second person that it waits for one of them. */
export async function askSecond(scope: ActorScope, { id, action, count }: Asked): Promise<void> {
  const able = await accountsHolding(scope, secondCode(action));
  await tell(scope, bulkMessages.asked, {
    to: able.filter((account) => account !== scope.actor.id),
    facts: { name: scope.actor.nickname, action: actionOf(action).name, count, id },
  });
}

interface Asked {
  readonly id: string;
  readonly action: BulkAction;
  readonly count: number;
}

/**
 * Confirms a decision that needs two, or sends it back to its maker with a reason. Its time to be undone begins anew, as
 * nobody could count on it before. SECOND_PERSON_NEEDED for its maker, NO_PERMISSION for whoever may not take the step on
 * each of its cases, CONFLICT over a stale revision, NOT_ALLOWED when it waits for nobody.
 */
export async function answerAsSecond(
  scope: ActorScope,
  { id, rev, answer, reason = '' }: Pick<InputOf<typeof bulkSecondCall>, 'id' | 'rev' | 'answer' | 'reason'>,
): Promise<Record<string, never>> {
  const found = await lockDecision(scope, id);
  if (found.state !== 'ASKED') throw new Refusal('NOT_ALLOWED');
  if (found.madeBy === scope.actor.id) throw new Refusal('SECOND_PERSON_NEEDED');
  await requireSameRight(scope, found);
  if (found.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: found.rev } });
  const isReturned = answer === 'RETURN';
  if (isReturned && !reason.trim()) throw new Refusal('REASON_NEEDED');
  await scope.db
    .update(bulkDecisions)
    .set({
      state: isReturned ? 'RETURNED' : 'PENDING',
      ...(isReturned ? { returnReason: reason.trim() } : { runsAt: undoneUntil(scope.now) }),
      secondBy: scope.actor.id,
      secondByName: scope.actor.nickname,
      updatedAt: scope.now,
      rev: sql`${bulkDecisions.rev} + 1`,
    })
    .where(and(eq(bulkDecisions.tenantId, scope.tenantId), eq(bulkDecisions.id, id)));
  const action = found.action as BulkAction;
  const count = (found.cases as string[]).length;
  await noteBulk(scope, { id, action: isReturned ? 'bulk-return' : 'bulk-confirm', step: action, count });
  await tell(scope, isReturned ? bulkMessages.returned : bulkMessages.confirmed, {
    to: found.madeBy,
    facts: { name: scope.actor.nickname, action: actionOf(action).name, count, minutes: undoMinutes, reason, id },
  });
  return {};
}

/** Until when what is confirmed now can be undone. */
export function undoneUntil(now: Date): Date {
  return new Date(now.getTime() + undoMinutes * 60_000);
}

/** Whoever confirms could have taken the step themselves on every one of the cases. */
async function requireSameRight(scope: ActorScope, { action, cases }: Decision): Promise<void> {
  const code = secondCode(action as BulkAction);
  const ids = cases as string[];
  const seen = scope.permCodes.has(code)
    ? await scope.db.$count(applications, and(isCase(scope, code), inArray(applications.id, ids)))
    : 0;
  if (seen !== ids.length) throw new Refusal('NO_PERMISSION');
}
