import { beforeAll, expect, test } from 'vitest';
import { examRecord } from '#features/learning/resources/exam-record.ts';
import { paper as paperResource } from '#features/learning/resources/paper.ts';
import { question as questionResource } from '#features/learning/resources/question.ts';
import { newId } from '#server/base/ids.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages } from '#server/database/tables/logs.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { paperStore } from './bank/paper-store.ts';
import { questionStore } from './bank/question-store.ts';
import {
  handInDue,
  markSitting,
  readExam,
  readResult,
  readSitting,
  saveAnswers,
  startExam,
  submitExam,
} from './exams.ts';
import { recordStore } from './record-store.ts';
import { examRecords, questions } from './tables.ts';

const services = await createTestServices();
const begin = new Date('2026-11-24T10:00:00+08:00');
const later = (minutes: number) => services.setNow(new Date(begin.getTime() + minutes * 60_000));

const officer = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(
    services,
    { actor: { id: 'clerk' }, side: 'office', permCodes: ['Mgr.Learn.edit', 'Mgr.Learn.audit', 'Mgr.Learn.export'] },
    work,
  );
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const common = { bank: 'POLICY', difficulty: '2', points: '公示', analysis: '' };
const asked = [
  { ...common, type: 'SINGLE', stem: '公示期为几个工作日？', options: '3\n*5\n7', score: 2 },
  { ...common, type: 'BLANK', stem: '异议应当在 ___ 提出。', blanks: '公示期内|公示期', partial: 'NONE', score: 3 },
  { ...common, type: 'ESSAY', stem: '为什么要公示？', reference: '接受监督', score: 5 },
];
const ids: Record<'single' | 'blank' | 'essay' | 'paper', string> = { single: '', blank: '', essay: '', paper: '' };

beforeAll(async () => {
  later(0);
  await services.database.asOwner((db) =>
    db.insert(accounts).values(
      ['lin', 'zhou', 'mei', 'late', 'away', 'clerk'].map((id) => ({
        id,
        loginName: id,
        nickname: id,
        email: `${id}@example.com`,
      })),
    ),
  );
  await officer(async (scope) => {
    const made = [];
    for (const values of asked)
      made.push(await saveResource(scope, { resource: questionResource, store: questionStore, input: { values } }));
    [ids.single, ids.blank, ids.essay] = made.map(({ id }) => id) as [string, string, string];
    const input = { ids: made.map(({ id }) => id), action: 'enable' };
    await actOnResource(scope, { resource: questionResource, store: questionStore, input });
    const items = [ids.single, ids.blank, ids.essay].map((question, at) => ({
      id: `i${at}`,
      question,
      score: asked[at]!.score,
    }));
    const values = {
      titleCN: '公示考试',
      titleEN: 'Exam on public notice',
      mode: 'FIXED',
      items,
      minutes: 30,
      pass: 60,
      attempts: 2,
      shuffle: 'NO',
    };
    const { id } = await saveResource(scope, { resource: paperResource, store: paperStore, input: { values } });
    ids.paper = id;
    await actOnResource(scope, { resource: paperResource, store: paperStore, input: { ids: [id], action: 'enable' } });
  });
});

const start = (who: string) => as(who, (scope) => startExam(scope, { id: ids.paper, reqId: newId() }));
const save = (who: string, id: string, answers: Record<string, unknown>, leaves = 0) =>
  as(who, (scope) => saveAnswers(scope, { id, answers, leaves }));
const submit = (who: string, id: string, answers: Record<string, unknown> = {}) =>
  as(who, (scope) => submitExam(scope, { id, answers }));
const result = (who: string, id: string) => as(who, (scope) => readResult(scope, { id }));

test('an exam is answered on two devices, handed in, marked by somebody, and its learner told', async () => {
  later(0);
  const { record } = await start('lin');
  expect(await start('lin')).toEqual({ record });
  const paper = await as('lin', (scope) => readSitting(scope, { id: record }));
  expect(JSON.stringify(paper)).not.toContain('接受监督');
  expect(paper.questions.map(({ stem }) => stem)).toEqual(asked.map(({ stem }) => stem));
  await save('lin', record, { [ids.single]: [0], [ids.blank]: ['公示期内'] });
  later(0.2);
  await save('lin', record, { [ids.single]: [1] }, 1);
  expect(await submit('lin', record, { [ids.essay]: '为了让大家监督。' })).toEqual({ state: 'MARKING' });
  expect(await result('lin', record)).toMatchObject({ score: null, isPassed: null, state: 'MARKING' });

  const row = await officer((scope) => recordStore.one(scope, record));
  expect(row.row).toMatchObject({ state: 'MARKING', leaves: 1, learner: 'lin' });
  const mark = (marks: Record<string, number>, rev = row.rev) =>
    officer((scope) => markSitting(scope, { id: record, rev, marks }));
  await expect(mark({ [ids.essay]: 6 })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(mark({ [ids.single]: 2 })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(mark({ [ids.essay]: 4 }, row.rev - 1)).rejects.toMatchObject({ key: 'CONFLICT' });
  expect(await mark({ [ids.essay]: 4 })).toEqual({ state: 'DONE', score: 9 });
  const after = await result('lin', record);
  expect(after).toMatchObject({ score: 9, isPassed: true, certNo: 'C000001' });
  expect(after.questions.map((each) => each.mark)).toEqual([2, 3, 4]);
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'lin')));
  expect(told.map(({ bodyCN }) => bodyCN)).toEqual(['「公示考试」得分 9（总分 10）。']);
  const [bank] = await services.database.asOwner((db) =>
    db.select().from(questions).where(eq(questions.id, ids.single)),
  );
  expect(bank).toMatchObject({ shown: 1, hits: 1 });
  const rates = async () => {
    const { rows } = await officer((scope) =>
      listResource(scope, { resource: questionResource, store: questionStore, input: { filter: {} } }),
    );
    return rows.map(({ id, shown, rightRate }) => [id, shown, rightRate]);
  };
  // What somebody reads and marks by points is neither right nor wrong.
  expect(await rates()).toContainEqual([ids.single, 1, 100]);
  expect(await rates()).toContainEqual([ids.essay, 1, null]);
  await officer((scope) => recordStore.act(scope, { action: 'void', ids: [record], values: { reason: '代考' } }));
  expect(await rates()).toContainEqual([ids.single, 0, null]);
});

