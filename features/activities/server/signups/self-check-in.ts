import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import type { handOutCall, selfCheckInCall } from '#features/activities/calls/activities.ts';
import { type ActivityRecord, getActivity } from '#features/activities/server/find-activity.ts';
import { signups } from '#features/activities/server/tables.ts';
import { type SignupState, signupStates } from '#features/activities/shared/signup.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { portalAddress } from '#server/base/sites/portal-address.ts';
import { doorCode } from '#server/base/ticket.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { noteAttendance } from './course-session.ts';
import { isOf, moveSignup } from './move-signup.ts';

/** People come before it begins: the code at the door works from this long before the start to the end, in ms. */
const earlyMs = 3_600_000;

/** What the QR codes of an activity carry: addresses of the portal, or paths before it has one of its own. */
export async function readHandOut(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof handOutCall>> {
  const { checksSelfIn } = await getActivity(scope, { id });
  const code = doorCode(scope.services, { tenantId: scope.tenantId, activityId: id });
  const hasDoor = checksSelfIn && scope.permCodes.has('Mgr.Activity.audit');
  return {
    page: await portalAddress(scope, `/activity/${id}`),
    door: hasDoor ? await portalAddress(scope, `/activity/${id}/check-in?c=${code}`) : null,
  };
}

/**
 * Checks the caller in by the code at the door; again answers when it was the first time. Throws CHECK_IN_CODE for
 * another code, CHECK_IN_HOURS too early or too late, NOT_SIGNED_UP, TICKET_NOT_VALID and ACTIVITY_CANCELLED.
 */
export async function checkSelfIn(
  scope: ActorScope,
  { id, code }: InputOf<typeof selfCheckInCall>,
): Promise<OutputOf<typeof selfCheckInCall>> {
  const activity = await getActivity(scope, { id });
  if (!activity.checksSelfIn || code !== doorCode(scope.services, { tenantId: scope.tenantId, activityId: id }))
    throw new Refusal('CHECK_IN_CODE');
  if (activity.phase === 'CANCELLED') throw new Refusal('ACTIVITY_CANCELLED');
  const [signup] = await scope.db
    .select()
    .from(signups)
    .where(and(isOf(scope, id), eq(signups.accountId, scope.actor.id)))
    .for('update');
  if (!signup || signup.state === 'CANCELLED') throw new Refusal('NOT_SIGNED_UP');
  if (signup.checkedAt !== null) return answer('AGAIN', activity, signup.checkedAt);
  requireHours(scope, activity);
  const state = signup.state as SignupState;
  if (state !== 'APPROVED')
    throw new Refusal('TICKET_NOT_VALID', { params: { state: textIn(signupStates[state].label, scope.locale) } });
  await moveSignup(scope, signup, { to: 'CHECKED_IN', checkedAt: scope.now, checkedBy: scope.actor.id });
  await noteAttendance(scope, activity, signup);
  await logBusiness(scope, {
    module: 'ACTIVITY',
    action: 'CHECK_IN',
    objectType: 'signup',
    objectId: signup.id,
    title: activity.title.CN,
    text: { CN: `自助签到「${activity.title.CN}」`, EN: `checked themselves in to ${activity.title.EN}` },
    changes: [{ field: 'state', before: state, after: 'CHECKED_IN' }],
  });
  return answer('IN', activity, scope.now);
}

function requireHours({ now, locale }: ActorScope, { startAt, endAt }: ActivityRecord): void {
  const from = new Date(startAt.getTime() - earlyMs);
  if (now >= from && now <= endAt) return;
  const language = locale === 'CN' ? 'CN' : 'EN';
  const params = { from: instantText(from, language), to: instantText(endAt, language) };
  throw new Refusal('CHECK_IN_HOURS', { params });
}

function answer(outcome: 'IN' | 'AGAIN', { title }: ActivityRecord, checkedAt: Date) {
  return { outcome, title: { ...title }, checkedAt: checkedAt.toISOString() };
}
