import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { lessonCall, removeNoteCall, saveNoteCall } from '#features/learning/lesson-calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { learner } from '../enrolments.ts';
import { lessonOf } from '../find-course.ts';
import { notes } from '../tables.ts';

/** Notes of one person beside one lesson. */
const mostNotes = 500;

/** What the caller noted beside a lesson, in the order of the film. */
export async function notesOf(
  { db, tenantId, actor }: ActorScope,
  courseId: string,
  lessonId: string,
): Promise<OutputOf<typeof lessonCall>['notes']> {
  const rows = await db
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.tenantId, tenantId),
        eq(notes.accountId, actor.id),
        eq(notes.courseId, courseId),
        eq(notes.lessonId, lessonId),
      ),
    )
    .orderBy(sql`${notes.second} nulls last`, asc(notes.createdAt), asc(notes.id));
  return rows.map(({ id, rev, second, content, updatedAt }) => ({
    id,
    rev,
    second,
    content,
    at: updatedAt.toISOString(),
  }));
}

/** Writes a note, or changes one's own; NOT_ALLOWED without the course, CONFLICT over another revision. */
export async function saveNote(
  scope: ActorScope,
  { id: courseId, lesson, note, rev, second, content }: InputOf<typeof saveNoteCall>,
): Promise<OutputOf<typeof saveNoteCall>> {
  const { db, tenantId, actor, now } = scope;
  await learner(scope, courseId);
  await lessonOf(scope, courseId, lesson);
  if (note) {
    const before = await ownNote(scope, note, rev);
    await db
      .update(notes)
      .set({ content, second: second ?? null, updatedAt: now, rev: before.rev + 1 })
      .where(eq(notes.id, note));
    await log(scope, note, 'NOTE');
    return { id: note };
  }
  const count = await db.$count(
    notes,
    and(
      eq(notes.tenantId, tenantId),
      eq(notes.accountId, actor.id),
      eq(notes.courseId, courseId),
      eq(notes.lessonId, lesson),
    ),
  );
  if (count >= mostNotes) throw new Refusal('NOT_ALLOWED', { cause: 'too many notes' });
  const id = newId();
  await db.insert(notes).values({
    id,
    tenantId,
    courseId,
    lessonId: lesson,
    accountId: actor.id,
    second: second ?? null,
    content,
    createdAt: now,
    updatedAt: now,
  });
  await log(scope, id, 'NOTE');
  return { id };
}

/** Removes a note of the caller; NOT_FOUND for another's, CONFLICT over another revision. */
export async function removeNote(
  scope: ActorScope,
  { note, rev }: InputOf<typeof removeNoteCall>,
): Promise<Record<string, never>> {
  await ownNote(scope, note, rev);
  await scope.db.delete(notes).where(eq(notes.id, note));
  await log(scope, note, 'NOTE_REMOVE');
  return {};
}

async function ownNote({ db, tenantId, actor }: ActorScope, id: string, rev: number | undefined) {
  const [found] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.tenantId, tenantId), eq(notes.id, id), eq(notes.accountId, actor.id)))
    .for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: found.rev } });
  return found;
}

/** What somebody notes for themselves is nobody's business: the line says that, not what. */
function log(scope: ActorScope, id: string, action: 'NOTE' | 'NOTE_REMOVE'): Promise<void> {
  const text = {
    NOTE: { CN: '记笔记', EN: 'wrote a note' },
    NOTE_REMOVE: { CN: '删除笔记', EN: 'removed a note' },
  }[action];
  return logBusiness(scope, { module: 'LEARNING', action, objectType: 'note', objectId: id, title: id, text });
}
