import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccount, addMember, addTenants } from '#features/accounts/server/testing.ts';
import { aDay, addAgents, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { askJudges, listJudges } from '#features/casework/server/review/judges.ts';
import { addOpinion } from '#features/casework/server/review/opinion.ts';
import { readCaseThen } from '#features/casework/server/review/panels/case-then.ts';
import { listQueue } from '#features/casework/server/review/queue.ts';
import { caseJudges, expertReviews } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { quants } from '#features/learning/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq, sql } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { readKept } from '#server/kept-drafts/read-kept.ts';
import { saveKept } from '#server/kept-drafts/save-kept.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { readReview } from './read-review.ts';
import { recuseExpert, submitScores } from './score.ts';
import { addScale, letOneDecide, score, scoresOf } from './testing.ts';

const services = await createTestServices();
const experts = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const;
const [e1, e2, e3] = experts;
services.setNow(aDay);

beforeAll(async () => {
  await addTenants(services, ['tenant-a'], ['Mgr.Apply', 'Mgr.Apply.judge']);
  for (const id of ['qin', 'lin', 'shen', 'su', 'wang', ...experts]) await addAccount(services, { id });
  for (const accountId of experts)
    await addMember(services, { accountId, tenantId: 'tenant-a', codes: ['Mgr.Apply', 'Mgr.Apply.judge'] });
  await addAgents(services, 'qin', 'lin', 'shen', 'su');
  await addWindow(services, { programme: 'ppapply' });
});

type Work<T> = (scope: ActorScope) => Promise<T>;
const desk = <T>(work: Work<T>) => asOperator(services, 'wang', work);
const expert = <T>(who: string, work: Work<T>, reach: 'ASSIGNED' | 'TENANT' = 'ASSIGNED') =>
  asOperator(services, who, work, { permCodes: ['Mgr.Apply', 'Mgr.Apply.judge'], reach });
/** The text of the refusal, as it is read in Chinese. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error) => (error instanceof Refusal ? error.fields : Promise.reject(error)),
  );

let minute = 0;
async function decide(id: string, action: string, reason?: string) {
  minute += 1;
  services.setNow(new Date(aDay.getTime() + minute * 60_000));
  await desk((scope) => claimCase(scope, { id }));
  const { rev } = await desk((scope) => readCase(scope, { id }));
  return await desk((scope) => decideCase(scope, { id, rev, action, reason }));
}
async function inJoint(who: string): Promise<string> {
  const id = await submitted(services, who, { programme: 'ppapply' });
  for (const action of ['accept', 'pass']) await decide(id, action);
  return id;
}
const ask = (id: string, accountIds: readonly string[]) => desk((scope) => askJudges(scope, { id, accountIds }));
const review = async (who: string, id: string) =>
  (who === 'wang' ? await desk((scope) => readReview(scope, { id })) : await expert(who, (s) => readReview(s, { id })))
    .review;
const submit = (who: string, id: string, scores: ReturnType<typeof scoresOf>, rev = 0) =>
  expert(who, (scope) =>
    submitScores(scope, { tenantId: 'tenant-a', id, rev, scores, opinion: '建议支持', reqId: newId() }),
  );
const recuse = (who: string, id: string, rev = 0) =>
  expert(who, (scope) => recuseExpert(scope, { tenantId: 'tenant-a', id, rev, reason: '师生关系', reqId: newId() }));
/** All that is kept of a review, by which one can tell that nothing changed. */
const kept = (id: string) =>
  services.database.asOwner(async (db) => [
    await db.select().from(caseJudges).where(eq(caseJudges.applicationId, id)).orderBy(caseJudges.accountId),
    await db.select().from(expertReviews).where(eq(expertReviews.applicationId, id)),
    await db.$count(busiLog, eq(busiLog.objectId, id)),
  ]);
async function refused(id: string, work: () => Promise<unknown>): Promise<string> {
  const before = await kept(id);
  const key = await refusal(work());
  expect(await kept(id)).toEqual(before);
  return key;
}

test('without a published scale nobody is asked; with one its version is frozen for the case, whatever becomes of it', async () => {
  const id = await inJoint('qin');
  expect(await refused(id, () => ask(id, [e1]))).toBe('NO_SCALE');
  await addScale(services, { status: 'DRAFT' });
  expect(await refused(id, () => ask(id, [e1]))).toBe('NO_SCALE');
  await services.database.asOwner((db) => db.update(quants).set({ status: 'PUBLISHED' }));
  await ask(id, [e1, e2]);
  await services.database.asOwner((db) => db.update(quants).set({ status: 'RETIRED' }));
  await addScale(services, { version: 2, max: 50 });
  await ask(id, [e1, e2, e3]);
  const found = await review('wang', id);
  expect(found).toMatchObject({ least: 5, asked: 3, given: 0, isOpen: true, isHidden: false, result: null });
  expect(found!.scale).toEqual({ CN: '凤凰计划专家评审表', EN: 'Phoenix Plan expert review' });
  expect([found!.rubric.version, found!.rubric.dimensions[0]!.max]).toEqual([1, 60]);
  expect(found!.columns.map(({ name, state }) => [name, state])).toEqual(experts.slice(0, 3).map((e) => [e, 'ASKED']));
  // Who was not heard yet can be left out; the others come after.
  await ask(id, [e1]);
  expect((await review('wang', id))!.asked).toBe(1);
  expect((await desk(listJudges)).rows.map((row) => row.id)).toEqual([...experts]);
});

test('an expert scores item by item with reasons, keeps a draft, and sees the others only after handing in', async () => {
  const id = await inJoint('lin');
  await ask(id, [e1, e2, e3]);
  const draft = { form: 'case-score', object: id };
  const patch = { 'rows[level]': { id: 'level', about: 'level', score: 49, reason: '写到一半' } };
  await expert(e1, (scope) => saveKept(scope, { ...draft, section: 'sheet', baseRev: 0, patch, clientTx: newId() }));
  const keptBy = async (who: string) =>
    (await expert(who, (scope) => readKept(scope, draft))).sections.find(({ key }) => key === 'sheet')?.values;
  expect(await keptBy(e1)).toMatchObject({ rows: [{ score: 49, reason: '写到一半' }] });
  expect(await keptBy(e2)).toEqual({});
  expect(await refusal(desk((scope) => readKept(scope, draft)))).toBe('NOT_EXPERT');
  const mine = () =>
    expert(e1, (scope) => listQueue(scope, { scope: 'mine' })).then(({ rows }) => rows.map((r) => r.id));
  expect(await mine()).toContain(id);

  await score(services, e2, id, 88.5);
  const before = await review(e1, id);
  expect(before).toMatchObject({ isHidden: true, columns: [], result: null, asked: 3, given: 1 });
  expect(JSON.stringify(before)).not.toContain('88.5');
  // Neither does the case itself, or its history, say what others scored.
  expect(JSON.stringify(await expert(e1, (scope) => readCase(scope, { id })))).not.toContain('88.5');
  const lines = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, id)));
  expect(JSON.stringify(lines)).not.toContain('88.5');
  expect(lines.some(({ action }) => action === 'EXPERT-SCORE')).toBe(true);

  expect((await expert(e1, (scope) => readCase(scope, { id }))).judges.map((judge) => judge.id)).toEqual([e1]);
  await submit(e1, id, scoresOf(89));
  expect(await mine()).not.toContain(id);
  const after = await review(e1, id);
  expect(after).toMatchObject({ isHidden: false, given: 2, own: { state: 'SUBMITTED', total: 89 } });
  expect(after!.columns.map(({ name, total }) => [name, total])).toEqual([
    [null, 89],
    [null, 88.5],
    [null, null],
  ]);
  expect(after!.columns[0]).toMatchObject({ opinion: '建议支持', scores: scoresOf(89) });
  expect(await refused(id, () => submit(e1, id, scoresOf(60), 1))).toBe('EXPERT_DONE');
  expect(await refused(id, () => recuse(e1, id, 1))).toBe('EXPERT_DONE');
  expect(await refused(id, () => ask(id, [e2, e3]))).toBe('EXPERT_KEPT');
  // A free opinion beside the scores would be a second way to say the same.
  expect(await refused(id, () => expert(e1, (scope) => addOpinion(scope, { id, text: '另有意见' })))).toBe(
    'NOT_ALLOWED',
  );
});

