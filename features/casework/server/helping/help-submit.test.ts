import { expect, test } from 'vitest';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  saveAll,
  saveOne,
} from '#features/casework/server/applications/testing.ts';
import { verifyReceipt } from '#features/casework/server/applications/verify.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { snapshots } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { endHelp, listGrants } from './grants.ts';
import { finishHelp, readHelpForm } from './help-form.ts';
import { helpPart } from './own-data.ts';
import { helping } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'chen', 'sun', 'wu', 'he', 'mei', 'tao', 'gu', 'wang');
await addWindow(services);

const { help, save, grant } = helping(services);
const as = <T>(who: string, work: (scope: ActorScope) => Promise<T>) => asApplicant(services, who, work);
const own = (who: string, id: string) => as(who, (scope) => readOwn(scope, { id }));
const submit = (who: string, id: string, read?: Record<string, number>) =>
  as(who, (scope) => submitApplication(scope, 'apartapply', { id, ...(read && { read }) }));
const entries = async (who: string, id: string) => (await own(who, id)).helped?.entries ?? [];

test('what a helper wrote is the helper’s, value by value, until the applicant changes it', async () => {
  const id = await saveAll(services, 'lin');
  const grantId = await help('lin', 'mei', id, ['contact', 'education']);
  expect(await own('lin', id)).toMatchObject({ helped: { isActive: true, entries: [] } });
  await save('mei', grantId, 'contact', { wechat: 'of-mei', address: '望潮路 1 号' });
  const row = { id: 'row2', level: 'MASTER', school: '云汀大学' };
  await save('mei', grantId, 'education', { 'degrees[row2]': row });
  expect((await entries('lin', id)).map(({ path, by, rev, isRead }) => ({ path, by, rev, isRead }))).toEqual(
    ['contact.address', 'contact.wechat', 'education.degrees[row2].level', 'education.degrees[row2].school'].map(
      (path) => ({ path, by: 'mei 姓名', rev: 2, isRead: false }),
    ),
  );
  const [first] = await entries('lin', id);
  expect(first?.label.CN).toMatch(/ · /);

  // The applicant changes two of them, and the helper one of these again.
  await saveOne(services, 'lin', { id, section: 'contact', baseRev: 2, values: { wechat: 'of-lin', address: '2 号' } });
  await save('mei', grantId, 'contact', { address: '3 号' }, 3);
  const paths = async () => (await entries('lin', id)).map(({ path }) => path);
  expect(await paths()).toEqual(['contact.address', 'education.degrees[row2].level', 'education.degrees[row2].school']);
  // Taken out by whoever put it in, it leaves no trace; taken out of what the applicant wrote, it does.
  await save('mei', grantId, 'education', { 'degrees[row2]': null }, 2);
  expect(await paths()).toEqual(['contact.address']);
  await save('mei', grantId, 'education', { 'degrees[degree1]': null }, 3);
  expect(await paths()).toEqual(['contact.address', 'education.degrees[degree1]']);
  await saveOne(services, 'lin', {
    id,
    section: 'education',
    baseRev: 4,
    values: { 'degrees[degree1]': { id: 'degree1', level: 'MASTER' } },
  });
  expect(await paths()).toEqual(['contact.address']);
});

test('nothing is submitted before the applicant has read what helpers wrote; the receipt names both', async () => {
  const id = await saveAll(services, 'chen');
  const mei = await help('chen', 'mei', id, ['contact']);
  const tao = await help('chen', 'tao', id, ['contact', 'family']);
  await save('mei', mei, 'contact', { wechat: 'of-mei' });
  await save('tao', tao, 'contact', { address: '云汀新区望潮路 8 号' }, 2);

  await expect(submit('chen', id)).rejects.toMatchObject({ key: 'HELP_UNREAD', params: { count: 2 } });
  await expect(submit('chen', id, { contact: 2 })).rejects.toMatchObject({ key: 'HELP_UNREAD', params: { count: 1 } });
  await expect(submit('chen', id, { family: 9 })).rejects.toMatchObject({ key: 'HELP_UNREAD', params: { count: 2 } });
  expect(await own('chen', id)).toMatchObject({ state: 'DRAFT', receipt: null });

  const { receipt } = await submit('chen', id, { contact: 3 });
  const title = { CN: '联系方式', EN: expect.any(String) };
  expect(receipt).toMatchObject({
    applicant: '陆一川',
    helpers: [
      { name: 'tao 姓名', sections: [title] },
      { name: 'mei 姓名', sections: [title] },
    ],
  });
  expect((await own('chen', id)).receipt?.helpers).toHaveLength(2);
  expect((await entries('chen', id)).every(({ isRead }) => isRead)).toBe(true);

  // Who wrote is part of what was signed.
  const check = () => verifyReceipt({ services, read: (work) => asGuest(services, {}, work) }, { code: receipt.code });
  expect(await check()).toMatchObject({ valid: true });
  await services.database.asOwner((db) =>
    db.update(snapshots).set({ helped: [] }).where(eq(snapshots.applicationId, id)),
  );
  expect(await check()).toMatchObject({ valid: false, broken: 'data' });
});

