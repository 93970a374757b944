import { beforeAll, expect, test } from 'vitest';
import { course as courseResource } from '#features/learning/resources/course.ts';
import { courseQuiz } from '#features/learning/resources/learner-questions.ts';
import { quant } from '#features/learning/resources/quant.ts';
import { quest } from '#features/learning/resources/quest.ts';
import { newId } from '#server/base/ids.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { certificates } from '#server/database/tables/certificates.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { courseQuizStore } from './asked-stores.ts';
import { ask, like } from './asking.ts';
import { printOwn } from './certificates.ts';
import { courseStore } from './course-stores.ts';
import { listCourses, readCourse, readMine } from './courses.ts';
import { drop, enrol, readLesson } from './learning.ts';
import { quantStore, questStore } from './quest-stores.ts';
import { answerQuest, readFigures, readQuest } from './quests.ts';
import { courses, examRecords, papers, questAnswers, teachers } from './tables.ts';
import { survey } from './testing.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-24T10:00:00+08:00'));
const officer = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(
    services,
    { actor: { id: 'clerk' }, side: 'office', permCodes: ['Mgr.Learn.edit', 'Mgr.Learn.export'] },
    work,
  );
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const lesson = (id: string, minutes: number, free: 'YES' | 'NO') => ({
  id,
  chapterCN: '第一章',
  chapterEN: 'Chapter 1',
  titleCN: `第 ${id} 讲`,
  titleEN: `Lesson ${id}`,
  minutes,
  free,
  bodyCN: `${id} 的正文`,
  bodyEN: `Text of ${id}`,
});
let course = '';
/** Who takes the course in the end beside lin, and who gave it up. */
let [taker, gone] = ['', ''];

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db
      .insert(accounts)
      .values(
        ['lin', 'zhou', 'mei', 'clerk'].map((id) => ({ id, loginName: id, nickname: id, email: `${id}@example.com` })),
      );
    await db
      .insert(teachers)
      .values({ id: 'shen', tenantId: 'tenant-a', nameCN: '沈听荷', nameEN: 'Shen Tinghe', values: {} });
  });
  course = await officer(async (scope) => {
    const values = {
      titleCN: '政策导读',
      titleEN: 'Policies',
      introCN: '六课时',
      introEN: 'Six lessons',
      category: 'POLICY',
      kind: 'DOC',
      teachers: ['shen'],
      lessons: [lesson('a', 30, 'YES'), lesson('b', 50, 'NO'), lesson('c', 20, 'NO')],
      credit: 4,
      progress: 80,
      quota: 2,
      sort: 1,
    };
    const { id } = await saveResource(scope, { resource: courseResource, store: courseStore, input: { values } });
    await actOnResource(scope, {
      resource: courseResource,
      store: courseStore,
      input: { ids: [id], action: 'enable' },
    });
    return id;
  });
});

const join = (who: string) => as(who, (scope) => enrol(scope, { id: course, reqId: newId() }));
const read = (who: string, id: string) => as(who, (scope) => readLesson(scope, { id: course, lesson: id, done: true }));

test('visitors see courses and the lesson that is open, and no other text', async () => {
  const { rows, total } = await asGuest(services, {}, (scope) => listCourses(scope, {}));
  expect([total, rows[0]]).toMatchObject([1, { title: { CN: '政策导读' }, minutes: 100, seats: 2, mine: null }]);
  const one = await asGuest(services, {}, (scope) => readCourse(scope, { id: course }));
  expect(one.lessons.map(({ body }) => body?.CN ?? null)).toEqual(['a 的正文', null, null]);
});