test('what is not a whole sheet by the frozen scale is refused beside the criterion, and nothing changes', async () => {
  const id = await inJoint('shen');
  await ask(id, [e1, e2]);
  const [level, value] = scoresOf(90);
  const cases: [ReturnType<typeof scoresOf>, string, string][] = [
    [[{ ...level!, score: 60.5 }, value!], 'level', '“专业水平”应在 0 到 50 之间，每档 0.5'],
    [[{ ...level!, score: -1 }, value!], 'level', '“专业水平”应在 0 到 50 之间，每档 0.5'],
    [[{ ...level!, score: 40.2 }, value!], 'level', '“专业水平”应在 0 到 50 之间，每档 0.5'],
    [[level!], 'value', '“产业价值”应在 0 到 40 之间，每档 0.5'],
    [[level!, { ...value!, reason: '好' }], 'value', '“产业价值”的理由至少 20 个字'],
  ];
  for (const [scores, path, msg] of cases) {
    const before = await kept(id);
    expect(await fieldsOf(submit(e1, id, scores))).toMatchObject([{ path, msg }]);
    expect(await kept(id)).toEqual(before);
  }
  expect(await refused(id, () => submit(e1, id, [level!, value!, { ...value!, code: 'other' }]))).toBe('INVALID');
  expect(await refused(id, () => submit(e1, id, scoresOf(90), 7))).toBe('CONFLICT');
});

