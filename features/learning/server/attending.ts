import type { Values } from '#core/forms/values.ts';
import type { Option } from '#core/resources/resource.ts';
import { lessonsOf } from '#features/learning/shared/course.ts';
import { and, eq, inArray, ne, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { ownEnrolment } from './enrolments.ts';
import { settleCourseOf } from './finishing.ts';
import { courses, enrolments } from './tables.ts';

/** A lesson of a course as the form of a session names it: `{course}:{lesson}`. */
export function lessonNamed(value: string): { courseId: string; lessonId: string } {
  const [courseId = '', lessonId = ''] = value.split(':');
  return { courseId, lessonId };
}

/** The lessons in person of all courses that are not archived, by course and title. */
export async function lessonsInPerson({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>): Promise<Option[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), ne(courses.status, 'ARCHIVED')))
    .orderBy(courses.sort, courses.id)
    .limit(500);
  return rows.flatMap(({ id, titleCN, titleEN, values }) =>
    lessonsOf(values as Values)
      .filter(({ isPresent }) => isPresent)
      .map((lesson) => ({
        value: `${id}:${lesson.id}`,
        label: { CN: `${titleCN} · ${lesson.title.CN}`, EN: `${titleEN} · ${lesson.title.EN}` },
      })),
  );
}

/** Whether the caller takes a course; what they have of it is held until the transaction ends. */
export async function takesCourse(scope: ActorScope, courseId: string): Promise<boolean> {
  const found = await ownEnrolment(scope, courseId);
  return found !== undefined && found.state !== 'DROPPED';
}

/** Completes lessons in person for somebody who was there, and the course when its rule is met; nothing for whoever left it. */
export async function attendLessons(
  scope: Scope,
  { courseId, lessonIds, accountId }: { courseId: string; lessonIds: readonly string[]; accountId: string },
): Promise<void> {
  const { db, tenantId } = scope;
  const own = and(
    eq(enrolments.tenantId, tenantId),
    eq(enrolments.courseId, courseId),
    eq(enrolments.accountId, accountId),
    inArray(enrolments.state, ['LEARNING', 'FINISHED']),
  );
  const [found] = await db.select().from(enrolments).where(own).for('update');
  if (!found) return;
  const done = [...new Set([...found.done, ...lessonIds])];
  await db
    .update(enrolments)
    .set({ done, updatedAt: scope.now, rev: sql`${enrolments.rev} + 1` })
    .where(eq(enrolments.id, found.id));
  await settleCourseOf(scope, courseId, accountId);
}
