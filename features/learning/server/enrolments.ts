import { Refusal } from '#core/errors.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Enrolment } from './finishing.ts';
import { enrolments } from './tables.ts';

/** What the caller has of a course, held; NOT_ALLOWED for whoever does not take it. */
export async function learner(scope: ActorScope, courseId: string): Promise<Enrolment> {
  const found = await ownEnrolment(scope, courseId);
  if (!found || found.state === 'DROPPED') throw new Refusal('NOT_ALLOWED');
  return found;
}

/** The same for anybody; undefined for whoever never joined. */
export async function ownEnrolment(
  { db, tenantId, actor }: ActorScope,
  courseId: string,
): Promise<Enrolment | undefined> {
  const [found] = await db
    .select()
    .from(enrolments)
    .where(
      and(eq(enrolments.tenantId, tenantId), eq(enrolments.courseId, courseId), eq(enrolments.accountId, actor.id)),
    )
    .for('update');
  return found;
}

/** Changes an enrolment that is held. */
export async function changeEnrolment(
  { db, now }: ActorScope,
  { id }: Enrolment,
  set: Partial<Enrolment>,
): Promise<void> {
  await db
    .update(enrolments)
    .set({ ...set, updatedAt: now, rev: sql`${enrolments.rev} + 1` })
    .where(eq(enrolments.id, id));
}