test('questions are filtered by their course', async () => {
  const ofCourse = (course: string) =>
    officer((scope) =>
      listResource(scope, { resource: questionResource, store: questionStore, input: { filter: { course } } }),
    );
  await services.database.asOwner((db) =>
    db.update(questions).set({ values: sql`values || '{"course": "course-x"}'` }).where(eq(questions.id, ids.single)),
  );
  expect((await ofCourse('course-x')).rows.map(({ id }) => id)).toEqual([ids.single]);
  expect((await ofCourse('course-y')).rows).toEqual([]);
});

test('answers after the clock are left out, and the paper is handed in with what was there', async () => {
  later(0);
  const { record } = await start('late');
  for (let minute = 0.4; minute <= 30; minute += 0.4) {
    later(minute);
    await save('late', record, minute < 1 ? { [ids.single]: [1] } : {});
  }
  later(30.4);
  expect(await save('late', record, { [ids.blank]: ['公示期'] })).toMatchObject({ state: 'DONE' });
  expect(await result('late', record)).toMatchObject({ score: 2, isPassed: false, isTimedOut: true });
  expect(await submit('late', record, { [ids.blank]: ['公示期'] })).toEqual({ state: 'DONE' });
  expect(await result('late', record)).toMatchObject({ score: 2 });
});

test('time without a network is given back up to a limit, and the clock hands in whoever stays away', async () => {
  later(0);
  const { record } = await start('away');
  later(10);
  expect(await save('away', record, { [ids.single]: [1] })).toMatchObject({ state: 'DOING', givenBack: 590 });
  const [held] = await services.database.asOwner((db) =>
    db.select().from(examRecords).where(eq(examRecords.id, record)),
  );
  expect(held!.dueAt).toEqual(new Date(begin.getTime() + 30 * 60_000 + 590_000));
  later(41);
  await handInDue(services);
  expect(await save('away', record, {})).toMatchObject({ state: 'DOING', givenBack: 900 });
  later(61);
  await handInDue(services);
  expect(await result('away', record)).toMatchObject({ score: 2, isTimedOut: true });
});

test('nobody reads the sitting of somebody else, answers what was not asked, or sits more often than allowed', async () => {
  later(0);
  const { record } = await start('zhou');
  await expect(as('mei', (scope) => readSitting(scope, { id: record }))).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(save('mei', record, {})).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(result('zhou', record)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(save('zhou', record, { other: [0] })).rejects.toMatchObject({ key: 'REQUEST_REFUSED' });
  await expect(save('zhou', record, { [ids.single]: [0, 1] })).rejects.toMatchObject({ key: 'REQUEST_REFUSED' });
  await submit('zhou', record, { [ids.single]: [1] });
  const second = await start('zhou');
  await submit('zhou', second.record);
  await expect(start('zhou')).rejects.toMatchObject({ key: 'ATTEMPTS_USED' });
  expect(await as('zhou', (scope) => readExam(scope, { id: ids.paper }))).toMatchObject({
    used: 2,
    last: { id: record, score: 2 },
  });
});

test('a sitting that was declared void counts for nothing and says why', async () => {
  later(0);
  const { record } = await start('mei');
  await submit('mei', record, { [ids.single]: [1], [ids.blank]: ['公示期'] });
  const input = { ids: [record], action: 'void', values: { reason: '替考' } };
  await officer((scope) => actOnResource(scope, { resource: examRecord, store: recordStore, input }));
  expect(await result('mei', record)).toMatchObject({ state: 'VOID', note: '替考', isPassed: null });
  expect(await as('mei', (scope) => readExam(scope, { id: ids.paper }))).toMatchObject({ used: 0, last: null });
});

test('ten who begin at the same instant get one sitting each, and one who begins ten times gets one', async () => {
  later(0);
  await services.database.asOwner((db) =>
    db.insert(accounts).values({ id: 'many', loginName: 'many', nickname: 'many', email: 'many@example.com' }),
  );
  const made = await Promise.all(Array.from({ length: 10 }, () => start('many')));
  expect(new Set(made.map(({ record }) => record)).size).toBe(1);
});
