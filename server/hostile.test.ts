import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { badgesCall } from '#core/contracts/office.ts';
import { errors } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import type { Side } from '#core/sides.ts';
import { switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { profileCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { handlers } from '#features/server.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { eq } from '#server/database/sql.ts';
import { createApp } from './app.ts';
import { newId } from './base/ids.ts';
import { accounts, sessions } from './database/tables/accounts.ts';
import { memberRoles, members, preferences, roles, tenants } from './database/tables/tenants.ts';
import { TestClient } from './testing/client.ts';
import { clientOf } from './testing/session.ts';
import { createTestServices } from './testing.ts';

/** What a hostile or unlucky client tries across calls: rights that were withdrawn, tenants that closed, replays. */
const services = await createTestServices({ RATE_GUEST: '1000000', RATE_SIGNED_IN: '1000000' });
let app: Awaited<ReturnType<typeof createApp>>;
const { role, tenantuser, tenant } = officeResourceCalls as Record<
  string,
  NonNullable<(typeof officeResourceCalls)['role']>
>;
const ok = 1;
const { SESSION_EXPIRED, NO_PERMISSION, GUEST_GONE, TENANT_CHANGED, REPEATED } = errors;

beforeAll(async () => {
  app = await createApp({ services, handlers });
});
afterAll(() => app.close());

beforeEach(async () => {
  services.setNow(null);
  await services.database.asOwner(async (db) => {
    for (const table of [sessions, memberRoles, members, roles, preferences, accounts, tenants]) await db.delete(table);
    await db.insert(tenants).values(
      ['ta', 'tb'].map((id) => ({
        id,
        code: id,
        nameCN: id,
        nameEN: id,
        kind: 'PLATFORM',
        isDefault: id === 'ta',
        codes: [...permissionCodes],
      })),
    );
    await db.insert(accounts).values(['boss', 'clerk', 'person'].map((id) => ({ id, loginName: id, nickname: id })));
    for (const tenantId of ['ta', 'tb']) {
      await db.insert(roles).values([
        { ...named(`admin-${tenantId}`, 'tenant-admin'), tenantId, builtIn: true },
        { ...named(`clerk-${tenantId}`, 'clerk'), tenantId, codes: ['Mgr.Role', 'Mgr.Role.edit'] },
      ]);
      for (const [who, roleId] of [
        ['boss', `admin-${tenantId}`],
        ['clerk', `clerk-${tenantId}`],
      ] as const) {
        const memberId = `${who}-${tenantId}`;
        await db.insert(members).values({ id: memberId, tenantId, accountId: who });
        await db.insert(memberRoles).values({ tenantId, memberId, roleId });
      }
    }
  });
});

const named = (id: string, code: string) => ({ id, code, nameCN: code, nameEN: code });

const signedIn = (id: string, side: Side, tenantId = 'ta') => clientOf({ app, services, id, tenantId, side });

const listRoles = async (client: TestClient, tenantId = 'ta') => (await client.call(role!.list, { tenantId })).code;
const act = (client: TestClient, call: typeof role, id: string, action: string) => {
  const values = call !== role && action === 'disable' ? { reason: 'test' } : {};
  return client.call(call!.action, { tenantId: 'ta', ids: [id], action, values, reqId: newId() });
};
const change = (work: Parameters<typeof services.database.asOwner<unknown>>[0]) => services.database.asOwner(work);
const soon = <T>(read: () => Promise<T>) => expect.poll(read);

test('a role switched off takes its codes from a session at once, a role switched on gives them back', async () => {
  const [boss, clerk] = [await signedIn('boss', 'office'), await signedIn('clerk', 'office')];
  expect(await listRoles(clerk)).toBe(ok);
  expect(await act(boss, role, 'clerk-ta', 'disable')).toMatchObject({ code: ok });
  await soon(() => listRoles(clerk)).toBe(NO_PERMISSION.code);
  expect(await act(boss, role, 'clerk-ta', 'enable')).toMatchObject({ code: ok });
  await soon(() => listRoles(clerk)).toBe(ok);
});

test('a colleague switched off, or whose sessions are ended, is out at once', async () => {
  const boss = await signedIn('boss', 'office');
  for (const action of ['kick', 'disable']) {
    const clerk = await signedIn('clerk', 'office');
    expect(await listRoles(clerk)).toBe(ok);
    expect(await act(boss, tenantuser, 'clerk-ta', action)).toMatchObject({ code: ok });
    await soon(() => listRoles(clerk)).toBe(SESSION_EXPIRED.code);
  }
});

test('everybody leaves a tenant that is switched off or whose time is over', async () => {
  const boss = await signedIn('boss', 'office', 'ta');
  const past = new Date(Date.now() - 1000);
  const ways: (() => Promise<unknown>)[] = [
    () => act(boss, tenant, 'tb', 'disable'),
    () => change((db) => db.update(tenants).set({ expireAt: past }).where(eq(tenants.id, 'tb'))),
  ];
  for (const close of ways) {
    await change((db) =>
      db
        .update(tenants)
        .set({ status: 'ON', domains: ['b.example'] })
        .where(eq(tenants.id, 'tb')),
    );
    const clerk = await signedIn('clerk', 'office', 'tb');
    const person = await signedIn('person', 'portal', 'tb');
    const guest = new TestClient(app);
    const other = await new TestClient(app).open();
    await guest.open();
    await change((db) =>
      db.execute(`update guests set active_tenant = 'tb' where seen_at = (select max(seen_at) from guests)`),
    );
    await listRoles(clerk, 'tb');
    await close();
    await soon(() => listRoles(clerk, 'tb')).toBe(SESSION_EXPIRED.code);
    await soon(async () => (await person.call(profileCall, {})).code).toBe(SESSION_EXPIRED.code);
    await soon(async () => (await guest.call(indexCall, {})).code).toBe(GUEST_GONE.code);
    expect((await other.call(indexCall, {})).code).toBe(ok);
    expect((await boss.call(switchTenantCall, { tenantId: 'tb' })).code).toBe(errors.NOT_FOUND.code);
  }
});

test('a page of the tenant before a switch can neither read nor write in the new one', async () => {
  const boss = await signedIn('boss', 'office');
  expect(await boss.call(switchTenantCall, { tenantId: 'tb' })).toMatchObject({ code: ok });
  await soon(() => listRoles(boss, 'tb')).toBe(ok);
  expect(await listRoles(boss, 'ta')).toBe(TENANT_CHANGED.code);
  const values = { nameCN: '甲', nameEN: 'A', code: 'fresh', dataScope: 'TENANT' };
  const saved = await boss.call(role!.save, { tenantId: 'ta', values, reqId: newId() });
  expect(saved.code).toBe(TENANT_CHANGED.code);
  expect((await boss.call(badgesCall, { tenantId: 'ta' })).code).toBe(TENANT_CHANGED.code);
});

test('ids of another tenant lead nowhere', async () => {
  const boss = await signedIn('boss', 'office');
  for (const [call, id] of [
    [role, 'clerk-tb'],
    [tenantuser, 'clerk-tb'],
  ] as const) {
    const { NOT_FOUND } = errors;
    expect((await boss.call(call!.one, { tenantId: 'ta', id })).code).toBe(NOT_FOUND.code);
    expect((await act(boss, call, id, 'disable')).code).toBe(NOT_FOUND.code);
    const { rows } = (await boss.call(call!.list, { tenantId: 'ta' })).obj;
    expect(JSON.stringify(rows)).not.toContain('-tb');
  }
});

test('a third session in the back office ends the first', async () => {
  const all: TestClient[] = [];
  for (let index = 0; index < 3; index++) all.push(await signedIn('clerk', 'office'));
  await soon(() => Promise.all(all.map((client) => listRoles(client)))).toEqual([SESSION_EXPIRED.code, ok, ok]);
});

test('the same bytes are taken once, also where they ask for a file', async () => {
  const boss = await signedIn('boss', 'office');
  const asked = await boss.compose(role!.export, { tenantId: 'ta', format: 'csv', columns: ['code'] });
  expect((await boss.deliver(role!.export, asked)).headers['content-type']).toContain('text/csv');
  expect((await boss.deliver(role!.export, asked)).json().code).toBe(REPEATED.code);
});

test('one code for two roles, saved at the same moment, is a duplicate and no accident', async () => {
  const boss = await signedIn('boss', 'office');
  const values = { nameCN: '甲', nameEN: 'A', code: 'twin', dataScope: 'TENANT' };
  const save = () => boss.call(role!.save, { tenantId: 'ta', values, reqId: newId() });
  const answers = await Promise.all([save(), save(), save(), save()]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    ok,
    ...Array(3).fill(errors.DUPLICATE.code),
  ]);
});

test('settings of one person do not fill the disk', async () => {
  const person = await signedIn('person', 'portal');
  const codes: number[] = [];
  for (let index = 0; index < 120; index++)
    codes.push((await person.call(savePreferenceCall, { key: `list.${index}`, value: 'x' })).code);
  expect(codes.filter((code) => code === ok).length).toBe(100);
  expect((await person.call(savePreferenceCall, { key: 'list.0', value: 'changed' })).code).toBe(ok);
});
