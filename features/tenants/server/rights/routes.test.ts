import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveRightsCall } from '#core/contracts/office.ts';
import { errors } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { TestClient } from '#server/testing/client.ts';
import { asGuest, createTestServices } from '#server/testing.ts';

/** A change of rights holds from the next call on, whoever is signed in and whatever the node remembers. */
const services = await createTestServices({ RATE_SIGNED_IN: '100000' });
let app: Awaited<ReturnType<typeof createApp>>;
let root: TestClient;
let clerk: TestClient;
const { role, tenantuser } = officeResourceCalls;
const refused = errors.NO_PERMISSION.code;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    const codes = [...permissionCodes];
    await db
      .insert(tenants)
      .values({ id: 't', code: 't', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', isDefault: true, codes });
    await db.insert(accounts).values(['root', 'clerk'].map((id) => ({ id, loginName: id, nickname: id })));
    await db.insert(roles).values([
      { id: 'r-root', tenantId: 't', code: 'tenant-admin', nameCN: '管', nameEN: 'A', builtIn: true, codes },
      { id: 'r-clerk', tenantId: 't', code: 'clerk', nameCN: '员', nameEN: 'C', codes: ['Mgr.Dashboard'] },
    ]);
    for (const id of ['root', 'clerk']) {
      await db.insert(members).values({ id: `m-${id}`, tenantId: 't', accountId: id });
      await db.insert(memberRoles).values({ tenantId: 't', memberId: `m-${id}`, roleId: `r-${id}` });
    }
  });
  app = await createApp({ services, handlers });
  root = await clientOf('root');
  clerk = await clientOf('clerk');
});
afterAll(() => app.close());

async function clientOf(id: string): Promise<TestClient> {
  const client = new TestClient(app);
  const made = await asGuest(services, { tenantId: 't' }, (scope) =>
    createSession(scope, { id }, { side: 'office', tenantId: 't' }),
  );
  client.cookies.set('tw-office', made.cookie);
  await client.enter(made.token, id, made.secret);
  return client;
}

const look = async () => (await clerk.call(role!.list, { tenantId: 't' })).code;
const give = async (codes: string[]) => {
  const { obj } = await root.call(role!.one, { tenantId: 't', id: 'r-clerk' });
  const saved = { tenantId: 't', kind: 'role', id: 'r-clerk', rev: obj.rev, codes, reqId: newId() } as const;
  expect((await root.call(saveRightsCall, saved)).code).toBe(1);
};

test('a code that is given or taken holds with the very next call, time after time', async () => {
  for (let round = 0; round < 10; round++) {
    expect([round, await look()]).toEqual([round, refused]);
    await give(['Mgr.Dashboard', 'Mgr.Role']);
    expect([round, await look()]).toEqual([round, 1]);
    await give(['Mgr.Dashboard']);
  }
  expect(await look()).toBe(refused);
});

test('so does a role given to a person, and a role that is switched off', async () => {
  await give(['Mgr.Role']);
  expect(await look()).toBe(1);
  const act = (id: string, action: string) =>
    root.call(role!.action, { tenantId: 't', ids: [id], action, reqId: newId() });
  expect((await act('r-clerk', 'disable')).code).toBe(1);
  expect(await look()).toBe(refused);
  expect((await act('r-clerk', 'enable')).code).toBe(1);
  expect(await look()).toBe(1);
});

test('who is switched off has no session any more with the next call', async () => {
  expect(await look()).toBe(1);
  const values = { reason: '离岗' };
  const switched = await root.call(tenantuser!.action, {
    tenantId: 't',
    ids: ['m-clerk'],
    action: 'disable',
    values,
    reqId: newId(),
  });
  expect(switched.code).toBe(1);
  expect(await look()).toBe(errors.SESSION_EXPIRED.code);
  await services.database.asOwner((db) =>
    db.update(members).set({ status: 'ACTIVE' }).where(eq(members.id, 'm-clerk')),
  );
});
