import { beforeAll, expect, test } from 'vitest';
import { questionQuizStore } from '#features/learning/server/asked-stores.ts';
import { learnerQuestions, papers, questions } from '#features/learning/server/tables.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { questionStore } from './question-store.ts';

const services = await createTestServices();
const now = new Date('2026-11-24T10:00:00+08:00');

beforeAll(() =>
  services.database.asOwner(async (db) => {
    const question = (no: string, shown: number, hits: number, tenantId = 'tenant-a') => ({
      id: `${tenantId}-${no}`,
      tenantId,
      no,
      bank: 'LAW',
      type: 'JUDGE',
      stem: `第 ${no} 题`,
      difficulty: '2',
      status: 'ON',
      shown,
      hits,
      values: {},
    });
    await db
      .insert(questions)
      .values([
        question('T1', 100, 39),
        question('T2', 100, 40),
        question('T3', 10, 7),
        question('T4', 10, 9),
        question('T5', 0, 0),
        question('T1', 10, 1, 'tenant-b'),
      ]);
    const paper = (id: string, items: unknown, tenantId = 'tenant-a') => ({
      id,
      tenantId,
      titleCN: '试卷',
      titleEN: 'Paper',
      mode: 'FIXED',
      questionCount: 2,
      total: 4,
      pass: 60,
      minutes: 30,
      attempts: 1,
      values: { items },
    });
    const [one, two] = [{ question: 'tenant-a-T1' }, { question: 'tenant-a-T2' }];
    await db
      .insert(papers)
      .values([paper('p1', [one, two, one]), paper('p2', [one]), paper('p3', null), paper('p4', [one], 'tenant-b')]);
    const doubt = (no: string, subjectId: string, state: string, more: Record<string, unknown> = {}) => ({
      id: no,
      tenantId: 'tenant-a',
      no,
      about: 'QUESTION',
      subjectId,
      accountId: 'lin',
      kind: 'DOUBT',
      content: '答案有误吗？',
      state,
      createdAt: now,
      updatedAt: now,
      ...more,
    });
    await db
      .insert(learnerQuestions)
      .values([
        doubt('Q1', 'tenant-a-T1', 'OPEN'),
        doubt('Q2', 'tenant-a-T1', 'ANSWERED'),
        doubt('Q3', 'tenant-a-T3', 'CLOSED'),
        doubt('Q4', 'tenant-a-T2', 'OPEN', { about: 'COURSE' }),
        doubt('Q5', 'tenant-a-T4', 'OPEN', { tenantId: 'tenant-b' }),
      ]);
  }),
);

const as = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'editor' }, side: 'office' }, work);
const list = (filter: Record<string, unknown>, sort = 'no', descending = false) =>
  as(async (scope) => (await questionStore.list(scope, { filter, sort, descending, limit: 20, offset: 0 })).rows);
const found = async (filter: Record<string, unknown>) => (await list(filter)).map(({ no }) => no);

test('a question tells in how many papers it stands and how often it was doubted, of its own tenant alone', async () => {
  expect((await list({})).map(({ no, usedIn, doubts }) => [no, usedIn, doubts])).toEqual([
    ['T1', 2, 2],
    ['T2', 1, 0],
    ['T3', 0, 1],
    ['T4', 0, 0],
    ['T5', 0, 0],
  ]);
  const { row } = await as((scope) => questionStore.one(scope, 'tenant-a-T1'));
  expect(row).toMatchObject({ usedIn: 2, doubts: 2 });
  expect((await list({}, 'doubts', true)).slice(0, 2).map(({ no }) => no)).toEqual(['T1', 'T3']);
});

test('questions are found by doubts and by bands of right answers that leave no gap', async () => {
  expect(await found({ doubts: 'OPEN' })).toEqual(['T1']);
  expect(await found({ doubts: 'SOME' })).toEqual(['T1', 'T3']);
  expect(await found({ doubts: 'NONE' })).toEqual(['T2', 'T4', 'T5']);
  const bands = ['LOW', 'MIDDLE', 'HIGH', 'TOP', 'NONE'];
  expect(await Promise.all(bands.map((rightRate) => found({ rightRate })))).toEqual([
    ['T1'],
    ['T2'],
    ['T3'],
    ['T4'],
    ['T5'],
  ]);
});

test('the doubts about a question are found from it', async () => {
  const query = { filter: { question: 'tenant-a-T1' }, sort: 'no', descending: false, limit: 20, offset: 0 };
  expect((await as((scope) => questionQuizStore.list(scope, query))).rows.map(({ no }) => no)).toEqual(['Q1', 'Q2']);
});