test('the desk is told quietly who filled in what', async () => {
  const id = await saveAll(services, 'sun');
  const grantId = await help('sun', 'mei', id, ['contact']);
  await save('mei', grantId, 'contact', { wechat: 'of-mei' });
  await submit('sun', id, { contact: 2 });
  const found = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
  expect(found.helped).toEqual([{ path: 'contact.wechat', by: 'mei 姓名' }]);
});

test('the history of a case says who helped with what, and when; an invitation nobody took up is not told', async () => {
  const id = await saveAll(services, 'gu');
  const given = await help('gu', 'mei', id, ['contact']);
  await grant('gu', id, ['family']);
  await save('mei', given, 'contact', { wechat: 'of-mei' });
  await as('mei', (scope) => finishHelp(scope, { id: given, reqId: newId() }));
  await submit('gu', id, { contact: 2 });
  const { help: lines } = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
  expect(lines.map(({ step, sections }) => [step, ...sections.map(({ CN }) => CN)])).toEqual([
    ['JOINED', '联系方式'],
    ['DONE', '联系方式'],
  ]);
  expect(lines.every(({ by }) => by === 'mei 姓名')).toBe(true);
});

test('every step is in the log under who took it, both sides are told, and their data say so', async () => {
  const id = await saveAll(services, 'wu');
  const grantId = await help('wu', 'mei', id, ['contact']);
  await save('mei', grantId, 'contact', { wechat: 'of-mei' });
  const done = () => as('mei', (scope) => finishHelp(scope, { id: grantId, reqId: newId() }));
  await done();
  await done();
  await as('wu', (scope) => endHelp(scope, { id: grantId, reqId: newId() }));
  const lines = await services.database.asOwner((db) =>
    db
      .select({ action: busiLog.action, actor: busiLog.actorId, changes: busiLog.changes })
      .from(busiLog)
      .where(
        and(
          eq(busiLog.objectId, id),
          inArray(busiLog.action, ['help-grant', 'help-redeem', 'help-save', 'help-done', 'help-end']),
        ),
      ),
  );
  expect(lines.map(({ action, actor }) => `${action} ${actor}`).sort()).toEqual([
    'help-done mei',
    'help-end wu',
    'help-grant wu',
    'help-redeem mei',
    'help-save mei',
  ]);
  expect(lines.find(({ action }) => action === 'help-save')?.changes).toEqual([
    { field: 'contact.wechat', before: null, after: 'changed' },
  ]);
  const told = (who: string) =>
    services.database.asOwner((db) =>
      db.select({ title: messages.titleEN, path: messages.path }).from(messages).where(eq(messages.accountId, who)),
    );
  expect((await told('wu')).map(({ title }) => title).sort()).toEqual([
    'mei 姓名 has filled in what you asked for',
    'mei 姓名 took up your invitation to help',
  ]);
  expect((await told('mei')).at(-1)).toEqual({ title: 'Your help has ended', path: '/personal/helping' });

  const grants = (await as('wu', (scope) => listGrants(scope, { id }))).grants;
  expect(grants).toMatchObject([
    { id: grantId, state: 'ENDED', helper: 'mei 姓名', fields: 1, lastWriteAt: expect.any(String) },
  ]);
  const asked = { applicationId: id, sections: ['contact'], helper: 'mei 姓名', state: 'ENDED' };
  expect(await as('wu', (scope) => helpPart.read!(scope))).toMatchObject({ asked: [asked], given: [] });
  const given = (await as('mei', (scope) => helpPart.read!(scope))) as { given: { applicationId: string }[] };
  expect(given.given.filter(({ applicationId }) => applicationId === id)).toMatchObject([asked]);
});

test('help ends with the account of the helper, and an invitation nobody took up with that of the applicant', async () => {
  const id = await saveAll(services, 'he');
  const grantId = await help('he', 'tao', id, ['contact']);
  const waiting = await grant('he', id, ['contact']);
  await services.database.asOwner((db) =>
    db.transaction(async (tx) => {
      await helpPart.erase!({ db: tx, accountId: 'tao', email: null, now: aDay, services });
    }),
  );
  await expect(as('tao', (scope) => readHelpForm(scope, { id: grantId }))).rejects.toMatchObject({ key: 'HELP_OVER' });
  const { grants } = await as('he', (scope) => listGrants(scope, { id }));
  expect(grants.find((each) => each.id === grantId)).toMatchObject({ state: 'ENDED', helper: '' });
  expect(grants.find((each) => each.id === waiting.id)).toMatchObject({ state: 'WAITING' });
});
