import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import type { checkInCall, checkInListCall, heldTodayCall } from '#features/activities/calls/activities.ts';
import { getActivity } from '#features/activities/server/find-activity.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { type SignupState, signupStates } from '#features/activities/shared/signup.ts';
import { contents } from '#features/contents/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import { isGenuine, readTicket } from '#server/base/ticket.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { noteAttendance } from './course-session.ts';
import { isOf, moveSignup, type SignupRecord } from './move-signup.ts';

type CheckIn = OutputOf<typeof checkInCall>;

/** Those that a ticket lets in; whoever was noted as absent may have been scanned by a device that was offline. */
const ticketStates: readonly SignupState[] = ['APPROVED', 'ABSENT'];

/**
 * Checks somebody in by QR code or letters; a second time answers AGAIN with the first. `at` is when an offline device
 * scanned it. Throws TICKET_UNKNOWN, TICKET_OTHER, TICKET_NOT_VALID and ACTIVITY_CANCELLED.
 */
export async function checkIn(scope: ActorScope, { id, code, at }: InputOf<typeof checkInCall>): Promise<CheckIn> {
  const activity = await getActivity(scope, { id });
  if (activity.phase === 'CANCELLED') throw new Refusal('ACTIVITY_CANCELLED');
  const signup = await findSignup(scope, { id, code });
  const scanned = scannedAt(scope, { at, startAt: activity.startAt });
  const told = { name: String(maskAs('name', signup.name)), company: signup.company };
  if (signup.checkedAt !== null) {
    const first = scanned < signup.checkedAt ? scanned : signup.checkedAt;
    if (first < signup.checkedAt) await moveSignup(scope, signup, { to: 'CHECKED_IN', checkedAt: first });
    return { outcome: 'AGAIN', ...told, checkedAt: first.toISOString() };
  }
  const state = signup.state as SignupState;
  if (!ticketStates.includes(state))
    throw new Refusal('TICKET_NOT_VALID', { params: { state: textIn(signupStates[state].label, scope.locale) } });
  await moveSignup(scope, signup, { to: 'CHECKED_IN', checkedAt: scanned, checkedBy: scope.actor.id });
  await noteAttendance(scope, activity, signup);
  await logBusiness(scope, {
    module: 'ACTIVITY',
    action: 'CHECK_IN',
    objectType: 'signup',
    objectId: signup.id,
    title: told.name,
    text: { CN: `签到「${activity.title.CN}」`, EN: `checked in to ${activity.title.EN}` },
    changes: [{ field: 'state', before: state, after: 'CHECKED_IN' }],
  });
  return { outcome: 'IN', ...told, checkedAt: scanned.toISOString() };
}

/** The sign-up of a ticket, held for update: of two devices that scan it at once one is the first. */
async function findSignup(scope: ActorScope, { id, code }: { id: string; code: string }): Promise<SignupRecord> {
  const ticket = readTicket(code);
  if (!ticket) throw new Refusal('TICKET_UNKNOWN');
  const [row] = await scope.db
    .select()
    .from(signups)
    .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.letters, ticket.letters)))
    .for('update');
  const door = { tenantId: scope.tenantId, activityId: row?.activityId ?? '' };
  if (!row || !isGenuine(scope.services, door, ticket)) throw new Refusal('TICKET_UNKNOWN');
  if (row.activityId === id) return row;
  const [other] = await scope.db
    .select({ CN: contents.titleCN, EN: contents.titleEN })
    .from(contents)
    .where(and(eq(contents.tenantId, scope.tenantId), eq(contents.id, row.activityId)));
  throw new Refusal('TICKET_OTHER', { params: { title: other ? textIn(other, scope.locale) : '' } });
}

/** What a device says, within a day of the start and not in the future. */
function scannedAt({ now }: ActorScope, { at, startAt }: { at: string | undefined; startAt: Date }): Date {
  const said = at === undefined ? now : new Date(at);
  const isPossible = said <= now && said.getTime() > startAt.getTime() - 24 * 3_600_000;
  return isPossible ? said : now;
}

/** What a device needs to check tickets by itself: hashes, so that a lost one tells nobody's name or code. */
export async function readCheckInList(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof checkInListCall>> {
  const { title, startAt, endAt } = await getActivity(scope, { id });
  const rows = await scope.db
    .select({ letters: signups.letters, checkedAt: signups.checkedAt })
    .from(signups)
    .where(and(isOf(scope, id), inArray(signups.state, ['APPROVED', 'CHECKED_IN', 'ABSENT'])));
  return {
    id,
    title: { ...title },
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    checkedIn: rows.filter(({ checkedAt }) => checkedAt !== null).length,
    codes: rows.map(({ letters, checkedAt }) => ({
      hash: createHash('sha256').update(`${id}.${letters}`).digest('hex'),
      checkedAt: checkedAt?.toISOString() ?? null,
    })),
  };
}

const dayMs = 86_400_000;

/** Activities with check-in from yesterday to the day after tomorrow, and whatever else comes next, at most twenty. */
export async function listHeld(scope: ActorScope): Promise<OutputOf<typeof heldTodayCall>> {
  const counted = (state: string) => sql<number>`(select count(*)::int from signups s
    where s.tenant_id = ${activities.tenantId} and s.activity_id = ${activities.id} and s.state = ${state})`;
  const rows = await scope.db
    .select({
      id: activities.id,
      title: { CN: contents.titleCN, EN: contents.titleEN },
      startAt: activities.startAt,
      approved: counted('APPROVED'),
      checkedIn: counted('CHECKED_IN'),
    })
    .from(activities)
    .innerJoin(contents, and(eq(contents.id, activities.id), eq(contents.tenantId, activities.tenantId)))
    .where(
      and(
        eq(activities.tenantId, scope.tenantId),
        eq(activities.checksIn, true),
        sql`${activities.cancelledAt} is null`,
        sql`${activities.endAt} > ${new Date(scope.now.getTime() - dayMs).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(activities.startAt))
    .limit(20);
  return { rows: rows.map((row) => ({ ...row, startAt: row.startAt.toISOString() })) };
}
