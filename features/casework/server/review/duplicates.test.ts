import { expect, test } from 'vitest';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { readCase } from './case.ts';
import { claimCase, releaseCase } from './claim.ts';
import { decideCase } from './decide.ts';
import { judgeDuplicate } from './duplicates.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'wang-neighbour', 'wang', 'li', 'mei', 'han');
await addWindow(services);
await addWindow(services, { programme: 'talentapply' });

type Work<T> = Parameters<typeof asOperator<T>>[2];
const as = <T>(who: string, work: Work<T>) => asOperator(services, who, work);
const see = (who: string, id: string) => as(who, (scope) => readCase(scope, { id }));
const conclude = (who: string, input: Parameters<typeof judgeDuplicate>[1]) =>
  as(who, (scope) => judgeDuplicate(scope, input));
async function decide(who: string, id: string, action: string) {
  const { rev } = await see(who, id);
  return await as(who, (scope) => decideCase(scope, { id, rev, action }));
}

const one = await submitted(services, 'lin');
const other = await submitted(services, 'zhou', { programme: 'talentapply' });
/** As if an application named the person of `one`. */
async function makeSamePerson(id: string) {
  await services.database.asOwner(async (db) => {
    const [{ personKey } = { personKey: null }] = await db.select().from(applications).where(eq(applications.id, one));
    await db.update(applications).set({ personKey }).where(eq(applications.id, id));
  });
}

// On another account, for another programme.
await makeSamePerson(other);
await as('li', (scope) => claimCase(scope, { id: other }));
await as('wang', (scope) => claimCase(scope, { id: one }));
await decide('wang', one, 'accept');
await as('wang', (scope) => claimCase(scope, { id: one }));

test('a case beside this one keeps it from being approved until somebody concludes that it does not matter', async () => {
  const open = { key: 'DUPLICATES_OPEN', params: { count: 1 } };
  await expect(decide('wang', one, 'pass')).rejects.toMatchObject(open);
  expect((await see('wang', one)).actions).toContainEqual({
    action: 'pass',
    blockedBy: 'DUPLICATES_OPEN',
    why: { CN: '查重命中还有 1 件没有结论或结论为有影响，不能通过', EN: expect.any(String) },
  });

  await expect(conclude('wang', { id: one, other, affects: true, note: ' ' })).rejects.toMatchObject({
    key: 'REASON_NEEDED',
  });
  await conclude('wang', { id: one, other, affects: true, note: '请两人商定由谁使用' });
  await expect(decide('wang', one, 'pass')).rejects.toMatchObject(open);

  await conclude('wang', { id: one, other, affects: false });
  expect((await see('wang', one)).duplicates).toMatchObject([{ id: other, verdict: { affects: false, note: '' } }]);
  await decide('wang', one, 'pass');
});

test('the other case shows the same conclusion, and its officer was told', async () => {
  expect((await see('li', other)).duplicates).toMatchObject([{ id: one, verdict: { affects: false } }]);
  const told = await services.database.asOwner((db) =>
    db.select({ title: messages.titleCN, path: messages.path }).from(messages).where(eq(messages.accountId, 'li')),
  );
  expect(told).toEqual([
    { title: '查重结论：两件有影响', path: `/apply/task?id=${other}` },
    { title: '查重结论：两件不影响', path: `/apply/task?id=${other}` },
  ]);
});

test('nobody concludes on a case that they do not hold, or on one that does not lie beside it', async () => {
  await expect(conclude('wang', { id: other, other: one, affects: false })).rejects.toMatchObject({ key: 'CLAIMED' });
  const stranger = await submitted(services, 'wang-neighbour');
  await services.database.asOwner((db) =>
    db.update(applications).set({ personKey: null }).where(eq(applications.id, stranger)),
  );
  await expect(conclude('li', { id: other, other: stranger, affects: false })).rejects.toMatchObject({
    key: 'NOT_FOUND',
  });
  await as('li', (scope) => releaseCase(scope, { id: other }));
  await expect(conclude('li', { id: other, other: one, affects: false })).rejects.toMatchObject({ key: 'NOT_CLAIMED' });
});

test('what one person may have at once needs no conclusion, until somebody says that it stands in the way', async () => {
  const recognition = await submitted(services, 'lin', { programme: 'talentapply' });
  await makeSamePerson(recognition);
  const asked = async () => (await see('li', recognition)).actions.find(({ action }) => action === 'pass');
  await as('li', (scope) => claimCase(scope, { id: recognition }));
  await decide('li', recognition, 'accept');
  await as('li', (scope) => claimCase(scope, { id: recognition }));
  const besides = (await see('li', recognition)).duplicates.filter(({ isAllowed }) => isAllowed);
  expect(besides).toMatchObject([{ id: one, reasons: ['person'], conflict: null, verdict: null }]);
  // The same number on another account is not settled by rules.
  expect(await asked()).toMatchObject({ blockedBy: 'DUPLICATES_OPEN' });
  await conclude('li', { id: recognition, other, affects: false });
  expect(await asked()).not.toHaveProperty('blockedBy', 'DUPLICATES_OPEN');

  await conclude('li', { id: recognition, other: one, affects: true, note: '先定公寓' });
  expect(await asked()).toMatchObject({ blockedBy: 'DUPLICATES_OPEN' });
});

/** As if the owner of `to` had handed in the paper of `from`. */
async function shareFile(path: string, { from, to }: { from: string; to: string }) {
  await services.database.asOwner(async (db) => {
    const paperOf = (id: string) =>
      db
        .select({ id: files.id, sha256: files.sha256 })
        .from(applicationFiles)
        .innerJoin(files, eq(files.id, applicationFiles.fileId))
        .where(and(eq(applicationFiles.applicationId, id), eq(applicationFiles.path, path)));
    const [[given], [taken]] = [await paperOf(from), await paperOf(to)];
    await db.update(files).set({ sha256: given!.sha256 }).where(eq(files.id, taken!.id));
  });
}

test('the licence of an employer lies in the cases of all its people; a paper of one’s own in nobody else’s', async () => {
  const [mine, theirs] = [await submitted(services, 'mei'), await submitted(services, 'han')];
  const checkOf = async (path: string) => (await see('wang', mine)).checks.find((each) => each.path === path);
  await shareFile('materials.licence', { from: mine, to: theirs });
  expect((await see('wang', mine)).duplicates).toEqual([]);
  expect(await checkOf('materials.licence')).toMatchObject({ evidence: { CN: '1 份可打开，与提交时一致' } });

  await shareFile('materials.identities', { from: mine, to: theirs });
  const [found] = (await see('wang', mine)).duplicates;
  expect(found).toMatchObject({
    id: theirs,
    reasons: ['file'],
    conflict: { CN: '同一份材料用在两个人的申报里' },
  });
  // The paper of one's own alone: the licence of the employer is the same, and is no paper in question.
  expect(found!.sameFiles).toHaveLength(1);
  expect(await checkOf('materials.identities')).toMatchObject({
    passed: false,
    evidence: { CN: expect.stringMatching(/^同一文件也在他人办件 /) },
  });
});
