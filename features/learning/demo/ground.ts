import type { Values } from '#core/forms/values.ts';
import { instantOf } from '#features/learning/server/bank/paper-store.ts';
import {
  courses,
  papers,
  quants,
  questions,
  quests,
  teachers,
  textbooks,
  topics,
} from '#features/learning/server/tables.ts';
import { paperSums } from '#features/learning/shared/paper.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { demoQuestions, demoTopics } from './bank.ts';
import { bilingual, college, courseValues, draftCourse, handbookValues } from './college.ts';
import { demoQuants, demoQuests } from './sheets.ts';
import { readCourses, type WrittenCourse } from './written-courses.ts';

/** The college before anybody learns there: teachers, bank, papers, courses, books, questionnaires and scales. */
export async function layCollege(db: Db, { time, tenantId: idOf }: Stage): Promise<void> {
  const tenantId = idOf('yunting');
  const at = time.at(90, '09:00');
  const written = (values: Values) => ({ id: newId(), tenantId, values, createdAt: at, updatedAt: at });
  const { teachers: people } = college();
  const told = readCourses();

  const taught = new Map<string, string>();
  for (const { key, name, title, org, intro, ...rest } of people) {
    const values = {
      ...bilingual('name', name),
      ...bilingual('title', title),
      ...bilingual('org', org),
      ...bilingual('intro', intro),
      ...rest,
      photo: [],
    };
    const row = { ...written(values), nameCN: name[0], nameEN: name[1] };
    taught.set(key, row.id);
    await db.insert(teachers).values(row);
  }

  const topicOf = new Map<string, { id: string; path: string }>();
  for (const [index, { CN, EN, parent }] of demoTopics().entries()) {
    const id = `topic-${index + 1}`;
    const above = topicOf.get(parent);
    const path = `${above?.path ?? `/${parent}/`}${id}/`;
    topicOf.set(CN, { id, path });
    await db.insert(topics).values({
      id,
      tenantId,
      nameCN: CN,
      nameEN: EN,
      parent: above?.id ?? parent,
      path,
      sort: index + 1,
      createdAt: at,
      updatedAt: at,
    });
  }

  // Every third question was written for a course of its subject.
  const courseOf = (subject: unknown, index: number) => {
    const at = told.findIndex((course) => course.bank === subject);
    return index % 3 === 0 && at >= 0 ? `course-${at + 1}` : null;
  };
  const bank = demoQuestions().map(({ values: { bank: subject, ...values }, shown, hits }, index) => ({
    ...written({
      ...values,
      bank: topicOf.get(String(values.points))?.id ?? subject,
      course: courseOf(subject, index),
    }),
    subject,
    no: `T${String(index + 1).padStart(6, '0')}`,
    bank: topicOf.get(String(values.points))?.id ?? String(subject),
    type: String(values.type),
    stem: String(values.stem),
    difficulty: String(values.difficulty),
    status: index % 97 === 96 ? 'OFF' : 'ON',
    shown,
    hits,
  }));
  await db.insert(questions).values(bank.map(({ subject: _, ...row }) => row));

  const books = told
    .filter(({ exam }) => exam)
    .map((course, index) => {
      const values = {
        ...handbookValues(course),
        code: `YT-B${String(index + 1).padStart(3, '0')}`,
        kind: index % 2 === 0 ? 'BOOK' : 'GUIDE',
        author: people.find(({ key }) => key === course.teachers[0])!.name[0],
        sort: index + 1,
      };
      const { code, titleCN, titleEN, kind, sort } = values;
      return { ...written(values), id: `book-${index + 1}`, code, titleCN, titleEN, kind, sort, status: 'ON', course };
    });
  await db.insert(textbooks).values(books.map(({ course: _, ...row }) => row));

  for (const [index, course] of told.entries()) {
    const about = bank.filter((each) => each.subject === course.bank);
    const courseId = `course-${index + 1}`;
    const paper = course.exam
      ? paperOf(course.title, {
          courseId,
          about,
          isRandom: index % 2 === 1,
          // The course that the person shown first is in the middle of ends with an exam that has its day.
          closesAt: index === 0 ? `${time.day(-9)} 18:00` : '',
        })
      : null;
    const paperRow = paper && {
      ...written(paper),
      id: `paper-${index + 1}`,
      titleCN: String(paper.titleCN),
      titleEN: String(paper.titleEN),
      courseId,
      mode: String(paper.mode),
      questionCount: paperSums(paper).questions,
      total: paperSums(paper).total,
      pass: 60,
      minutes: 45,
      attempts: 3,
      closesAt: instantOf(paper.closesAt),
      status: 'ON',
    };
    if (paperRow) await db.insert(papers).values(paperRow);
    const values = {
      ...courseValues(course, (lesson) => `L${index + 1}-${lesson + 1}`),
      teachers: course.teachers.map((key) => taught.get(key)!),
      textbook: books.find((book) => book.course === course)?.id ?? null,
      paper: paperRow?.id ?? null,
      sort: index + 1,
    };
    await db.insert(courses).values({
      ...written(values),
      id: courseId,
      titleCN: course.title.CN,
      titleEN: course.title.EN,
      category: course.category,
      kind: values.kind,
      paperId: paperRow?.id ?? null,
      quota: values.quota,
      startAt: course.startsIn ? time.at(-course.startsIn, '19:00') : null,
      sort: index + 1,
      status: index === draftCourse ? 'DRAFT' : 'ON',
    });
  }

  for (const { values, version, status } of demoQuants)
    await db.insert(quants).values({
      ...written(values),
      code: String(values.code),
      version,
      nameCN: String(values.nameCN),
      nameEN: String(values.nameEN),
      domain: String(values.domain),
      status,
    });
  for (const [index, { values, status }] of demoQuests.entries())
    await db.insert(quests).values({
      ...written(values),
      id: `quest-${index + 1}`,
      titleCN: String(values.titleCN),
      titleEN: String(values.titleEN),
      purpose: String(values.purpose),
      status,
    });
}

