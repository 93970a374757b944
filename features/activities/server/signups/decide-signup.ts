import { Refusal } from '#core/errors.ts';
import type { SignupMessage } from '#features/activities/messages.ts';
import { getActivity, holdSeats } from '#features/activities/server/find-activity.ts';
import { signups } from '#features/activities/server/tables.ts';
import type { SignupState } from '#features/activities/shared/signup.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import type { ActorScope } from '#server/scope.ts';
import { moveSignup, type SignupRecord, settleSeats } from './move-signup.ts';
import { tellSignups } from './tell-signup.ts';

interface Decision {
  readonly from: readonly SignupState[];
  readonly to: SignupState;
  readonly event: SignupMessage;
}

/** What staff decide about a sign-up, by the action of its back-office page. */
export const decisions: Readonly<Record<string, Decision>> = {
  approve: { from: ['PENDING'], to: 'APPROVED', event: 'APPROVED' },
  reject: { from: ['PENDING', 'WAITLIST'], to: 'REJECTED', event: 'REJECTED' },
  remove: { from: ['APPROVED'], to: 'CANCELLED', event: 'REMOVED' },
};

/** Holds the seats of their activities first, as everybody does who takes or frees one, and then the sign-ups. */
export async function holdSignups(scope: ActorScope, ids: readonly string[]): Promise<void> {
  const { tenantId, id, activityId } = signups;
  const rows = await scope.db
    .selectDistinct({ activityId })
    .from(signups)
    .where(and(eq(tenantId, scope.tenantId), inArray(id, [...ids])))
    .orderBy(activityId);
  for (const row of rows) await holdSeats(scope, row.activityId);
  await holdRows(signups)(scope, ids);
}

/**
 * Takes a decision on a sign-up that is held: the person is told, and a seat that comes free goes to the first who
 * waits. NOT_ALLOWED where the state does not have it (somebody else was first). Answers the sign-up as it was.
 */
export async function decideSignup(
  scope: ActorScope,
  { id, action, reason }: { id: string; action: string; reason: string },
): Promise<SignupRecord> {
  const decision = decisions[action];
  if (!decision) throw new Refusal('NOT_ALLOWED');
  const signup = await getSignup(scope, id);
  if (!decision.from.includes(signup.state as SignupState)) throw new Refusal('NOT_ALLOWED');
  const activity = await getActivity(scope, { id: signup.activityId });
  await moveSignup(scope, signup, { to: decision.to, ...(reason ? { note: reason } : {}) });
  await settleSeats(scope, activity);
  const told = { activity, accountIds: [signup.accountId], event: decision.event };
  await tellSignups(scope, { ...told, reason: { CN: reason, EN: reason } });
  return signup;
}

async function getSignup(scope: ActorScope, id: string): Promise<SignupRecord> {
  const [row] = await scope.db
    .select()
    .from(signups)
    .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
