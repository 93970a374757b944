import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { mySignupCall, mySignupsCall } from '#features/activities/calls/activities.ts';
import { phaseAt } from '#features/activities/server/phase.ts';
import { ofSignup, shownPlace, shownTitle } from '#features/activities/server/shown.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { cancelUntilMs, openStates, type SignupAnswer, type SignupState } from '#features/activities/shared/signup.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { instantIn, readPosition, rowsBefore, writePosition } from '#server/base/keyset.ts';
import { ticketCode } from '#server/base/ticket.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Page = OutputOf<typeof mySignupsCall>;
type Signup = Page['rows'][number];

/** The caller's sign-up to one activity; null without one. */
export async function readMySignup(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof mySignupCall>> {
  const [row] = await readRows(scope, eq(signups.activityId, id), { limit: 1 });
  return { signup: row ? present(scope, row) : null };
}

/** The caller's sign-ups, newest first. INVALID for a foreign cursor. */
export async function listMySignups(
  scope: ActorScope,
  { after, page, size = 20 }: InputOf<typeof mySignupsCall>,
): Promise<Page> {
  const found = await readRows(scope, behind(after), { limit: size + 1, offset: rowsBefore({ page, size }) });
  const rows = found.slice(0, size);
  const last = rows.at(-1)?.signup;
  return {
    rows: rows.map((row) => present(scope, row)),
    total: await scope.db.$count(signups, isMine(scope)),
    next: last && found.length > size ? writePosition([last.signedAt.toISOString(), last.id]) : null,
  };
}

/** Sign-ups of the caller. */
export function isMine(scope: ActorScope): SQL {
  return and(eq(signups.tenantId, scope.tenantId), eq(signups.accountId, scope.actor.id))!;
}

function behind(after: string | undefined): SQL | undefined {
  const position = readPosition(after, 2);
  if (!position) return undefined;
  return sql`(${signups.signedAt}, ${signups.id}) < (${instantIn(position[0]).toISOString()}::timestamptz, ${String(position[1])})`;
}

interface Span {
  readonly limit: number;
  readonly offset?: number;
}

function readRows(scope: ActorScope, where: SQL | undefined, { limit, offset = 0 }: Span) {
  return scope.db
    .select({
      signup: signups,
      activity: activities,
      title: shownTitle,
      address: shownPlace,
      phase: phaseAt(scope.now),
      before: sql<number>`(select count(*)::int from signups ahead
        where ahead.tenant_id = ${signups.tenantId} and ahead.activity_id = ${signups.activityId}
          and ahead.state = 'WAITLIST' and (ahead.signed_at, ahead.id) < (${signups.signedAt}, ${signups.id}))`,
    })
    .from(signups)
    .innerJoin(activities, and(eq(activities.id, signups.activityId), eq(activities.tenantId, signups.tenantId)))
    .innerJoin(contents, ofSignup.contents)
    .leftJoin(publications, ofSignup.publications)
    .where(and(isMine(scope), where))
    .orderBy(...newestFirst(signups.signedAt, signups.id))
    .limit(limit)
    .offset(offset);
}

function present(scope: ActorScope, row: Awaited<ReturnType<typeof readRows>>[number]): Signup {
  const { signup, activity, title, address, phase, before } = row;
  const state = signup.state as SignupState;
  const isIn = state === 'APPROVED' || state === 'CHECKED_IN';
  const until = new Date(activity.startAt.getTime() - cancelUntilMs);
  const canCancel = openStates.includes(state) && phase !== 'CANCELLED' && scope.now <= until;
  const door = { tenantId: scope.tenantId, activityId: activity.id };
  return {
    id: signup.id,
    activityId: activity.id,
    title,
    startAt: activity.startAt.toISOString(),
    endAt: activity.endAt.toISOString(),
    mode: activity.mode,
    address,
    state,
    phase,
    note: signup.note,
    name: signup.name,
    company: signup.company,
    answers: signup.answers as SignupAnswer[],
    signedAt: signup.signedAt.toISOString(),
    before: state === 'WAITLIST' ? before : null,
    cancelUntil: canCancel ? until.toISOString() : null,
    checkedAt: signup.checkedAt?.toISOString() ?? null,
    ticket:
      isIn && activity.checksIn
        ? { letters: signup.letters, code: ticketCode(scope.services, door, signup.letters) }
        : null,
    onlineUrl: isIn && phase !== 'CANCELLED' && activity.onlineUrl ? activity.onlineUrl : null,
    canRate: canRate(state, phase),
    score: signup.score,
    feedback: signup.feedback,
  };
}

/** Who was there may say so once it is over; where nobody checks in, whoever had a seat. */
export function canRate(state: SignupState, phase: string): boolean {
  return phase === 'ENDED' && (state === 'CHECKED_IN' || state === 'APPROVED');
}
