import { Type } from 'typebox';
import type { Values } from '#core/forms/values.ts';
import { readData, Words } from '#server/demo/read-data.ts';

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
  courses: Type.Array(
    Type.Object({
      title: Pair,
      category: Words,
      bank: Words,
      teachers: Type.Array(Words),
      intro: Pair,
      exam: Type.Optional(Type.Boolean()),
      offline: Type.Optional(Type.Boolean()),
      quota: Type.Optional(Type.Integer()),
      startsIn: Type.Optional(Type.Integer()),
    }),
  ),
  questions: Type.Array(Type.Tuple([Words, Type.Union([Words, Type.Null()])])),
});

/** Teachers and courses of the demo's college, and what was asked about its first course. */
export const college = () => readData('learning/college.json', College);

export type DemoCourse = ReturnType<typeof college>['courses'][number];

export const bilingual = (key: string, [CN, EN]: readonly [string, string]): Values => ({
  [`${key}CN`]: CN,
  [`${key}EN`]: EN,
});

const chapters: readonly (readonly [string, string])[] = [
  ['先弄明白', 'What it is about'],
  ['动手做', 'Doing it'],
  ['避开弯路', 'What goes wrong'],
];

/** The lessons of a course: each explains two facts of its subject. */
export function lessonsOf(
  { title, offline }: DemoCourse,
  facts: readonly { told: string }[],
  idOf: (at: number) => string,
) {
  return facts.slice(0, 6).map(({ told }, at) => ({
    id: idOf(at),
    ...bilingual('chapter', chapters[Math.floor(at / 2)]!),
    titleCN: `${title[0]} · 第 ${at + 1} 讲`,
    titleEN: `${title[1]}, lesson ${at + 1}`,
    minutes: 15 + ((at * 7) % 20),
    free: at === 0 ? 'YES' : 'NO',
    way: offline ? 'PRESENT' : 'ONLINE',
    bodyCN: offline
      ? ''
      : `这一讲只讲一件事：${told}。\n\n为什么这样规定？先想想如果没有这条规则会怎样：同样的情形可能得到不同的处理，别人也无法核对。\n\n怎么做：对照自己的材料，逐条写下是否符合；不确定的，先查原文，再问窗口。\n\n练习：用自己的话把这条规则讲给一位同事听，看他能不能复述。`,
    bodyEN: offline
      ? ''
      : 'This lesson explains one rule (its text is given in Chinese above, as the law has it).\n\nWhy is it so? Without the rule, equal cases could be treated differently, and nobody could check.\n\nWhat to do: hold your own papers against it, line by line; where you are unsure, read the original first and then ask at the desk.\n\nPractice: explain the rule to a colleague in your own words.',
  }));
}
