import type { OutputOf } from '#core/contracts/contract.ts';
import type { courseOneCall } from '#features/learning/calls.ts';

export type OneCourse = OutputOf<typeof courseOneCall>;
export type Lesson = OneCourse['lessons'][number];

/** Whether the caller takes the course. */
export function isLearnerOf({ mine }: Pick<OneCourse, 'mine'>): boolean {
  return mine !== null && mine.state !== 'DROPPED';
}

/** How a lesson stands for the caller. */
export function stateOf(course: OneCourse, lesson: Lesson): 'done' | 'part' | 'open' | 'locked' {
  if (course.mine?.done.includes(lesson.id)) return 'done';
  if (!isLearnerOf(course) && !lesson.isFree) return 'locked';
  return lesson.watched > 0 ? 'part' : 'open';
}

/** The lesson of an address; without one the last that was begun and not finished, or the first that is open. */
export function currentLesson(course: OneCourse, asked: string | null): Lesson {
  const { lessons, mine } = course;
  const open = (lesson: Lesson) => ['part', 'open'].includes(stateOf(course, lesson));
  return (
    lessons.find(({ id }) => id === asked) ??
    lessons.find((lesson) => lesson.id === mine?.lastLesson && open(lesson)) ??
    lessons.find(open) ??
    lessons[0]!
  );
}

/** 3.2: which lesson of which chapter. */
export function numberOf(lessons: readonly Lesson[], id: string): string {
  const chapters = chaptersOf(lessons);
  const chapter = chapters.findIndex(({ lessons: of }) => of.some((lesson) => lesson.id === id));
  return `${chapter + 1}.${(chapters[chapter]?.lessons.findIndex((lesson) => lesson.id === id) ?? 0) + 1}`;
}

/** Lessons by the chapter that they name, in their order. */
export function chaptersOf(lessons: readonly Lesson[]): { title: Lesson['chapter']; lessons: Lesson[] }[] {
  const chapters = new Map<string, { title: Lesson['chapter']; lessons: Lesson[] }>();
  for (const lesson of lessons) {
    const chapter = chapters.get(lesson.chapter.CN);
    if (chapter) chapter.lessons.push(lesson);
    else chapters.set(lesson.chapter.CN, { title: lesson.chapter, lessons: [lesson] });
  }
  return [...chapters.values()];
}
