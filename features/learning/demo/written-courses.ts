import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { dataFolder, Words } from '#server/demo/read-data.ts';
import { Both, notWhole, readProse } from '#server/demo/read-prose.ts';

const CourseHead = Type.Object(
  {
    category: Words,
    /** The subject of the bank that it teaches. */
    bank: Words,
    teachers: Type.Array(Words),
    exam: Type.Optional(Type.Boolean()),
    /** Its lessons are held in sessions; their texts are read beforehand. */
    offline: Type.Optional(Type.Boolean()),
    quota: Type.Optional(Type.Integer()),
    /** Working days from the day of the story. */
    startsIn: Type.Optional(Type.Integer()),
    title: Both,
    intro: Both,
    /** With the minutes of the lessons of each. */
    chapters: Type.Array(
      Type.Object(
        { CN: Words, EN: Words, minutes: Type.Array(Type.Integer({ minimum: 15, maximum: 35 })) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The courses of the demo's college in the order of their files, each with its lessons. */
export function readCourses() {
  return readdirSync(join(dataFolder, 'courses'))
    .sort()
    .map((name) => readCourse(`courses/${name}`, readFileSync(join(dataFolder, 'courses', name), 'utf8')));
}

export type WrittenCourse = ReturnType<typeof readCourse>;

/**
 * One course from what its file holds: a lesson of the text begins with a heading, its title. Throws, naming file and
 * line, for a lesson without its minutes or its other language, and for Markdown that lessons are not shown with.
 */
export function readCourse(file: string, source: string) {
  const { head, CN, EN } = readProse(file, source, CourseHead);
  const { chapters, ...course } = head;
  const [told, toldEN] = [lessonsIn(file, CN), lessonsIn(file, EN)];
  const minutes = chapters.flatMap(({ minutes: ofLessons, ...chapter }) =>
    ofLessons.map((count) => ({ chapter, minutes: count })),
  );
  if (told.length !== minutes.length || toldEN.length !== minutes.length)
    return notWhole(file, `${told.length} and ${toldEN.length} lessons, but minutes of ${minutes.length}`);
  const lessons = minutes.map((lesson, at) => ({
    ...lesson,
    title: { CN: told[at]!.title, EN: toldEN[at]!.title },
    body: { CN: told[at]!.body, EN: toldEN[at]!.body },
  }));
  return { ...course, lessons };
}

function lessonsIn(file: string, text: string): { title: string; body: string }[] {
  const [before, ...lessons] = text.split(/^## /m);
  if (before !== '') notWhole(file, 'a text before the first lesson');
  return lessons.map((lesson) => {
    const [title = '', ...lines] = lesson.trim().split('\n');
    const body = lines.join('\n').trim();
    if (body === '') notWhole(file, `“${title}” has no text`);
    // Lessons are shown as they are typed.
    const marked = lines.find((line) => /^([#>|*+`~\s-]|\d+\))|(?<!\*)\*\*[^*]+\*\*|\]\(/.test(line));
    if (marked) notWhole(file, `“${marked}” is nothing that a lesson is shown with`);
    return { title, body };
  });
}
