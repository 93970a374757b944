import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import type { ActivityRecord } from '#features/activities/server/find-activity.ts';
import { signups } from '#features/activities/server/tables.ts';
import { holdingStates, type SignupState } from '#features/activities/shared/signup.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { newLetters } from '#server/base/ticket.ts';
import { and, eq, inArray, isNull, ne, or } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOf, moveSignup, remindersPast, type SignupRecord, settleSeats } from './move-signup.ts';
import { tellSignups } from './tell-signup.ts';

/** Who has a seat already, or had one when it was over. */
const inAlready: readonly SignupState[] = ['APPROVED', 'CHECKED_IN', 'ABSENT'];

/**
 * Gives the caller a seat at once, also one who was waiting for it, under the name and number of their account; expects
 * the activity held for update. Throws ACCESS_CODE_NEEDLESS and ACTIVITY_FULL.
 */
export async function admit(scope: ActorScope, activity: ActivityRecord): Promise<void> {
  const { db, actor } = scope;
  const [before] = await db
    .select()
    .from(signups)
    .where(and(isOf(scope, activity.id), eq(signups.accountId, actor.id)));
  if (before && inAlready.includes(before.state as SignupState))
    throw fieldRefusal(scope, 'ACCESS_CODE_NEEDLESS', 'code', { title: textIn(activity.title, scope.locale) });
  if (!(await hasSeat(scope, activity))) throw new Refusal('ACTIVITY_FULL');
  const id = before ? await takeUp(scope, before, activity) : await add(scope, activity);
  await settleSeats(scope, activity);
  await logBusiness(scope, {
    module: 'ACTIVITY',
    action: 'SIGN',
    objectType: 'signup',
    objectId: id,
    title: activity.title.CN,
    text: { CN: `凭码报名活动「${activity.title.CN}」`, EN: `signed up to ${activity.title.EN} by a code` },
    changes: [{ field: 'state', before: before?.state ?? null, after: 'APPROVED' }],
  });
  await tellSignups(scope, { activity, accountIds: [actor.id], event: 'SIGNED' });
}

/** Whether a seat is left; one that the caller holds until it is approved is theirs. */
async function hasSeat(scope: ActorScope, { id, quota }: ActivityRecord): Promise<boolean> {
  if (quota === null) return true;
  const isAnother = or(isNull(signups.accountId), ne(signups.accountId, scope.actor.id));
  const taken = await scope.db.$count(
    signups,
    and(isOf(scope, id), inArray(signups.state, [...holdingStates]), isAnother),
  );
  return taken < quota;
}

async function takeUp(scope: ActorScope, before: SignupRecord, activity: ActivityRecord): Promise<string> {
  await moveSignup(scope, before, { to: 'APPROVED' });
  await scope.db
    .update(signups)
    .set({ note: null, letters: newLetters(), reminded: remindersPast(activity, scope.now) })
    .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.id, before.id)));
  return before.id;
}

async function add(scope: ActorScope, activity: ActivityRecord): Promise<string> {
  const { db, tenantId, actor, now } = scope;
  const [account] = await db
    .select({ area: accounts.phoneArea, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, actor.id));
  const id = newId();
  await db.insert(signups).values({
    id,
    tenantId,
    activityId: activity.id,
    accountId: actor.id,
    name: actor.nickname,
    phone: account?.phone ? `${account.area ?? ''} ${account.phone}`.trim() : '',
    state: 'APPROVED',
    letters: newLetters(),
    reminded: remindersPast(activity, now),
    signedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
