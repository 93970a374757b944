import { Refusal } from '#core/errors.ts';
import { type ActivityRecord, getActivity, holdSeats } from '#features/activities/server/find-activity.ts';
import { signups } from '#features/activities/server/tables.ts';
import { cancelUntilMs, openStates, type SignupState } from '#features/activities/shared/signup.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { moveSignup, type SignupRecord, settleSeats } from './move-signup.ts';

/**
 * Takes an own sign-up back; the first who waits moves up. Throws NOT_FOUND for that of somebody else, NOT_ALLOWED for
 * one that is no longer open, and TOO_LATE_TO_CANCEL within two hours of the start.
 */
export async function cancelSignup(scope: ActorScope, { id }: { id: string }): Promise<Record<string, never>> {
  const { activityId } = await getOwn(scope, id);
  await holdSeats(scope, activityId);
  const signup = await getOwn(scope, id);
  const activity = await getActivity(scope, { id: activityId });
  if (!openStates.includes(signup.state as SignupState)) throw new Refusal('NOT_ALLOWED');
  const until = new Date(activity.startAt.getTime() - cancelUntilMs);
  if (scope.now > until && signup.state !== 'WAITLIST')
    throw new Refusal('TOO_LATE_TO_CANCEL', {
      params: { until: instantText(until, scope.locale === 'CN' ? 'CN' : 'EN') },
    });
  await giveUp(scope, signup, activity);
  return {};
}

/** Takes back a sign-up whose activity is held for update, gives its seat on and logs it. */
export async function giveUp(scope: ActorScope, signup: SignupRecord, activity: ActivityRecord): Promise<void> {
  await moveSignup(scope, signup, { to: 'CANCELLED' });
  await settleSeats(scope, activity);
  await logBusiness(scope, {
    module: 'ACTIVITY',
    action: 'CANCEL',
    objectType: 'signup',
    objectId: signup.id,
    title: activity.title.CN,
    text: { CN: `取消报名「${activity.title.CN}」`, EN: `cancelled the sign-up to ${activity.title.EN}` },
    changes: [{ field: 'state', before: signup.state, after: 'CANCELLED' }],
  });
}

/** A sign-up of the caller; throws NOT_FOUND. */
export async function getOwn(scope: ActorScope, id: string): Promise<SignupRecord> {
  const [row] = await scope.db
    .select()
    .from(signups)
    .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.id, id), eq(signups.accountId, scope.actor.id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
