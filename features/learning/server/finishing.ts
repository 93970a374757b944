import type { Values } from '#core/forms/values.ts';
import { learningMessages } from '#features/learning/messages.ts';
import { lessonsOf, progressOf } from '#features/learning/shared/course.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { certificateNumber, certify, titleOf } from './certificates.ts';
import { courses, enrolments, examRecords, watches } from './tables.ts';

export type Enrolment = typeof enrolments.$inferSelect;

/** Finishes a course of somebody whose progress and exam meet its rule; says how they stand then, null for nobody. */
export async function settleCourseOf(scope: Scope, courseId: string, accountId: string): Promise<Enrolment | null> {
  const { db, tenantId, now } = scope;
  const [found] = await db
    .select({ enrolment: enrolments, course: courses })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.id, enrolments.courseId), eq(courses.tenantId, enrolments.tenantId)))
    .where(
      and(eq(enrolments.tenantId, tenantId), eq(enrolments.courseId, courseId), eq(enrolments.accountId, accountId)),
    )
    .for('update', { of: enrolments });
  if (!found) return null;
  const { enrolment, course } = found;
  const values = course.values as Values;
  const progress = progressOf(lessonsOf(values), enrolment.done, await sharesOf(scope, courseId, accountId));
  const isMet =
    progress >= Number(values.progress) && (!course.paperId || (await hasPassed(scope, course.paperId, accountId)));
  const isNew = isMet && enrolment.state === 'LEARNING';
  const [after] = await db
    .update(enrolments)
    .set({
      progress,
      updatedAt: now,
      rev: sql`${enrolments.rev} + 1`,
      ...(isNew && { state: 'FINISHED', finishedAt: now, certNo: await certificateNumber(scope) }),
    })
    .where(eq(enrolments.id, enrolment.id))
    .returning();
  if (isNew) {
    await certify(scope, {
      kind: 'COURSE',
      objectId: enrolment.id,
      no: after!.certNo!,
      accountId,
      title: titleOf(course),
      at: now,
    });
    await tell(scope, learningMessages.finished, {
      to: [accountId],
      facts: { course: titleOf(course), no: after!.certNo! },
    });
  }
  return after!;
}

/** How much of each film of a course somebody has watched, 0 to 1. */
async function sharesOf({ db, tenantId }: Scope, courseId: string, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ lessonId: watches.lessonId, watched: watches.watched, length: watches.length })
    .from(watches)
    .where(and(eq(watches.tenantId, tenantId), eq(watches.courseId, courseId), eq(watches.accountId, accountId)));
  return new Map(rows.map(({ lessonId, watched, length }) => [lessonId, length > 0 ? watched / length : 0]));
}

async function hasPassed({ db, tenantId }: Scope, paperId: string, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: examRecords.id })
    .from(examRecords)
    .where(
      and(
        eq(examRecords.tenantId, tenantId),
        eq(examRecords.paperId, paperId),
        eq(examRecords.accountId, accountId),
        eq(examRecords.isPassed, true),
      ),
    )
    .orderBy(desc(examRecords.startedAt))
    .limit(1);
  return found !== undefined;
}
