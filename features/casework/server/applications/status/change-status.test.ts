import { expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import type { declareStatusCall } from '#features/casework/calls/applications.ts';
import { answerCorrection } from '#features/casework/server/applications/answer-correction.ts';
import { readOverview } from '#features/casework/server/applications/overview.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { asc, eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { changeStatus } from './change-status.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'wang', 'su', 'gu', 'he', 'qin', 'shen');
await addWindow(services);

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));
type Move = InputOf<typeof declareStatusCall>['action'];
const move = (who: string, id: string, action: Move, reason?: string) =>
  asApplicant(services, who, (scope) => changeStatus(scope, { id, action, reason, reqId: 'request-1' }));

const told = (who: string) =>
  services.database.asOwner((db) =>
    db.select().from(messages).where(eq(messages.accountId, who)).orderBy(asc(messages.at)),
  );

/** Lets time go on, so that what happens next is later. */
let minute = 0;
function later() {
  minute += 1;
  services.setNow(new Date(aDay.getTime() + minute * 60_000));
}

async function decide(id: string, action: string, reason?: string) {
  await asWang((scope) => claimCase(scope, { id }));
  const { rev } = await asWang((scope) => readCase(scope, { id }));
  return await asWang((scope) => decideCase(scope, { id, rev, action, reason }));
}

