import { beforeEach, expect, test } from 'vitest';
import { addAccount, settle } from '#features/accounts/server/testing.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { extension as resource } from '#features/casework/resources/extension.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  addAccounts,
  addWindow,
  asApplicant,
  saveAll,
  saveOne,
} from '#features/casework/server/applications/testing.ts';
import { windowOfType, windowOfYear } from '#features/casework/server/applications/windows.ts';
import { extensions, heartbeats, outages, windows } from '#features/casework/server/year-tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { extensionStore as store } from './extension-store.ts';
import { beat, extendWindows } from './heartbeat.ts';

const services = await createTestServices();
const closing = '2026-12-06T00:00:00+08:00';
const after = (minutes: number) => new Date(Date.parse(closing) + minutes * 60_000);
const before = after(-24 * 60);
services.setNow(before);
await addAccounts(services, 'lin', 'zhou', 'chen', 'mei');
for (const id of ['boss', 'chief']) await addAccount(services, { id });
await addWindow(services);
const change = (set: Partial<typeof windows.$inferInsert>) =>
  services.database.asOwner((db) => db.update(windows).set(set).where(eq(windows.programme, 'apartapply')));

beforeEach(async () => {
  services.setNow(before);
  await change({ graceMinutes: 0, extendedTo: null, types: [], typeEnds: {} });
  await services.database.asOwner(async (db) => {
    await db.delete(heartbeats);
    await db.delete(outages);
  });
});

const submit = (who: string, id: string) =>
  asApplicant(services, who, (scope) => submitApplication(scope, 'apartapply', { id }));

test('what arrives within the minutes of grace counts, what arrives after them does not, and nothing new is begun', async () => {
  const [first, second] = [await saveAll(services, 'lin'), await saveAll(services, 'zhou')];
  await change({ graceMinutes: 15 });
  services.setNow(after(14));
  await expect(submit('lin', first)).resolves.toMatchObject({ state: 'ACCEPTING' });
  await expect(saveOne(services, 'chen', { section: 'contact', values: {} })).rejects.toMatchObject({
    key: 'WINDOW_CLOSED',
  });
  services.setNow(after(15));
  await expect(submit('zhou', second)).rejects.toMatchObject({ key: 'WINDOW_CLOSED' });
});

test('an outage of the last days moves the end by as long, once, and the log says so', async () => {
  services.setNow(after(-50));
  await beat(services);
  services.setNow(after(40));
  // Whoever comes while the server is back but the window is past would have been refused.
  await beat(services);
  await beat(services);
  expect(await extendWindows(services)).toBe(0);
  const [row] = await services.database.asOwner((db) => db.select().from(windows));
  expect(row?.extendedTo).toEqual(after(90));
  expect(await services.database.asOwner((db) => db.$count(busiLog, eq(busiLog.action, 'extend')))).toBe(1);
  services.setNow(after(89));
  const id = await saveAll(services, 'mei');
  await expect(submit('mei', id)).resolves.toMatchObject({ state: 'ACCEPTING' });
});

test('more time for one person counts once somebody else approved it, for nobody else, and is told', async () => {
  const desk = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) =>
    settle(asActor(services, { actor: { id }, side: 'office' }, work));
  const values = {
    programme: 'apartapply',
    year: 2026,
    login: 'Chen@example.com',
    untilOn: '2026-12-08 12:00',
    reason: '住院',
  };
  const { id } = (await desk('boss', (scope) => saveResource(scope, { resource, store, input: { values } }))) as {
    id: string;
  };
  services.setNow(after(60));
  const begin = (who: string) => saveOne(services, who, { section: 'contact', values: {} });
  await expect(begin('chen')).rejects.toMatchObject({ key: 'WINDOW_CLOSED' });
  const approve = (who: string) =>
    desk(who, (scope) =>
      actOnResource(scope, { resource, store, input: { action: 'approve', ids: [id], values: {} } }),
    );
  expect(await approve('boss')).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  await approve('chief');
  await expect(begin('chen')).resolves.toEqual(expect.any(String));
  await expect(begin('zhou')).rejects.toMatchObject({ key: expect.stringMatching(/WINDOW_CLOSED|ALREADY_APPLIED/) });
  services.setNow(new Date('2026-12-08T12:00:00+08:00'));
  await expect(saveAll(services, 'chen')).rejects.toMatchObject({ key: expect.stringMatching(/CLOSED|APPLIED/) });
  const told = await services.database.asOwner((db) =>
    db.$count(messages, and(eq(messages.accountId, 'chen'), eq(messages.path, '/serve/apartapply'))),
  );
  expect(told).toBe(1);
  expect(await services.database.asOwner((db) => db.select().from(extensions))).toMatchObject([
    { askedBy: 'boss', decidedBy: 'chief', state: 'APPROVED' },
  ]);
});

test('某一类型自己的截止时间同样顺延、宽限、个人延期', async () => {
  const own = after(-3 * 24 * 60);
  const from = (minutes: number) => new Date(own.getTime() + minutes * 60_000);
  await change({ types: [{ type: 'ACE', opensAt: null, closesAt: own.toISOString() }], graceMinutes: 15 });
  const ofType = async (who: string, now: Date) => {
    services.setNow(now);
    return await asApplicant(services, who, async (scope) => {
      const year = await windowOfYear(scope, getProgramme('apartapply'), 2026);
      return windowOfType(year, 'ACE', scope.now);
    });
  };
  expect(await ofType('mei', from(-1))).toMatchObject({ state: 'open', isTaken: true, closesAt: own });
  expect(await ofType('mei', from(14))).toMatchObject({ state: 'closed', isTaken: true });
  expect(await ofType('mei', from(15))).toMatchObject({ state: 'closed', isTaken: false });

  services.setNow(from(-50));
  await beat(services);
  services.setNow(from(40));
  await beat(services);
  expect(await extendWindows(services)).toBe(0);
  expect(await ofType('mei', from(89))).toMatchObject({ state: 'open', isTaken: true, closesAt: from(90) });
  expect(await ofType('mei', from(105))).toMatchObject({ state: 'closed', isTaken: false });

  await services.database.asOwner((db) =>
    db.insert(extensions).values({
      id: 'more-time',
      tenantId: 'tenant-a',
      programme: 'apartapply',
      year: 2026,
      accountId: 'mei',
      until: from(24 * 60),
      reason: '住院',
      state: 'APPROVED',
      askedBy: 'boss',
      decidedBy: 'chief',
      createdAt: before,
      updatedAt: before,
    }),
  );
  expect(await ofType('mei', from(23 * 60))).toMatchObject({ state: 'open', closesAt: from(24 * 60) });
  expect(await ofType('zhou', from(23 * 60))).toMatchObject({ state: 'closed', isTaken: false });
});
