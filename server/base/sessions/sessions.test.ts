import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { Side } from '#core/sides.ts';
import { purgeAccountTraces } from '#features/accounts/server/purge.ts';
import { createSession, openGuest } from '#features/accounts/server/sessions/create-session.ts';
import { endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { endOwnSessions, listSessions, signOut } from '#features/accounts/server/sessions/own-sessions.ts';
import { switchTenant } from '#features/accounts/server/sessions/switch-tenant.ts';
import { addAccount, addMember, addTenants, answerOf } from '#features/accounts/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, sessions } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { members, permissionSettings, roles, tenants } from '#server/database/tables/tenants.ts';
import { openTestDatabase } from '#server/database/testing.ts';
import { loadKeys } from '#server/keys.ts';
import { noReach } from '#server/policies/reach.ts';
import { type asActor, asGuest, createTestServices } from '#server/testing.ts';
import { loadGuest, loadSession, permCodesOf, touchSession } from './sessions.ts';

const services = await createTestServices();
await addTenants(
  services,
  ['tenant-a', 'tenant-b', 'tenant-c'],
  ['Mgr.Dashboard', 'Mgr.Content', 'Mgr.Apply', 'Mgr.Apply.audit'],
);
await addAccount(services, { id: 'lin' });
await addAccount(services, { id: 'wu' });
const joined = await addMember(services, {
  accountId: 'wu',
  tenantId: 'tenant-a',
  codes: ['Mgr.Apply', 'Mgr.Apply.audit', 'Mgr.Role'],
});
await addMember(services, { accountId: 'wu', tenantId: 'tenant-b', codes: ['Mgr.Dashboard'] });

const start = new Date('2026-03-01T08:00:00Z').getTime();
const at = (minutes: number) => services.setNow(new Date(start + minutes * 60_000));
const hash = (token: string) => createHash('sha256').update(token).digest();
const open = (id: string, side: Side = 'portal') =>
  asGuest(services, {}, (scope) => createSession(scope, { id }, { side, tenantId: 'tenant-a' }));
const load = (token: string) => loadSession(services, hash(token));
const change = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);

beforeEach(async () => {
  at(0);
  await change((db) => db.delete(sessions));
});