interface Subject {
  readonly courseId: string;
  readonly about: readonly {
    readonly id: string;
    readonly subject: unknown;
    readonly type: string;
    readonly values: Values;
  }[];
  readonly isRandom: boolean;
  readonly closesAt: string;
}

/** A final exam: a draw from the bank for every second course, the same twelve questions for the others. */
function paperOf({ CN, EN }: WrittenCourse['title'], { courseId, about, isRandom, closesAt }: Subject): Values {
  const common = {
    titleCN: `${CN}结业考试`,
    titleEN: `${EN}: final exam`,
    course: courseId,
    minutes: 45,
    pass: 60,
    attempts: 3,
    shuffle: 'YES',
    ...(closesAt && { closesAt }),
  };
  const bank = about[0]!.subject;
  const take = (type: string, count: number) => about.filter((each) => each.type === type).slice(0, count);
  if (isRandom) {
    const draw = (id: string, type: string, count: number, score: number) => ({
      id,
      bank,
      type,
      difficulty: null,
      count,
      score,
    });
    return {
      ...common,
      mode: 'RANDOM',
      items: [],
      draws: [
        draw('d1', 'SINGLE', 5, 6),
        draw('d2', 'JUDGE', 5, 4),
        draw('d3', 'BLANK', 5, 6),
        draw('d4', 'MULTI', 2, 10),
      ],
    };
  }
  const items = [
    ...take('SINGLE', 5).map(({ id }) => ({ question: id, score: 6 })),
    ...take('JUDGE', 4).map(({ id }) => ({ question: id, score: 5 })),
    ...take('BLANK', 4).map(({ id }) => ({ question: id, score: 5 })),
    ...take('MULTI', 2).map(({ id }) => ({ question: id, score: 5 })),
    ...take('ESSAY', 2).map(({ id }) => ({ question: id, score: 10 })),
  ].map((item, at) => ({ id: `i${at + 1}`, ...item }));
  return { ...common, mode: 'FIXED', items, draws: [] };
}
