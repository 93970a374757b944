import { expect, test } from 'vitest';
import { validateSection } from '#core/forms/section.ts';
import { courseFields } from '#features/learning/shared/course.ts';
import { textbookFields } from '#features/learning/shared/textbook.ts';
import { demoQuestions } from './bank.ts';
import { courseValues, handbookValues } from './college.ts';
import { readCourse, readCourses } from './written-courses.ts';

const courses = readCourses();
const lessons = courses.flatMap((course) => course.lessons);
const byTitle = courses.map((course) => [course.title.CN, course] as const);

test('每门课六个课时，名称都不同，正文两种语言都够一课的篇幅', () => {
  expect(courses.map((course) => course.lessons.length)).toEqual(Array(12).fill(6));
  for (const language of ['CN', 'EN'] as const) {
    expect(new Set(lessons.map(({ title }) => title[language])).size).toBe(72);
    const paragraphs = lessons.flatMap(({ body }) => body[language].split('\n\n')).filter(({ length }) => length > 10);
    expect(new Set(paragraphs).size, language).toBe(paragraphs.length);
  }
  const sizes = lessons.map(({ title, body }) => ({
    title: title.CN,
    isWhole:
      body.CN.replace(/\s/g, '').length >= 250 &&
      body.CN.length <= 480 &&
      body.EN.split(/\s+/).length >= 130 &&
      body.EN.split(/\s+/).length <= 250 &&
      body.CN.includes('例子：') &&
      body.CN.includes('练习：'),
  }));
  expect(sizes.filter(({ isWhole }) => !isWhole)).toEqual([]);
});

test.each(byTitle)('“%s”和它的讲义都能在后台原样保存', (_, course) => {
  const problemsOf = (fields: typeof courseFields, values: object) =>
    validateSection({ key: 'form', title: { CN: '', EN: '' }, fields }, values as never, {
      today: '2026-11-21',
      data: {},
      dictionaries: {},
    }).map(({ path, key }) => `${path}: ${key}`);
  // What is chosen among records is made with them.
  const made = ['teachers', 'textbook', 'paper', 'sort', 'code', 'kind', 'author'];
  const own = (fields: typeof courseFields) => fields.filter(({ key }) => !made.includes(key));
  expect(
    problemsOf(
      own(courseFields),
      courseValues(course, (at) => `L${at}`),
    ),
  ).toEqual([]);
  expect(problemsOf(own(textbookFields), handbookValues(course))).toEqual([]);
});

test.each(byTitle.filter(([, { exam }]) => exam))('考“%s”的每个知识点，课文里都讲到了', (_, { bank, lessons: of }) => {
  const taught = plain(of.map(({ body }) => body.CN).join('\n'));
  const asked = demoQuestions().filter(({ values }) => values.bank === bank && values.type === 'BLANK');
  expect(asked.length).toBeGreaterThanOrEqual(10);
  expect(
    asked.filter(({ values }) => !taught.includes(plain(String(values.blanks)))).map(({ values }) => values.stem),
  ).toEqual([]);
});

test('没有时长、缺一种语言、课时页显示不出的写法，都连同文件名被指出', () => {
  const head = `category: LAW\nbank: LAW\nteachers: [ lu ]\ntitle: { CN: 一, EN: One }\nintro: { CN: 二, EN: Two }`;
  const read =
    (minutes: string, CN: string, EN = '## One\n\nText.') =>
    () =>
      readCourse(
        'courses/a.md',
        `---\n${head}\nchapters: [ { CN: 章, EN: Part, minutes: ${minutes} } ]\n---\n\n<!-- CN -->\n\n${CN}\n\n<!-- EN -->\n\n${EN}\n`,
      );
  const text = '## 一\n\n第一步：\n\n1. 先看；\n2. 再做。';
  expect(read('[ 20 ]', text)()).toMatchObject({
    lessons: [
      { chapter: { CN: '章', EN: 'Part' }, minutes: 20, title: { CN: '一', EN: 'One' }, body: { EN: 'Text.' } },
    ],
  });
  expect(read('[ 20, 20 ]', text)).toThrow('data/demo/courses/a.md: 1 and 1 lessons, but minutes of 2');
  expect(read('[ 20 ]', text, '## One\n\nText.\n\n## Two\n\nMore.')).toThrow('1 and 2 lessons');
  expect(read('[ 90 ]', text)).toThrow('data/demo/courses/a.md: chapters');
  expect(read('[ 20 ]', '## 一')).toThrow('“一” has no text');
  expect(read('[ 20 ]', '前言\n\n## 一\n\n字')).toThrow('a text before the first lesson');
  for (const marked of ['**重点**', '| 表 |', '> 引文', '### 小节', '见[办法](/a)'])
    expect(read('[ 20 ]', `## 一\n\n${marked}`), marked).toThrow(`“${marked}”`);
});

function plain(text: string): string {
  return text.replace(/\s/g, '');
}
