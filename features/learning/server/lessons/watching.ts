import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { lessonCall, watchCall } from '#features/learning/lesson-calls.ts';
import type { Lesson } from '#features/learning/shared/course.ts';
import {
  allowanceAfter,
  allowanceAtFirst,
  clipSpans,
  isSeen,
  type Span,
  secondsIn,
} from '#features/learning/shared/watching.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { changeEnrolment, learner } from '../enrolments.ts';
import { lessonOf } from '../find-course.ts';
import { settleCourseOf } from '../finishing.ts';
import { watches } from '../tables.ts';
import { factsOf, type Watch } from './lesson-files.ts';
import { notesOf } from './notes.ts';

/** What the caller has watched of a lesson and noted beside it; NOT_ALLOWED for whoever does not take the course. */
export async function readLessonOf(
  scope: ActorScope,
  { id, lesson }: InputOf<typeof lessonCall>,
): Promise<OutputOf<typeof lessonCall>> {
  await learner(scope, id);
  const { video } = await lessonOf(scope, id, lesson);
  const watch = await watchOf(scope, id, lesson);
  const isSame = watch !== undefined && watch.fileId === video?.id;
  return {
    spans: isSame ? shownSpans(watch.spans) : [],
    position: isSame ? watch.position : 0,
    savedAt: isSame ? watch.heardAt.toISOString() : null,
    notes: await notesOf(scope, id, lesson),
  };
}

/**
 * Keeps what was watched of a film, within its length, and where it stopped; a lesson of which nine tenths were watched is
 * finished. NOT_ALLOWED for more new seconds than the clock allows at double speed, NOT_FOUND for a lesson without a film.
 */
export async function watch(
  scope: ActorScope,
  { id, lesson, spans, position, begins = false }: InputOf<typeof watchCall>,
): Promise<OutputOf<typeof watchCall>> {
  const { now } = scope;
  const enrolment = await learner(scope, id);
  const film = await filmOf(scope, await lessonOf(scope, id, lesson));
  const before = (await watchOf(scope, id, lesson)) ?? (await beginWatch(scope, { id, lesson, film }));
  const had: readonly Span[] = before.fileId === film.id ? before.spans : [];
  const after = clipSpans([...had, ...spans.map(({ from, to }) => [from, to] as const)], film.seconds);
  const added = Math.max(0, secondsIn(after) - secondsIn(had));
  const allowed = begins
    ? allowanceAtFirst(before.allowance)
    : allowanceAfter(before.allowance, (now.getTime() - before.heardAt.getTime()) / 1000);
  if (added > allowed + 0.05)
    throw new Refusal('NOT_ALLOWED', { cause: `${added} s watched in the time of ${allowed}` });
  const watched = secondsIn(after);
  await scope.db
    .update(watches)
    .set({
      fileId: film.id,
      spans: after as [number, number][],
      watched,
      length: film.seconds,
      position: Math.min(position, film.seconds),
      allowance: allowed - added,
      heardAt: now > before.heardAt ? now : before.heardAt,
      updatedAt: now,
      rev: before.rev + 1,
    })
    .where(eq(watches.id, before.id));
  const isNew = isSeen(watched, film.seconds) && !enrolment.done.includes(lesson);
  const done = isNew ? [...enrolment.done, lesson] : enrolment.done;
  await changeEnrolment(scope, enrolment, { done, lastLesson: lesson });
  const { progress, state, certNo } = (await settleCourseOf(scope, id, scope.actor.id))!;
  return {
    spans: shownSpans(after),
    isDone: done.includes(lesson),
    progress,
    state,
    certNo,
    savedAt: now.toISOString(),
  };
}

async function filmOf(scope: Scope, lesson: Lesson): Promise<{ id: string; seconds: number }> {
  const seconds = lesson.video && (await factsOf(scope, [lesson])).get(lesson.video.id)?.seconds;
  if (!lesson.video || !seconds) throw new Refusal('NOT_FOUND');
  return { id: lesson.video.id, seconds };
}

/** What the caller has watched or read of a lesson. */
export async function watchOf({ db, tenantId, actor }: ActorScope, courseId: string, lesson: string) {
  const [found] = await db
    .select()
    .from(watches)
    .where(
      and(
        eq(watches.tenantId, tenantId),
        eq(watches.courseId, courseId),
        eq(watches.lessonId, lesson),
        eq(watches.accountId, actor.id),
      ),
    );
  return found;
}

/**
 * Begins to keep what is watched of a film, or read of a handout with pages for seconds; the row of the enrolment is held,
 * so that two calls at once do not both begin.
 */
export async function beginWatch(
  { db, tenantId, actor, now }: ActorScope,
  { id, lesson, film }: { id: string; lesson: string; film: { id: string; seconds: number } },
): Promise<Watch> {
  const [row] = await db
    .insert(watches)
    .values({
      id: newId(),
      tenantId,
      courseId: id,
      lessonId: lesson,
      accountId: actor.id,
      fileId: film.id,
      length: film.seconds,
      allowance: allowanceAtFirst(),
      heardAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return row!;
}

function shownSpans(spans: readonly Span[]): { from: number; to: number }[] {
  return spans.map(([from, to]) => ({ from, to }));
}