test('a session opens with its token, its secret and the codes its account holds', async () => {
  const { token, secret, cookie } = await open('wu', 'office');
  expect(token).toMatch(/^s1\.[\w-]{22}$/);
  expect(await load(token)).toMatchObject({
    side: 'office',
    accountId: 'wu',
    actor: { id: 'wu', loginName: 'wu', nickname: 'wu', kind: 'PERSON' },
    tenantId: 'tenant-a',
    // Mgr.Role is not the tenant's to give.
    reach: {
      scopes: new Map([
        ['Mgr.Apply', 'TENANT'],
        ['Mgr.Apply.audit', 'TENANT'],
      ]),
      regions: [],
    },
    secret,
    cookieHash: hash(cookie),
  });
  expect(await load('s1.AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  const portal = await open('wu');
  expect(await load(portal.token)).toMatchObject({ side: 'portal', reach: noReach });
});

test.each<[Side, number]>([
  ['portal', 120],
  ['office', 30],
])('a session of the %s falls asleep after %i minutes, and none lives longer than twelve hours', async (side, idle) => {
  const { token } = await open('wu', side);
  at(idle - 1);
  const seen = await load(token);
  expect(seen).not.toBeNull();
  await touchSession(services, { tokenHash: hash(token), side }, services.clock());
  at(idle + idle - 2);
  expect(await load(token)).not.toBeNull();
  at(idle + idle - 1);
  expect(await load(token)).toBeNull();
  at(0);
  await change((db) => db.update(sessions).set({ seenAt: new Date(start + 719 * 60_000) }));
  at(719);
  expect(await load(token)).not.toBeNull();
  at(720);
  expect(await load(token)).toBeNull();
});

test('a session of FlockScore lasts 90 days after its last use, however old it is', async () => {
  const { token } = await open('lin', 'poultry');
  const day = 24 * 60;
  for (const used of [0, 89, 178, 267]) {
    at(used * day);
    await touchSession(services, { tokenHash: hash(token), side: 'poultry' }, services.clock());
    at((used + 90) * day - 1);
    await purgeAccountTraces(services);
    expect(await load(token)).not.toBeNull();
    at((used + 90) * day);
    expect(await load(token)).toBeNull();
  }
  at((267 + 90) * day + 1);
  await purgeAccountTraces(services);
  expect(await change((db) => db.$count(sessions))).toBe(0);
});

test('of too many phones the one that was idle longest is signed out', async () => {
  const phones = [];
  for (let index = 0; index < 5; index++) {
    at(index);
    phones.push(await open('lin', 'poultry'));
  }
  at(60);
  await touchSession(services, { tokenHash: hash(phones[0]!.token), side: 'poultry' }, services.clock());
  phones.push(await open('lin', 'poultry'));
  const alive = await Promise.all(phones.map(async ({ token }) => (await load(token)) !== null));
  expect(alive).toEqual([true, false, true, true, true, true]);
});

test.each<[Side, number]>([
  ['portal', 5],
  ['poultry', 5],
  ['office', 2],
])('on the %s an account has %i sessions; the oldest ends', async (side, most) => {
  const other = await open('lin');
  const opened = [];
  for (let index = 0; index <= most; index++) {
    at(index);
    opened.push(await open('wu', side));
  }
  const alive = await Promise.all(opened.map(async ({ token }) => (await load(token)) !== null));
  expect(alive).toEqual([false, ...Array(most).fill(true)]);
  expect(await load(other.token)).not.toBeNull();
});

test('a disabled account, a lost membership and a tenant that is off have no session', async () => {
  const { token } = await open('wu', 'office');
  const portal = await open('wu');
  const disable = (status: string) => change((db) => db.update(accounts).set({ status }).where(eq(accounts.id, 'wu')));
  await disable('DISABLED');
  expect([await load(token), await load(portal.token)]).toEqual([null, null]);
  await disable('ACTIVE');
  expect(await load(token)).not.toBeNull();
  const phone = await open('lin', 'poultry');
  const status = (to: string) => change((db) => db.update(accounts).set({ status: to }).where(eq(accounts.id, 'lin')));
  await status('DISABLED');
  await purgeAccountTraces(services);
  await status('ACTIVE');
  expect(await load(phone.token)).toBeNull();
  const member = (status: string) =>
    change((db) => db.update(members).set({ status }).where(eq(members.id, joined.memberId)));
  await member('DISABLED');
  expect(await load(token)).toBeNull();
  expect(await load(portal.token)).not.toBeNull();
  await member('ACTIVE');
  await change((db) => db.update(tenants).set({ status: 'OFF' }).where(eq(tenants.id, 'tenant-a')));
  expect(await load(token)).toBeNull();
  await change((db) => db.update(tenants).set({ status: 'ON' }).where(eq(tenants.id, 'tenant-a')));
});

test('codes follow the role, the tenant and the switches', async () => {
  const codes = () => services.database.read('tenant-b', (db) => permCodesOf(db, 'wu', 'tenant-a'));
  expect(await codes()).toEqual(['Mgr.Apply', 'Mgr.Apply.audit']);
  await change((db) => db.insert(permissionSettings).values({ code: 'Mgr.Apply.audit', status: 'OFF' }));
  expect(await codes()).toEqual(['Mgr.Apply']);
  await change((db) => db.insert(permissionSettings).values({ code: 'Mgr.Apply', status: 'OFF' }));
  expect(await codes()).toEqual([]);
  await change((db) => db.delete(permissionSettings));
  await change((db) => db.update(roles).set({ status: 'OFF' }).where(eq(roles.id, joined.roleId)));
  expect(await codes()).toEqual([]);
  await change((db) =>
    db.update(roles).set({ status: 'ON', code: 'tenant-admin', builtIn: true }).where(eq(roles.id, joined.roleId)),
  );
  expect(await codes()).toEqual(['Mgr.Apply', 'Mgr.Apply.audit', 'Mgr.Content', 'Mgr.Dashboard']);
  await change((db) =>
    db.update(roles).set({ code: joined.roleId, builtIn: false }).where(eq(roles.id, joined.roleId)),
  );
});

test('a session whose key was taken away is over', async () => {
  const { token } = await open('lin');
  const others = loadKeys(`${services.env.dataDir}/other-keys`);
  expect(await loadSession({ ...services, keys: others }, hash(token))).toBeNull();
});

test('a former key opens what it sealed; sessions of months move to the new one as they are used', async () => {
  const directory = `${services.env.dataDir}/turned-keys`;
  const before = { ...services, keys: loadKeys(directory) };
  const openBefore = () =>
    asGuest(before, {}, (scope) => createSession(scope, { id: 'lin' }, { side: 'poultry', tenantId: 'tenant-a' }));
  const [used, idle] = [await openBefore(), await openBefore()];
  renameSync(`${directory}/session.key`, `${directory}/session.2026-03-01.key`);
  const after = { ...services, keys: loadKeys(directory) };
  expect(await loadSession(after, hash(used.token))).toMatchObject({ secret: used.secret });
  at(5);
  await touchSession(after, { tokenHash: hash(used.token), side: 'poultry' }, services.clock());
  rmSync(`${directory}/session.2026-03-01.key`);
  const atLast = { ...services, keys: loadKeys(directory) };
  expect(await loadSession(atLast, hash(used.token))).toMatchObject({ secret: used.secret });
  expect(await loadSession(atLast, hash(idle.token))).toBeNull();
});

test('a guest falls asleep after thirty minutes', async () => {
  const token = 'g1.AAAAAAAAAAAAAAAAAAAAAA';
  const secret = Buffer.alloc(32, 7);
  const { cookie } = await asGuest(services, {}, (scope) =>
    openGuest(services, scope.db, { token, secret, tenantId: 'tenant-a' }),
  );
  expect(await loadGuest(services, hash(token))).toMatchObject({
    secret,
    tenantId: 'tenant-a',
    cookieHash: hash(cookie),
  });
  at(30);
  expect(await loadGuest(services, hash(token))).toBeNull();
});

test('ending sessions is heard on every node', async () => {
  const heard: string[] = [];
  // A node may hear its own notice twice, at once and by way of the database.
  const nodes = { here: services.database, there: openTestDatabase(services.database.owner) };
  for (const [name, node] of Object.entries(nodes)) await node.listen('sessions', () => heard.push(name));
  await asGuest(services, {}, (scope) => endSessions(scope.db, 'lin'));
  await expect.poll(() => [...new Set(heard)].sort()).toEqual(['here', 'there']);
});

test('people see and end their own sessions only', async () => {
  const [mine, theirs] = [await open('lin'), await open('wu')];
  const idOf = async (token: string) => (await load(token))?.id ?? '';
  const [own, other] = [await idOf(mine.token), await idOf(theirs.token)];
  const as = <T>(work: Parameters<typeof asActor<T>>[2]) =>
    answerOf(services, { actor: { id: 'lin' } }, (scope) => work(scope as Parameters<typeof work>[0]));
  expect(await as(listSessions)).toMatchObject({
    sessions: [{ id: own, side: 'portal', place: '127.0.0.*', current: false }],
  });
  expect(await as((scope) => endOwnSessions(scope, { id: other }))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await as((scope) => endOwnSessions(scope, { id: own }))).toEqual({});
  expect([await load(mine.token), (await load(theirs.token))?.id]).toEqual([null, other]);
});

test('signing out ends the session of the call, and a foreign tk is refused', async () => {
  const { token } = await open('lin');
  const id = (await load(token))!.id;
  const leave = (tk?: string) =>
    answerOf(services, { actor: { id: 'lin' }, sessionHash: hash(token) }, (scope) =>
      signOut({ ...scope, sessionId: id }, { tk }),
    );
  expect(await leave('s1.AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await load(token)).not.toBeNull();
  expect(await leave(token)).toEqual({});
  expect(await load(token)).toBeNull();
  expect(await answerOf(services, {}, (scope) => signOut(scope, {}))).toEqual({});
});

test('switching moves the session to another tenant of the user, and to no other', async () => {
  const { token } = await open('wu', 'office');
  const id = (await load(token))!.id;
  const move = (tenantId: string) =>
    answerOf(services, { actor: { id: 'wu' }, side: 'office' }, (scope) =>
      switchTenant({ ...scope, sessionId: id } as Parameters<typeof switchTenant>[0], { tenantId }),
    );
  expect(await move('tenant-c')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await load(token)).toMatchObject({ tenantId: 'tenant-a' });
  expect(await move('tenant-b')).toEqual({
    tenantId: 'tenant-b',
    tenantName: { CN: '租户 tenant-b', EN: 'Tenant tenant-b' },
    permCodes: ['Mgr.Dashboard'],
  });
  expect(await load(token)).toMatchObject({
    tenantId: 'tenant-b',
    reach: { scopes: new Map([['Mgr.Dashboard', 'TENANT']]) },
  });
  const lines = await change((db) => db.select().from(busiLog).where(eq(busiLog.action, 'SWITCH_TENANT')));
  expect(lines).toMatchObject([{ tenantId: 'tenant-b', actorId: 'wu' }]);
});