test('whoever joins reads on, and finishes with a certificate once enough is read', async () => {
  await expect(read('lin', 'a')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await join('lin');
  expect(await read('lin', 'a')).toEqual({ progress: 30, state: 'LEARNING', certNo: null });
  await expect(read('lin', 'z')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect(await read('lin', 'b')).toEqual({ progress: 80, state: 'FINISHED', certNo: 'C000001' });
  await expect(as('lin', (scope) => drop(scope, { id: course }))).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const mine = await as('lin', readMine);
  expect(mine.courses).toMatchObject([{ mine: { state: 'FINISHED', progress: 80, certNo: 'C000001' } }]);
});

test('the certificate of a course is a file of its holder alone, and anybody can check it by its code', async () => {
  await services.database.asOwner((db) =>
    db
      .insert(tenants)
      .values({ id: 'tenant-a', code: 'tenant-a', nameCN: '云汀学院', nameEN: 'Yunting College', kind: 'DISTRICT' }),
  );
  const print = (who: string) =>
    printOwn({ transact: (work: Parameters<typeof as>[1]) => as(who, work) } as unknown as SlowActorCall, {
      no: 'C000001',
      origin: 'https://wutong.example',
    });
  await expect(print('zhou')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  const file = await print('lin');
  const [kept] = await services.database.asOwner((db) => db.select().from(certificates));
  expect(kept).toMatchObject({ kind: 'COURSE', no: 'C000001', holder: 'lin', titleCN: '政策导读', revokedAt: null });
  const { text } = await readPdf(file.content as Buffer);
  for (const said of ['结业证书', 'C000001', '政策导读', kept!.code]) expect(text).toContain(said);
});

test('of two who want the last seat at once one gets it, and a seat that is given up is free', async () => {
  const both = await Promise.allSettled([join('zhou'), join('mei')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [winner, loser] = both[0]!.status === 'fulfilled' ? ['zhou', 'mei'] : ['mei', 'zhou'];
  await as(winner!, (scope) => drop(scope, { id: course }));
  await join(loser!);
  [taker, gone] = [loser!, winner!];
});

test('an exam of an own course that was not sat is ahead until its last day, and for nobody else', async () => {
  const closesAt = new Date('2026-12-04T18:00:00+08:00');
  const shape = { tenantId: 'tenant-a', values: {}, mode: 'FIXED', questionCount: 12, total: 100, pass: 60 };
  await services.database.asOwner(async (db) => {
    await db.insert(papers).values({
      ...shape,
      id: 'final',
      titleCN: '结业考试',
      titleEN: 'Final',
      minutes: 45,
      attempts: 3,
      closesAt,
      status: 'ON',
    });
    await db.update(courses).set({ paperId: 'final' }).where(eq(courses.id, course));
  });
  const ahead = async (who: string) => (await as(who, readMine)).ahead.map(({ paper }) => paper);
  expect((await as('lin', readMine)).ahead).toEqual([
    {
      paper: 'final',
      title: { CN: '结业考试', EN: 'Final' },
      questions: 12,
      minutes: 45,
      opensAt: null,
      closesAt: closesAt.toISOString(),
    },
  ]);
  expect([await ahead(taker), await ahead(gone)]).toEqual([['final'], []]);
  const at = new Date('2026-11-24T10:00:00+08:00');
  await services.database.asOwner((db) =>
    db.insert(examRecords).values({
      id: 'sat',
      tenantId: 'tenant-a',
      paperId: 'final',
      accountId: taker,
      attempt: 1,
      startedAt: at,
      dueAt: at,
      heardAt: at,
      questions: [],
      answers: {},
      marks: {},
      total: 100,
      pass: 60,
    }),
  );
  expect([await ahead(taker), await ahead('lin')]).toEqual([[], ['final']]);
  services.setNow(closesAt);
  expect(await ahead('lin')).toEqual([]);
  services.setNow(at);
  await services.database.asOwner(async (db) => {
    await db.delete(examRecords);
    await db.update(courses).set({ paperId: null }).where(eq(courses.id, course));
  });
});

test('a question is asked by a learner alone, answered by staff, and shown to all where it is public', async () => {
  await expect(
    as('clerk', (scope) => ask(scope, { about: 'COURSE', id: course, content: '能打印吗？', reqId: newId() })),
  ).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const { no } = await as('lin', (scope) =>
    ask(scope, { about: 'COURSE', id: course, content: '能打印吗？', reqId: newId() }),
  );
  expect(no).toBe('Q000001');
  const seen = () => asGuest(services, {}, (scope) => readCourse(scope, { id: course }));
  expect((await seen()).asked).toEqual([]);
  await officer(async (scope) => {
    const { rows } = await courseQuizStore.list(scope, {
      filter: {},
      sort: 'createdAt',
      descending: true,
      limit: 10,
      offset: 0,
    });
    const input = { ids: [rows[0]!.id], action: 'answer', values: { reply: '可以。', share: 'YES' } };
    await actOnResource(scope, { resource: courseQuiz, store: courseQuizStore, input });
  });
  expect((await seen()).asked).toMatchObject([{ content: '能打印吗？', reply: '可以。', isMine: false }]);
});

test('others who take the course say once that they would like to know it, and the office sees how many', async () => {
  const [{ id } = { id: '' }] = (await as('lin', (scope) => readCourse(scope, { id: course }))).asked;
  const says = (who: string, on: boolean) => as(who, (scope) => like(scope, { id, on }));
  await expect(says('lin', true)).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(says(gone, true)).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(as(taker, (scope) => like(scope, { id: 'none', on: true }))).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect(await Promise.all([says(taker, true), says(taker, true)])).toContainEqual({ likes: 1 });
  const { asked } = await as(taker, (scope) => readCourse(scope, { id: course }));
  expect(asked).toMatchObject([{ id, likes: 1, isLiked: true }]);
  await officer(async (scope) => {
    const { rows } = await courseQuizStore.list(scope, {
      filter: {},
      sort: 'likes',
      descending: true,
      limit: 10,
      offset: 0,
    });
    expect(rows).toMatchObject([{ id, likes: 1 }]);
  });
  expect(await says(taker, false)).toEqual({ likes: 0 });
});

test('a questionnaire follows its conditions, keeps nobody’s name and is answered once', async () => {
  const id = await officer(async (scope) => {
    const saved = await saveResource(scope, { resource: quest, store: questStore, input: { values: survey } });
    await actOnResource(scope, { resource: quest, store: questStore, input: { ids: [saved.id], action: 'publish' } });
    return saved.id;
  });
  const answer = (who: string, answers: Record<string, unknown>) =>
    as(who, (scope) => answerQuest(scope, { id, answers, reqId: newId() }));
  await expect(answer('lin', { Q1: 2 })).rejects.toMatchObject({ key: 'REQUEST_REFUSED' });
  await expect(answer('lin', { Q1: 3 })).rejects.toMatchObject({ key: 'REQUEST_REFUSED' });
  await answer('lin', { Q1: 1, Q2: [1] });
  await answer('mei', { Q1: 2, Q2: [1, 2], Q3: '希望有夜校' });
  await expect(answer('mei', { Q1: 1 })).rejects.toMatchObject({ key: 'QUEST_ANSWERED' });
  expect(await as('mei', (scope) => readQuest(scope, { id }))).toMatchObject({ state: 'answered' });
  const kept = await services.database.asOwner((db) => db.select().from(questAnswers));
  expect(kept.map(({ accountId, answers }) => [accountId, answers])).toEqual([
    [null, { Q1: 1 }],
    [null, { Q1: 2, Q2: [1, 2], Q3: '希望有夜校' }],
  ]);
  const figures = await officer((scope) => readFigures(scope, { id, tenantId: 'tenant-a' }));
  expect(figures.items.map(({ answered, shares }) => [answered, ...shares.map(({ count }) => count)])).toEqual([
    [2, 1, 1],
    [1, 1, 1],
    [1],
  ]);
});

test('a published scale is frozen, and a change begins its next version', async () => {
  const dim = { id: 'd', code: 'content', nameCN: '内容', nameEN: 'Content', weight: 100, min: 1, max: 5, step: 1 };
  const values = {
    code: 'EVAL',
    domain: 'COURSE_EVAL',
    nameCN: '评价',
    nameEN: 'Evaluation',
    aggregate: 'WEIGHTED',
    decimals: 1,
    dims: [dim],
  };
  await officer(async (scope) => {
    const saving = (input: Parameters<typeof saveResource>[1]['input']) =>
      saveResource(scope, { resource: quant, store: quantStore, input });
    await expect(saving({ values: { ...values, dims: [{ ...dim, weight: 90 }] } })).rejects.toMatchObject({
      key: 'INVALID',
    });
    const { id } = await saving({ values });
    const act = (action: string) =>
      actOnResource(scope, { resource: quant, store: quantStore, input: { ids: [id], action } });
    await act('publish');
    const { rev } = await quantStore.one(scope, id);
    await expect(saving({ id, rev, values: { ...values, nameCN: '改名' } })).rejects.toMatchObject({
      key: 'NOT_ALLOWED',
    });
    await act('revise');
    const { rows } = await quantStore.list(scope, {
      filter: {},
      sort: 'version',
      descending: true,
      limit: 10,
      offset: 0,
    });
    expect(rows.map(({ version, status, hasDraft }) => [version, status, hasDraft])).toEqual([
      [2, 'DRAFT', true],
      [1, 'PUBLISHED', true],
    ]);
    await expect(act('revise')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  });
});
