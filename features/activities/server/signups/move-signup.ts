import type { ActivityRecord } from '#features/activities/server/find-activity.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { holdingStates, type SignupState } from '#features/activities/shared/signup.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { tellSignups } from './tell-signup.ts';

export type SignupRecord = typeof signups.$inferSelect;

interface Move {
  readonly to: SignupState;
  readonly note?: string;
  readonly checkedAt?: Date;
  readonly checkedBy?: string;
}

/** The only writer of a sign-up's state after its beginning. Whoever frees a seat settles the seats afterwards. */
export async function moveSignup(scope: Scope, { id }: SignupRecord, { to, note, ...check }: Move): Promise<void> {
  await scope.db
    .update(signups)
    .set({
      ...check,
      state: to,
      ...(note === undefined ? {} : { note }),
      updatedAt: scope.now,
      rev: sql`${signups.rev} + 1`,
    })
    .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.id, id)));
}

/**
 * Gives free seats to those who wait, first in, first up, and counts both anew; expects the activity held for update.
 * After the start nobody moves up: whoever waits would come too late.
 */
export async function settleSeats(scope: Scope, activity: ActivityRecord): Promise<void> {
  const isOver = activity.cancelledAt !== null || activity.startAt <= scope.now;
  const free = isOver ? 0 : await freeSeats(scope, activity);
  const lucky = free > 0 ? await firstWaiting(scope, activity.id, free) : [];
  if (lucky.length > 0) {
    const to = activity.audit ? 'PENDING' : 'APPROVED';
    const ids = lucky.map(({ id }) => id);
    await scope.db
      .update(signups)
      .set({
        state: to,
        reminded: remindersPast(activity, scope.now),
        updatedAt: scope.now,
        rev: sql`${signups.rev} + 1`,
      })
      .where(and(eq(signups.tenantId, scope.tenantId), inArray(signups.id, ids)));
    const accountIds = lucky.map(({ accountId }) => accountId);
    await tellSignups(scope, { activity, accountIds, event: activity.audit ? 'MOVED_UP_PENDING' : 'MOVED_UP' });
  }
  await recount(scope, activity.id);
}

/** Reminders that are no use any more to somebody who is told of the seat only now. */
export function remindersPast({ startAt }: Pick<ActivityRecord, 'startAt'>, now: Date): number {
  const hours = (startAt.getTime() - now.getTime()) / 3_600_000;
  return hours <= 2 ? 2 : hours <= 24 ? 1 : 0;
}

async function freeSeats(scope: Scope, { id, quota }: ActivityRecord): Promise<number> {
  if (quota === null) return Number.MAX_SAFE_INTEGER;
  const taken = await scope.db.$count(signups, and(isOf(scope, id), inArray(signups.state, [...holdingStates])));
  return quota - taken;
}

/** At most this many move up in one transaction; a larger quota is filled by the next one. */
const mostAtOnce = 500;

async function firstWaiting(scope: Scope, activityId: string, count: number) {
  return await scope.db
    .select({ id: signups.id, accountId: signups.accountId })
    .from(signups)
    .where(and(isOf(scope, activityId), eq(signups.state, 'WAITLIST')))
    .orderBy(asc(signups.signedAt), asc(signups.id))
    .limit(Math.min(count, mostAtOnce));
}

async function recount(scope: Scope, activityId: string): Promise<void> {
  const count = (states: readonly SignupState[]) =>
    sql`(select count(*)::int from ${signups} where ${and(isOf(scope, activityId), inArray(signups.state, [...states]))})`;
  await scope.db
    .update(activities)
    .set({ taken: count(holdingStates), waiting: count(['WAITLIST']), updatedAt: scope.now })
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, activityId)));
}

/** Sign-ups of one activity of the tenant. */
export function isOf(scope: Scope, activityId: string) {
  return and(eq(signups.tenantId, scope.tenantId), eq(signups.activityId, activityId));
}
