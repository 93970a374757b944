import { Refusal } from '#core/errors.ts';
import { actionKeys, actionOf, deskCodes, permissionOf } from '#core/workflow/actions.ts';
import { stateOf, stateSets } from '#core/workflow/states.ts';
import { caseMessages } from '#features/casework/messages.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq } from '#server/database/sql.ts';
import { widestCode } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { isHeldByOther, lockCase, refuseOthersHold } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

/** How long a case is held without a sign of life, in milliseconds. */
const hold = 10 * 60_000;

/**
 * Takes a case for ten minutes, or renews the hold; one from the pool becomes the caller's. With a reason and
 * Mgr.Apply.assign a case somebody else holds is taken over, and that person is told. Throws CLAIMED otherwise.
 */
export async function claimCase(
  scope: ActorScope,
  { id, takeOver }: { id: string; takeOver?: string },
): Promise<{ until: string }> {
  const application = await lockCase(scope, id, widestCode(scope, deskCodes));
  const isTakeOver = isHeldByOther(scope, application) && takeOver !== undefined;
  if (isTakeOver && !scope.permCodes.has('Mgr.Apply.assign')) throw new Refusal('NO_PERMISSION');
  if (isTakeOver && takeOver.trim() === '') throw new Refusal('REASON_NEEDED');
  if (!isTakeOver) await refuseOthersHold(scope, application);
  const isOutOfReach = ['DRAFT', 'UNIT_REVIEW', 'UNIT_RETURNED', ...stateSets.ended].includes(application.state);
  const state = stateOf(application.state).key;
  const mayAct = actionKeys.some(
    (key) => actionOf(key).from.includes(state) && scope.permCodes.has(permissionOf(key, state) ?? ''),
  );
  if (isOutOfReach || !mayAct) throw new Refusal('NOT_ALLOWED', { cause: `claiming in ${application.state}` });

  const until = new Date(scope.now.getTime() + hold);
  const assigneeId = isTakeOver ? scope.actor.id : (application.assigneeId ?? scope.actor.id);
  await setHold(scope, id, { heldBy: scope.actor.id, heldUntil: until, assigneeId });
  if (isTakeOver) {
    await spendOnCase(scope, id, { section: 'takeOver' });
    await tellHolder(scope, application, takeOver);
  }
  // Renewals say nothing new.
  if (application.heldBy !== scope.actor.id) {
    await log(scope, application, isTakeOver ? 'take-over' : 'claim', isTakeOver ? takeOver : '');
  }
  return { until: until.toISOString() };
}

/** Gives a case the caller holds back to the pool; one that is not held is left as it is. */
export async function releaseCase(scope: ActorScope, { id }: { id: string }): Promise<void> {
  const application = await lockCase(scope, id, widestCode(scope, deskCodes));
  await refuseOthersHold(scope, application);
  if (application.heldBy === null) return;
  const assigneeId = application.assigneeId === scope.actor.id ? null : application.assigneeId;
  await setHold(scope, id, { heldBy: null, heldUntil: null, assigneeId });
  await log(scope, application, 'release', '');
}

/** Writes who holds and who is in charge of a case; its revision stays, because its content does. */
export async function setHold(
  scope: ActorScope,
  id: string,
  change: Pick<ApplicationRecord, 'heldBy' | 'heldUntil' | 'assigneeId'>,
): Promise<void> {
  await scope.db
    .update(applications)
    .set(change)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)));
}

async function tellHolder(scope: ActorScope, application: ApplicationRecord, reason: string): Promise<void> {
  if (application.heldBy === null) return;
  const who = scope.actor.nickname;
  await tell(scope, caseMessages.takenOver, {
    to: application.heldBy,
    facts: { id: application.id, no: application.no, who, reason },
  });
}

const words = {
  claim: { CN: '领取', EN: 'Claimed' },
  release: { CN: '放回公共池', EN: 'Given back' },
  'take-over': { CN: '接管', EN: 'Taken over' },
} as const;

async function log(scope: ActorScope, application: ApplicationRecord, action: keyof typeof words, reason: string) {
  const { CN, EN } = words[action];
  await logCase(scope, application, {
    action,
    text: { CN: `${CN} ${application.no} ${reason}`.trim(), EN: `${EN} ${application.no} ${reason}`.trim() },
    changes: [{ field: 'heldBy', before: application.heldBy, after: action === 'release' ? null : scope.actor.id }],
  });
}