test('under review an applicant asks to withdraw, once, and an officer agrees', async () => {
  const id = await submitted(services, 'lin');
  await expect(move('lin', id, 'request-withdrawal')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await decide(id, 'accept');
  await expect(decide(id, 'agree-withdrawal')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect((await own('lin', id)).actions).toEqual(['request-withdrawal']);
  expect(await move('lin', id, 'request-withdrawal')).toEqual({ id, state: 'REVIEW' });
  expect(await own('lin', id)).toMatchObject({
    actions: ['cancel-withdrawal'],
    withdrawal: { askedAt: aDay.toISOString(), reason: null },
  });
  await expect(move('lin', id, 'request-withdrawal')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await decide(id, 'agree-withdrawal')).toMatchObject({ state: 'CLOSED' });
  expect(await own('lin', id)).toMatchObject({ actions: ['copy'], withdrawal: null });
});

test('a refusal can be appealed against once, with a reason, while nothing newer is live', async () => {
  const id = await submitted(services, 'zhou');
  await decide(id, 'accept');
  await decide(id, 'refuse', '不符合条件');
  expect(await own('zhou', id)).toMatchObject({ state: 'REJECTED', result: { reason: '不符合条件' } });
  await expect(move('zhou', id, 'appeal')).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  expect(await move('zhou', id, 'appeal', '补充了证明')).toMatchObject({ state: 'REVIEW' });
  expect(await own('zhou', id)).toMatchObject({ state: 'REVIEW', result: null, appealedAt: aDay.toISOString() });
  expect(await asWang((scope) => readCase(scope, { id }))).toMatchObject({ appealedAt: aDay.toISOString() });
  expect((await told('wang')).at(-1)).toMatchObject({ titleCN: '收到申诉', path: `/apply/task?id=${id}` });
  expect((await told('wang')).at(-1)?.bodyCN).toContain('补充了证明');
  await decide(id, 'refuse', '仍不符合');
  await expect(move('zhou', id, 'appeal', '再次')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });

  const other = await submitted(services, 'other');
  await decide(other, 'refuse-acceptance', '材料不全');
  await saveOne(services, 'other', { section: 'person', values: { name: '重新申请' } });
  await expect(move('other', other, 'appeal', '材料是全的')).rejects.toMatchObject({ key: 'ALREADY_APPLIED' });
});

test('an officer declines with a reason, the applicant reads it and may ask again or take the request back', async () => {
  const id = await submitted(services, 'su');
  await decide(id, 'accept');
  await move('su', id, 'request-withdrawal', '工作调动');
  expect(await own('su', id)).toMatchObject({ withdrawal: { reason: '工作调动' } });
  const officer = (await told('wang')).find((message) => message.path?.includes(id));
  expect(officer).toMatchObject({ titleCN: '申请人要求撤回', bodyCN: expect.stringContaining('工作调动') });
  const offered = await asWang((scope) => readCase(scope, { id }));
  expect(offered).toMatchObject({ withdrawalAskedAt: expect.any(String) });
  expect(offered.actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['agree-withdrawal', 'decline-withdrawal']),
  );
  await expect(decide(id, 'decline-withdrawal')).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  later();
  expect(await decide(id, 'decline-withdrawal', '即将办结，请稍候')).toMatchObject({ state: 'REVIEW' });
  const declined = await own('su', id);
  expect(declined).toMatchObject({ withdrawal: null, actions: ['request-withdrawal'] });
  expect(declined.events.at(-1)).toMatchObject({ action: 'decline-withdrawal', reason: '即将办结，请稍候' });
  expect((await told('su')).at(-1)).toMatchObject({ titleCN: '没有同意撤回' });
  expect((await told('su')).at(-1)?.bodyCN).toContain('即将办结，请稍候');

  await move('su', id, 'request-withdrawal');
  later();
  expect(await move('su', id, 'cancel-withdrawal')).toEqual({ id, state: 'REVIEW' });
  expect(await own('su', id)).toMatchObject({ withdrawal: null, actions: ['request-withdrawal'] });
  await expect(move('su', id, 'cancel-withdrawal')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(decide(id, 'agree-withdrawal')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect((await told('wang')).at(-1)).toMatchObject({ titleCN: '申请人取消撤回' });
});

test('in a round of corrections a request changes nothing of the round, and submitting again drops it', async () => {
  const id = await submitted(services, 'gu');
  await decide(id, 'accept');
  await asWang((scope) => claimCase(scope, { id }));
  await asWang((scope) => noteCorrection(scope, { id, path: 'contact.address', reason: 'unclear', note: '不清楚' }));
  await decide(id, 'ask');
  const round = await own('gu', id);
  expect(round.actions).toEqual(['edit', 'request-withdrawal']);
  await move('gu', id, 'request-withdrawal', '不想办了');
  expect(await own('gu', id)).toMatchObject({ state: 'SUPPLEMENT', dueAt: round.dueAt, unlocked: round.unlocked });
  expect(await decide(id, 'decline-withdrawal', '请先补正')).toMatchObject({ state: 'SUPPLEMENT' });
  await move('gu', id, 'request-withdrawal');
  const reply = { id, itemId: round.corrections[0]!.id, reply: '地址没有变' };
  await asApplicant(services, 'gu', (scope) => answerCorrection(scope, 'apartapply', reply));
  const sent = await asApplicant(services, 'gu', (scope) => submitApplication(scope, 'apartapply', { id }));
  // Back to the step that asked, not to the queue before it.
  expect(sent.state).toBe('REVIEW');
  expect(await own('gu', id)).toMatchObject({ withdrawal: null, actions: ['request-withdrawal'] });
});

test('a request is agreed to while the applicant corrects, and the case is closed with its items', async () => {
  const id = await submitted(services, 'he');
  await asWang((scope) => claimCase(scope, { id }));
  await asWang((scope) => noteCorrection(scope, { id, path: 'contact.address', reason: 'unclear', note: '不清楚' }));
  await decide(id, 'ask');
  await move('he', id, 'request-withdrawal');
  expect(await decide(id, 'agree-withdrawal')).toMatchObject({ state: 'CLOSED' });
  expect(await own('he', id)).toMatchObject({
    state: 'CLOSED',
    actions: ['copy'],
    corrections: [{ state: 'withdrawn' }],
    unlocked: [],
  });
});

test('an approved result is given up with a reason, by its owner alone', async () => {
  await addWindow(services, { programme: 'prapply' });
  const id = await submitted(services, 'qin', { programme: 'prapply' });
  for (const action of ['accept', 'pass', 'opinions-in']) await decide(id, action);
  expect(await own('qin', id)).toMatchObject({ state: 'APPROVED', actions: ['cancel'] });
  await expect(move('su', id, 'cancel', '不要了')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(move('qin', id, 'cancel', '  ')).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  expect(await move('qin', id, 'cancel', '已自行租房')).toEqual({ id, state: 'CLOSED' });
  expect(await own('qin', id)).toMatchObject({ state: 'CLOSED', result: { reason: '已自行租房' }, actions: ['copy'] });
});

test('an offer waits for its applicant, who accepts it once; the office cannot do it for them', async () => {
  await addWindow(services, { programme: 'saapply' });
  const id = await submitted(services, 'shen', { programme: 'saapply' });
  for (const action of ['accept', 'pass', 'opinions-in']) {
    later();
    await decide(id, action);
  }
  expect(await own('shen', id)).toMatchObject({ state: 'APPROVED', actions: ['take-up', 'cancel'] });
  const toDo = () =>
    asApplicant(services, 'shen', readOverview).then((page) => page.toDo.map((row) => row.applicationId));
  expect(await toDo()).toEqual([id]);
  expect((await told('shen')).at(-1)?.titleEN).toBe('Please accept the offer or give it up');
  await expect(decide(id, 'issue')).rejects.toMatchObject({ key: 'OFFER_OPEN' });
  await expect(move('su', id, 'take-up')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect(await move('shen', id, 'take-up')).toEqual({ id, state: 'EFFECTIVE' });
  expect(await toDo()).toEqual([]);
  await expect(move('shen', id, 'take-up')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
});
