import { expect, test } from 'vitest';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { remindOfficers } from '#features/casework/server/review/remind-overdue.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { remindApplicants } from './remind-applicants.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'tang', 'mei', 'wang');
await addWindow(services);

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const dueOf = async (who: string, id: string) =>
  Date.parse((await asApplicant(services, who, (scope) => readOwn(scope, { id }))).dueAt!);
const told = async (who: string, titleCN: string) =>
  await services.database.asOwner((db) =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.accountId, who), eq(messages.titleCN, titleCN))),
  );

async function decide(id: string, ...actions: string[]) {
  for (const action of actions) {
    await asWang((scope) => claimCase(scope, { id }));
    const { rev } = await asWang((scope) => readCase(scope, { id }));
    await asWang((scope) => decideCase(scope, { id, rev, action }));
  }
}

const day = 86_400_000;

test('who has to correct something is reminded three days and one day before the end, once each', async () => {
  const id = await submitted(services, 'lin');
  await asWang((scope) => claimCase(scope, { id }));
  await asWang((scope) => noteCorrection(scope, { id, path: 'contact.address', reason: 'unclear', note: '不清楚' }));
  await decide(id, 'ask');
  const due = await dueOf('lin', id);
  const after: number[] = [];
  for (const before of [3 * day + 1, 3 * day, 2 * day, day, 1, -1]) {
    services.setNow(new Date(due - before));
    await remindApplicants(services);
    after.push((await told('lin', '补正即将到期')).length);
  }
  expect(after).toEqual([0, 1, 1, 2, 2, 2]);
  expect((await told('lin', '补正即将到期'))[0]).toMatchObject({ path: `/personal/declare/${id}` });
  services.setNow(aDay);
});

test('a holder hears sixty and fifteen days ahead that a result ends; after a long pause only the later one', async () => {
  const programme = 'prapply';
  await addWindow(services, { programme });
  const [early, late] = [
    await submitted(services, 'zhou', { programme }),
    await submitted(services, 'tang', { programme }),
  ];
  for (const id of [early, late]) await decide(id, 'accept', 'pass', 'opinions-in', 'issue');
  const due = await dueOf('zhou', early);
  services.setNow(new Date(due - 60 * day));
  await services.database.asOwner((db) =>
    db
      .update(applications)
      .set({ dueAt: new Date(due - 50 * day) })
      .where(eq(applications.id, late)),
  );
  await remindApplicants(services);
  await remindApplicants(services);
  expect([(await told('zhou', '有效期即将届满')).length, (await told('tang', '有效期即将届满')).length]).toEqual([
    1, 1,
  ]);
  services.setNow(new Date(due - 15 * day));
  await remindApplicants(services);
  const texts = (await told('zhou', '有效期即将届满')).map(({ bodyCN }) => bodyCN);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain(`有效期至 ${dayInShanghai(due)}`);
  services.setNow(aDay);
});

test('an officer hears once of all cases that became overdue, and again only of further ones', async () => {
  const first = await submitted(services, 'mei');
  await decide(first, 'accept');
  services.setNow(new Date((await dueOf('mei', first)) + 1));
  expect(await remindOfficers(services)).toBe(1);
  expect(await remindOfficers(services)).toBe(0);
  const [message] = await told('wang', '有办件已超期');
  expect(message).toMatchObject({ path: '/apply/task?scope=mine&due=overdue' });
  expect(message!.bodyCN).toMatch(/^您名下有 1 件办件已过办理期限，其中新超期 1 件/);
  services.setNow(aDay);
});
