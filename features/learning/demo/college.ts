import { Type } from 'typebox';
import type { Values } from '#core/forms/values.ts';
import { readData, Words } from '#server/demo/read-data.ts';
import type { WrittenCourse } from './written-courses.ts';

const Pair = Type.Tuple([Words, Words]);

const College = Type.Object({
  teachers: Type.Array(
    Type.Object({
      key: Words,
      name: Pair,
      title: Pair,
      org: Pair,
      fields: Type.Array(Words),
      intro: Pair,
      phone: Words,
      email: Words,
    }),
  ),
  questions: Type.Array(Type.Tuple([Words, Type.Union([Words, Type.Null()])])),
});

/** Teachers of the demo's college, and what was asked about its first course. */
export const college = () => readData('learning/college.json', College);

/** Which course of their order is still being written. */
export const draftCourse = 9;

const inBoth = (key: string, { CN, EN }: { readonly CN: string; readonly EN: string }): Values =>
  bilingual(key, [CN, EN]);

export const bilingual = (key: string, [CN, EN]: readonly [string, string]): Values => ({
  [`${key}CN`]: CN,
  [`${key}EN`]: EN,
});

/** A course as its form holds it, but for what is made beside it; its lessons have the ids that `idOf` gives by their order. */
export function courseValues(
  { title, intro, lessons, category, offline, quota }: WrittenCourse,
  idOf: (at: number) => string,
) {
  return {
    ...inBoth('title', title),
    ...inBoth('intro', intro),
    category,
    kind: offline ? 'OFFLINE' : 'DOC',
    lessons: lessons.map((lesson, at) => ({
      id: idOf(at),
      ...inBoth('chapter', lesson.chapter),
      ...inBoth('title', lesson.title),
      minutes: lesson.minutes,
      free: at === 0 ? 'YES' : 'NO',
      way: offline ? 'PRESENT' : 'ONLINE',
      ...inBoth('body', lesson.body),
    })),
    credit: 4,
    progress: 80,
    quota: quota ?? null,
    cover: [],
  };
}

/** The handbook of a course: a chapter has what one of its lessons says. */
export function handbookValues({ title, lessons }: WrittenCourse) {
  return {
    titleCN: `${title.CN}讲义`,
    titleEN: `${title.EN}: handbook`,
    edition: '2026',
    visible: 'ENROLLED',
    file: [],
    chapters: lessons.map((lesson, at) => ({
      id: `C${at + 1}`,
      ...inBoth('title', lesson.title),
      ...inBoth('body', lesson.body),
    })),
  };
}