test('who was not asked, has recused, or comes too late does not score', async () => {
  const id = await inJoint('su');
  await ask(id, [e1, e2]);
  // An expert with a view of every case is told why; one without learns nothing.
  const wide = expert(
    e3,
    (scope) =>
      submitScores(scope, { tenantId: 'tenant-a', id, rev: 0, scores: scoresOf(90), opinion: '', reqId: newId() }),
    'TENANT',
  );
  expect(await refusal(wide)).toBe('NOT_EXPERT');
  expect(await refused(id, () => submit(e3, id, scoresOf(90)))).toBe('NOT_FOUND');
  await recuse(e2, id);
  expect(await refused(id, () => submit(e2, id, scoresOf(90), 1))).toBe('EXPERT_RECUSED');
  expect(await refusal(review(e2, id))).toBe('NOT_FOUND');
  expect(await review('wang', id)).toMatchObject({ asked: 1, columns: [{ state: 'ASKED' }, { reason: '师生关系' }] });
  expect(await refused(id, () => ask(id, [e1]))).toBe('EXPERT_KEPT');

  expect(await refusal(decide(id, 'opinions-in'))).toBe('EXPERTS_MISSING');
  await decide(id, 'refuse', '不符合条件');
  expect(await refused(id, () => submit(e1, id, scoresOf(90)))).toBe('EXPERT_CLOSED');
  expect((await review('wang', id))!.result).toBeNull();
});

test('five scores close the review: the best and the worst do not count, and what was decided stays explained', async () => {
  await services.database.asOwner((db) => db.execute(sql`update applications set state = 'CLOSED'`));
  await services.database.asOwner((db) => db.execute(sql`update learning_quants set status = 'RETIRED'`));
  await addScale(services, { version: 3 });
  await letOneDecide(services);
  const id = await inJoint('qin');
  const totals = { e1: 86.5, e2: 91, e3: 84.5, e4: 88, e5: 62 };
  await ask(id, experts.slice(0, 5));
  for (const [who, total] of Object.entries(totals).slice(0, 4)) await score(services, who, id, total);
  expect((await review('wang', id))!).toMatchObject({ given: 4, result: null });
  const message = decide(id, 'opinions-in').catch((error: Refusal) => error.params);
  expect(await message).toEqual({ least: 5, given: 4 });
  await score(services, 'e5', id, totals.e5);
  // Who scored it does not close it.
  const own = await expert('e5', (scope) => readCase(scope, { id }));
  expect(own.actions).toEqual([]);
  const { rev } = own;
  services.setNow(new Date(aDay.getTime() + 3_600_000));
  minute = 75;
  await expert('e5', (scope) => claimCase(scope, { id }));
  expect(await refusal(expert('e5', (scope) => decideCase(scope, { id, rev, action: 'opinions-in' })))).toBe(
    'NOT_ALLOWED',
  );

  expect((await decide(id, 'opinions-in')).state).toBe('PUBLICITY');
  const closed = (await review('wang', id))!;
  expect(closed).toMatchObject({ isOpen: false, result: 86.33, given: 5 });
  expect(closed.closedAt).not.toBeNull();
  expect(closed.columns.map(({ drop }) => drop)).toEqual([null, 'HIGHEST', null, null, 'LOWEST']);
  const { events } = await desk((scope) => readCase(scope, { id }));
  const then = async (action: string) =>
    (await desk((scope) => readCaseThen(scope, { id, event: events.find((each) => each.action === action)!.id })))
      .experts;
  expect(await then('pass')).toBeNull();
  expect(await then('opinions-in')).toMatchObject({
    result: 86.33,
    version: 3,
    totals: Object.values(totals).map((total, at) => ({ total, counts: at !== 1 && at !== 4 })),
  });
  const [line] = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.action, 'EXPERT-RESULT')),
  );
  expect(line?.textCN).toBe('专家评审得分 86.33（5 位专家，去掉最高和最低）');
});

test('a year may ask for another number of experts, which holds for cases that were not given out before', async () => {
  await services.database.asOwner((db) => db.execute(sql`update applications set state = 'CLOSED'`));
  const before = await inJoint('lin');
  await ask(before, [e1]);
  await services.database.asOwner((db) =>
    db
      .update(windows)
      .set({ settings: { expertsLeast: 3 } })
      .where(eq(windows.programme, 'ppapply')),
  );
  expect((await review('wang', before))!.least).toBe(5);

  const id = await inJoint('shen');
  const early = decide(id, 'opinions-in').catch((error: Refusal) => error.params);
  expect(await early).toEqual({ least: 3, given: 0 });
  await ask(id, experts.slice(0, 3));
  expect((await review('wang', id))!.least).toBe(3);
  for (const [at, who] of experts.slice(0, 3).entries()) await score(services, who, id, 80 + at);
  expect((await decide(id, 'opinions-in')).state).toBe('PUBLICITY');
  expect((await review('wang', id))!).toMatchObject({ result: 81, given: 3 });
});
