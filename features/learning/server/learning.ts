import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { dropCall, enrolCall, rateCourseCall, readLessonCall } from '#features/learning/calls.ts';
import { lessonsOf } from '#features/learning/shared/course.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { changeEnrolment, learner, ownEnrolment } from './enrolments.ts';
import { courseOf } from './find-course.ts';
import { settleCourseOf } from './finishing.ts';
import { courses, enrolments } from './tables.ts';

type Done = Record<string, never>;

/** Joins a course, or takes it up again; NOT_ALLOWED when it is closed, QUOTA_FULL without a seat. */
export async function enrol(scope: ActorScope, { id }: InputOf<typeof enrolCall>): Promise<Done> {
  const { db, tenantId, actor, now } = scope;
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, id)))
    .for('update');
  if (!course || course.status === 'DRAFT') throw new Refusal('NOT_FOUND');
  if (course.status !== 'ON') throw new Refusal('NOT_ALLOWED');
  const before = await ownEnrolment(scope, id);
  if (before && before.state !== 'DROPPED') return {};
  const taken = await db.$count(
    enrolments,
    and(eq(enrolments.tenantId, tenantId), eq(enrolments.courseId, id), sql`${enrolments.state} <> 'DROPPED'`),
  );
  if (course.quota !== null && taken >= course.quota) throw new Refusal('QUOTA_FULL');
  if (before) await changeEnrolment(scope, before, { state: 'LEARNING' });
  else
    await db
      .insert(enrolments)
      .values({ id: newId(), tenantId, courseId: id, accountId: actor.id, createdAt: now, updatedAt: now });
  await log(scope, course, 'ENROL');
  return {};
}

/** Leaves a course that is not finished, with the seats in its sessions; NOT_ALLOWED for one that is. */
export async function drop(scope: ActorScope, { id }: InputOf<typeof dropCall>): Promise<Done> {
  const before = await learner(scope, id);
  if (before.state !== 'LEARNING') throw new Refusal('NOT_ALLOWED');
  await changeEnrolment(scope, before, { state: 'DROPPED' });
  await log(scope, await courseOf(scope, id), 'DROP');
  for (const follow of scope.services.features.leftCourse) await follow(scope, id);
  return {};
}

/**
 * Marks a lesson as read, or as not; NOT_FOUND for one that the course does not have, NOT_ALLOWED for a film, which is
 * watched, and for a lesson in person, which one is at.
 */
export async function readLesson(
  scope: ActorScope,
  { id, lesson, done }: InputOf<typeof readLessonCall>,
): Promise<OutputOf<typeof readLessonCall>> {
  const before = await learner(scope, id);
  const course = await courseOf(scope, id);
  const found = lessonsOf(course.values as Values).find((each) => each.id === lesson);
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.video || found.isPresent) throw new Refusal('NOT_ALLOWED', { cause: 'watched or attended, not marked' });
  const others = before.done.filter((each) => each !== lesson);
  await changeEnrolment(scope, before, { done: done ? [...others, lesson] : others, lastLesson: lesson });
  const { progress, state, certNo } = (await settleCourseOf(scope, id, scope.actor.id))!;
  return { progress, state, certNo };
}

/** Rates a course that one takes. */
export async function rateCourse(scope: ActorScope, { id, rating }: InputOf<typeof rateCourseCall>): Promise<Done> {
  await changeEnrolment(scope, await learner(scope, id), { rating });
  return {};
}

function log(scope: ActorScope, course: { id: string; titleCN: string }, action: 'ENROL' | 'DROP'): Promise<void> {
  const text = { ENROL: { CN: '报名课程', EN: 'joined a course' }, DROP: { CN: '退出课程', EN: 'left a course' } }[
    action
  ];
  return logBusiness(scope, {
    module: 'LEARNING',
    action,
    objectType: 'course',
    objectId: course.id,
    title: course.titleCN,
    text,
  });
}
