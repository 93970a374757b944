import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { type Lesson, lessonsOf } from '#features/learning/shared/course.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { courses } from './tables.ts';

/** A course of the tenant; throws NOT_FOUND. */
export async function courseOf({ db, tenantId }: Scope, id: string): Promise<typeof courses.$inferSelect> {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, id)));
  if (!row || row.status === 'DRAFT') throw new Refusal('NOT_FOUND');
  return row;
}

/** A lesson of a course by its id; throws NOT_FOUND. */
export async function lessonOf(scope: Scope, courseId: string, lessonId: string): Promise<Lesson> {
  const course = await courseOf(scope, courseId);
  const found = lessonsOf(course.values as Values).find(({ id }) => id === lessonId);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
