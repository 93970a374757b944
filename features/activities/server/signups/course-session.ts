import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import { type ActivityRecord, findActivity } from '#features/activities/server/find-activity.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { openStates } from '#features/activities/shared/signup.ts';
import { contents } from '#features/contents/server/tables.ts';
import { attendLessons, takesCourse } from '#features/learning/server/attending.ts';
import { timeText } from '#server/base/time-text.ts';
import { and, arrayOverlaps, eq, gt, inArray, isNull, ne } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { giveUp } from './cancel-signup.ts';
import type { SignupRecord } from './move-signup.ts';

/**
 * Lets into a session of a course only who takes it, and who has no seat in another session of the same lessons that is
 * still to come. Throws LEARNERS_ONLY and SESSION_TAKEN; any other activity passes.
 */
export async function requireLearner(scope: ActorScope, activity: ActivityRecord): Promise<void> {
  const { id, courseId, lessonIds } = activity;
  if (courseId === null) return;
  // Their enrolment is held from here on, so that of two sessions signed up to at once one is refused.
  if (!(await takesCourse(scope, courseId))) throw new Refusal('LEARNERS_ONLY');
  const [other] = await scope.db
    .select({ title: { CN: contents.titleCN, EN: contents.titleEN }, slot: activities })
    .from(signups)
    .innerJoin(activities, and(eq(activities.id, signups.activityId), eq(activities.tenantId, signups.tenantId)))
    .innerJoin(contents, and(eq(contents.id, signups.activityId), eq(contents.tenantId, signups.tenantId)))
    .where(
      and(
        eq(signups.tenantId, scope.tenantId),
        eq(signups.accountId, scope.actor.id),
        inArray(signups.state, [...openStates]),
        eq(activities.courseId, courseId),
        arrayOverlaps(activities.lessonIds, lessonIds),
        gt(activities.endAt, scope.now),
        isNull(activities.cancelledAt),
        ne(activities.id, id),
      ),
    )
    .limit(1);
  if (!other) return;
  const language = scope.locale === 'CN' ? 'CN' : 'EN';
  const params = { title: textIn(other.title, scope.locale), time: timeText(other.slot, language) };
  throw new Refusal('SESSION_TAKEN', { params });
}

/**
 * Gives up the caller's seats in sessions of a course that they have left, up to the start: after that the list of who
 * was expected stays as it was. A session that is no longer shown keeps them, since nobody can take their place.
 */
export async function freeSeatsOf(scope: ActorScope, courseId: string): Promise<void> {
  const open = and(
    eq(signups.tenantId, scope.tenantId),
    eq(signups.accountId, scope.actor.id),
    inArray(signups.state, [...openStates]),
  );
  const seats = await scope.db
    .select({ id: activities.id })
    .from(signups)
    .innerJoin(activities, and(eq(activities.id, signups.activityId), eq(activities.tenantId, signups.tenantId)))
    .where(
      and(open, eq(activities.courseId, courseId), gt(activities.startAt, scope.now), isNull(activities.cancelledAt)),
    )
    .orderBy(activities.id);
  for (const { id } of seats) {
    const activity = await findActivity(scope, { id, forUpdate: true });
    const [signup] = await scope.db
      .select()
      .from(signups)
      .where(and(open, eq(signups.activityId, id)));
    if (signup && activity) await giveUp(scope, signup, activity);
  }
}

/** What being there means for the course that an activity is a session of; nothing for one that staff entered. */
export async function noteAttendance(
  scope: ActorScope,
  { courseId, lessonIds }: ActivityRecord,
  { accountId }: SignupRecord,
): Promise<void> {
  if (courseId !== null && accountId !== null) await attendLessons(scope, { courseId, lessonIds, accountId });
}
