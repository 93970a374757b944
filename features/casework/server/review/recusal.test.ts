import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asOperator,
  saveAll,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { caseBadges, readCaseDashboard } from '#features/casework/server/dashboard/queries.ts';
import { handlers } from '#features/server.ts';
import { createTestServices } from '#server/testing.ts';
import { readCase } from './case.ts';
import { claimCase } from './claim.ts';
import { noteCorrection } from './correct.ts';
import { decideCase } from './decide.ts';
import { addOpinion } from './opinion.ts';
import { listQueue } from './queue.ts';
import { revealValue } from './reveal.ts';

/** An operator who applies, too, is an applicant to the desk: nothing of the own case is seen or touched there. */
const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'wang', 'li', 'lin');
await addWindow(services);
let own = '';
let other = '';
let draft = '';

beforeAll(async () => {
  own = await submitted(services, 'wang');
  other = await submitted(services, 'lin');
  await addAccounts(services, 'late');
  draft = await saveAll(services, 'late');
  await asLi((scope) => claimCase(scope, { id: own }));
  await asLi((scope) => addOpinion(scope, { id: own, text: 'canary-opinion' }));
  await asLi((scope) =>
    noteCorrection(scope, { id: own, path: 'person.name', reason: 'UNCLEAR', note: 'canary-note' }),
  );
});

type Work<T> = Parameters<typeof asOperator<T>>[2];
const asWang = <T>(work: Work<T>) => asOperator(services, 'wang', work);
const asLi = <T>(work: Work<T>) => asOperator(services, 'li', work);
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    (answer) => JSON.stringify(answer),
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const history = handlers.find(({ contract }) => contract.path === '/mgr/history')!;
const historyOf = (objectId: string) =>
  asWang((scope) => history.run(scope, { tenantId: scope.tenantId, objectType: 'application', objectId }, {} as never));

test('the own case is in no list and no count', async () => {
  for (const scope of ['mine', 'pool', 'all'] as const) {
    const { rows, counts } = await asWang((asked) => listQueue(asked, { scope }));
    expect(rows.map((row) => row.id)).not.toContain(own);
    expect(counts.all).toBe(1);
  }
  const menus = await asWang((scope) => caseBadges(scope));
  expect(menus).toEqual({ ApplyTask: 1 });
  const { cases } = await asWang((scope) => readCaseDashboard(scope, { tenantId: scope.tenantId, period: 'year' }));
  expect(cases?.figures.find(({ key }) => key === 'pendingReview')?.value).toBe(1);
  expect(JSON.stringify(await asWang((scope) => readCase(scope, { id: other })))).not.toContain(own);
});

test('opinions and unsent corrections about oneself cannot be read', async () => {
  expect(await keyOf(asWang((scope) => readCase(scope, { id: own })))).toBe('NOT_FOUND');
  expect(await keyOf(asLi((scope) => readCase(scope, { id: own })))).toContain('canary-opinion');
  expect(await keyOf(historyOf(own))).toBe('NOT_FOUND');
  expect(await keyOf(historyOf(other))).toContain('"action":"submit"');
});

test('what was never submitted has no history at the desk', async () => {
  expect(await keyOf(historyOf(draft))).toBe('NOT_FOUND');
});

test('the own case cannot be taken, also not from somebody who holds it', async () => {
  const tries = [
    asWang((scope) => claimCase(scope, { id: own })),
    asWang((scope) => claimCase(scope, { id: own, takeOver: 'it is mine' })),
    asWang((scope) => decideCase(scope, { id: own, rev: 0, action: 'accept' })),
    asWang((scope) => revealValue(scope, { id: own, path: 'person.name', reason: 'x' })),
  ];
  expect(await Promise.all(tries.map(keyOf))).toEqual(Array(4).fill('NOT_FOUND'));
});
