import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import type { Values } from '#core/forms/values.ts';
import type { signUpCall } from '#features/activities/calls/activities.ts';
import type { SignupMessage } from '#features/activities/messages.ts';
import { type ActivityRecord, getActivity } from '#features/activities/server/find-activity.ts';
import { signups } from '#features/activities/server/tables.ts';
import { answersOf, type SignupState, signupSection } from '#features/activities/shared/signup.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { readSection } from '#server/base/read-section.ts';
import { newLetters } from '#server/base/ticket.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { requireLearner } from './course-session.ts';
import { isOf, remindersPast, type SignupRecord, settleSeats } from './move-signup.ts';
import { tellSignups } from './tell-signup.ts';

/**
 * Signs the caller up to an activity, or puts them on its waiting list when it is full. Its seats are held meanwhile, so
 * that of two who take the last one at the same instant one gets it. Throws INVALID field by field, ALREADY_SIGNED,
 * ACTIVITY_CANCELLED, SIGN_NOT_OPEN, SIGN_CLOSED and ACTIVITY_FULL, and where only companies or learners come those of
 * requireCompany and requireLearner.
 */
export async function signUp(
  scope: ActorScope,
  { id, values }: InputOf<typeof signUpCall>,
): Promise<OutputOf<typeof signUpCall>> {
  const activity = await getActivity(scope, { id, forUpdate: true });
  const before = await findOwn(scope, id);
  if (before && before.state !== 'CANCELLED') throw new Refusal('ALREADY_SIGNED');
  const state = stateFor(scope, activity);
  if (activity.companyOnly) await requireCompany(scope);
  await requireLearner(scope, activity);
  const form = readSection(scope, signupSection(activity.facts.questions), values);
  const signup = await store(scope, { activity, before, state, form });
  await settleSeats(scope, activity);
  await logBusiness(scope, {
    module: 'ACTIVITY',
    action: 'SIGN',
    objectType: 'signup',
    objectId: signup,
    title: activity.title.CN,
    text: { CN: `报名活动「${activity.title.CN}」`, EN: `signed up to ${activity.title.EN}` },
    changes: [{ field: 'state', before: before?.state ?? null, after: state }],
  });
  await tellSignups(scope, { activity, accountIds: [scope.actor.id], event: eventOf[state]! });
  return { id: signup, state };
}

const eventOf: Partial<Record<SignupState, SignupMessage>> = {
  APPROVED: 'SIGNED',
  PENDING: 'PENDING',
  WAITLIST: 'WAITLIST',
};

async function findOwn(scope: ActorScope, activityId: string): Promise<SignupRecord | undefined> {
  const [row] = await scope.db
    .select()
    .from(signups)
    .where(and(isOf(scope, activityId), eq(signups.accountId, scope.actor.id)));
  return row;
}

/** The state a new sign-up begins in; refuses where the activity takes none. */
function stateFor(scope: ActorScope, activity: ActivityRecord): SignupState {
  const { phase, audit, waitlist, signFrom, signTo } = activity;
  const told = (at: Date) => instantText(at, scope.locale === 'CN' ? 'CN' : 'EN');
  if (phase === 'CANCELLED') throw new Refusal('ACTIVITY_CANCELLED');
  if (phase === 'NOT_OPEN') throw new Refusal('SIGN_NOT_OPEN', { params: { from: told(signFrom) } });
  if (phase !== 'OPEN' && phase !== 'FULL') throw new Refusal('SIGN_CLOSED', { params: { until: told(signTo) } });
  // Whoever waits already has the first right to a seat that comes free before the start.
  if (phase === 'FULL' || (activity.waiting > 0 && activity.startAt > scope.now)) {
    if (!waitlist) throw new Refusal('ACTIVITY_FULL');
    return 'WAITLIST';
  }
  return audit ? 'PENDING' : 'APPROVED';
}

interface NewSignup {
  readonly activity: ActivityRecord;
  readonly before: SignupRecord | undefined;
  readonly state: SignupState;
  readonly form: Values;
}

/** One row a person: who had cancelled begins again at the end of the line, with a new ticket. */
async function store(scope: ActorScope, { activity, before, state, form }: NewSignup): Promise<string> {
  const phone = form.phone as PhoneValue;
  const row = {
    name: String(form.name),
    phone: `${phone.area} ${phone.number}`,
    company: String(form.company ?? ''),
    answers: answersOf(activity.facts.questions, form),
    state,
    letters: newLetters(),
    note: null,
    reminded: remindersPast(activity, scope.now),
    signedAt: scope.now,
    updatedAt: scope.now,
  };
  if (before) {
    await scope.db
      .update(signups)
      .set({ ...row, rev: before.rev + 1 })
      .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.id, before.id)));
    return before.id;
  }
  const id = newId();
  await scope.db.insert(signups).values({
    ...row,
    id,
    tenantId: scope.tenantId,
    activityId: activity.id,
    accountId: scope.actor.id,
    createdAt: scope.now,
  });
  return id;
}
