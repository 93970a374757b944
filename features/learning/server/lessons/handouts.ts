import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { readPageCall } from '#features/learning/lesson-calls.ts';
import { isSeen, mergeSpans, type Span, secondsIn } from '#features/learning/shared/watching.ts';
import { eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { changeEnrolment, learner } from '../enrolments.ts';
import { lessonOf } from '../find-course.ts';
import { settleCourseOf } from '../finishing.ts';
import { watches } from '../tables.ts';
import { factsOf } from './lesson-files.ts';
import { beginWatch, watchOf } from './watching.ts';

/**
 * Keeps that a page of a handout was read and that the reader is at it. A lesson in which the handout takes the place of a
 * film is finished with nine tenths of its pages. NOT_FOUND for a lesson with a film or without a handout, and for a page
 * that there is not; NOT_ALLOWED for whoever does not take the course.
 */
export async function readHandoutPage(
  scope: ActorScope,
  { id, lesson, page }: InputOf<typeof readPageCall>,
): Promise<OutputOf<typeof readPageCall>> {
  const { now } = scope;
  const enrolment = await learner(scope, id);
  const found = await lessonOf(scope, id, lesson);
  const pages = found.file && (await factsOf(scope, [found])).get(found.file.id)?.pages;
  if (found.video || !found.file || !pages || page > pages) throw new Refusal('NOT_FOUND');
  const file = { id: found.file.id, seconds: pages };
  const before = (await watchOf(scope, id, lesson)) ?? (await beginWatch(scope, { id, lesson, film: file }));
  const had: readonly Span[] = before.fileId === file.id ? before.spans : [];
  const spans = mergeSpans([...had, [page - 1, page]]);
  const read = Math.round(secondsIn(spans));
  await scope.db
    .update(watches)
    .set({
      fileId: file.id,
      spans: spans as [number, number][],
      watched: read,
      length: pages,
      position: page,
      heardAt: now,
      updatedAt: now,
      rev: before.rev + 1,
    })
    .where(eq(watches.id, before.id));
  const isNew = isSeen(read, pages) && !found.isPresent && !enrolment.done.includes(lesson);
  const done = isNew ? [...enrolment.done, lesson] : enrolment.done;
  await changeEnrolment(scope, enrolment, { done, lastLesson: lesson });
  const { progress, state, certNo } = (await settleCourseOf(scope, id, scope.actor.id))!;
  return { read, isDone: done.includes(lesson), progress, state, certNo };
}
