import { expect, test } from 'vitest';
import { createTestServices } from '../../testing.ts';
import { readCase } from '../review/case.ts';
import { claimCase } from '../review/claim.ts';
import { decideCase } from '../review/decide.ts';
import { changeStatus } from './change-status.ts';
import { readOwn } from './queries.ts';
import { aDay, addAccounts, addWindow, asApplicant, asOperator, saveOne, submitted } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'wang');
await addWindow(services);

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));
const move = (who: string, id: string, action: 'request-withdrawal' | 'appeal' | 'cancel', reason?: string) =>
  asApplicant(services, who, (scope) => changeStatus(scope, { id, action, reason, reqId: 'request-1' }));

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
  expect((await own('lin', id)).actions).toEqual([]);
  await expect(move('lin', id, 'request-withdrawal')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await decide(id, 'agree-withdrawal')).toMatchObject({ state: 'CLOSED' });
  expect((await own('lin', id)).actions).toEqual(['copy']);
});

test('a refusal can be appealed against once, with a reason, while nothing newer is live', async () => {
  const id = await submitted(services, 'zhou');
  await decide(id, 'accept');
  await decide(id, 'refuse', '不符合条件');
  expect(await own('zhou', id)).toMatchObject({ state: 'REJECTED', result: { reason: '不符合条件' } });
  await expect(move('zhou', id, 'appeal')).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  expect(await move('zhou', id, 'appeal', '补充了证明')).toMatchObject({ state: 'REVIEW' });
  expect(await own('zhou', id)).toMatchObject({ state: 'REVIEW', result: null });
  await decide(id, 'refuse', '仍不符合');
  await expect(move('zhou', id, 'appeal', '再次')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });

  const other = await submitted(services, 'other');
  await decide(other, 'refuse-acceptance', '材料不全');
  await saveOne(services, 'other', { section: 'person', values: { name: '重新申请' } });
  await expect(move('other', other, 'appeal', '材料是全的')).rejects.toMatchObject({ key: 'ALREADY_APPLIED' });
});
