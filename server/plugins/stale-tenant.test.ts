import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Contract, isWrite, statesTenant } from '#core/contracts/contract.ts';
import { downloadCall, uploadInitCall } from '#core/contracts/files.ts';
import { badgesCall } from '#core/contracts/office.ts';
import { errors } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import { switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { contracts } from '#features/calls.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { handlers } from '#features/server.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import type { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts, sessions } from '../database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '../database/tables/tenants.ts';
import { createTestServices } from '../testing.ts';

/** A page of tenant A after another tab switched the session to tenant B: it may neither read nor write there. */
const services = await createTestServices({ RATE_GUEST: '1000000', RATE_SIGNED_IN: '1000000' });
let app: Awaited<ReturnType<typeof createApp>>;
let client: TestClient;
const ok = 1;
const { code: changed } = errors.TENANT_CHANGED;
const role = officeResourceCalls.role!;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    const named = { nameCN: '名', nameEN: 'Name' };
    await db.insert(tenants).values(
      ['a', 'b'].map((id) => ({
        ...named,
        id,
        code: id,
        kind: 'PLATFORM',
        isDefault: id === 'a',
        codes: [...permissionCodes],
      })),
    );
    await db.insert(accounts).values({ id: 'boss', loginName: 'boss', nickname: 'Boss' });
    for (const tenantId of ['a', 'b']) {
      await db.insert(roles).values({ ...named, id: `r-${tenantId}`, tenantId, code: 'tenant-admin', builtIn: true });
      await db.insert(members).values({ id: `m-${tenantId}`, tenantId, accountId: 'boss' });
      await db.insert(memberRoles).values({ tenantId, memberId: `m-${tenantId}`, roleId: `r-${tenantId}` });
    }
  });
  app = await createApp({ services, handlers });
});
afterAll(() => app.close());

beforeEach(async () => {
  await services.database.asOwner((db) => db.delete(sessions));
  client = await clientOf({ app, services, id: 'boss', tenantId: 'a', side: 'office' });
  expect(await client.call(switchTenantCall, { tenantId: 'b' })).toMatchObject({ code: ok });
});

/** Calls that no page of the back office makes, and those that open or end sessions. */
const isElsewhere = ({ path, class: kind }: Contract) =>
  kind === 'O' ||
  path.startsWith('/poultry/') ||
  path.startsWith('/phoenix/') ||
  (path.startsWith('/web/') && !path.startsWith('/web/user/'));

/** What the office calls without saying the tenant, because it cannot touch one that the page does not mean. */
const ownAccount = (path: string) =>
  /^\/(m|mgr)\/account\/|^\/web\/user\//.test(path) || path.startsWith('/api/authcode/');
const byIdWithinATenant = ['/api/resource/upload/part', '/api/resource/view'];

test('every call says which tenant the page believes in, but for what is the account’s own', () => {
  const silent = contracts.filter((contract) => !isElsewhere(contract) && !statesTenant(contract));
  expect(
    silent.map(({ path }) => path).filter((path) => !ownAccount(path) && !byIdWithinATenant.includes(path)),
  ).toEqual([]);
  for (const contract of contracts.filter(statesTenant))
    expect([contract.path, 'tenantId' in contract.input.properties]).toEqual([contract.path, true]);
  for (const contract of [overviewCall, uploadInitCall, downloadCall, badgesCall, role.save])
    expect([contract.path, statesTenant(contract)]).toEqual([contract.path, true]);
});

test('of every call that says it, the page of the tenant before is refused, and nothing changes', async () => {
  const before = await everything();
  const stating = contracts.filter(statesTenant);
  expect(stating.filter(isWrite).length).toBeGreaterThan(20);
  for (const contract of stating)
    for (const pairs of [[['tenantId', 'a']], contract.path.startsWith('/mgr/') ? [] : [['x', '1']]] as const) {
      const composed = await client.composePairs(contract, pairs as never);
      const { code, obj } = (await client.deliver(contract, composed)).json();
      expect([contract.path, code, obj.tenantId]).toEqual([contract.path, changed, 'b']);
    }
  expect(await everything()).toEqual(before);
});

/** Writes that are good in themselves, as a form begun in A would send them. */
const writes: [string, (tenantId: string) => Promise<{ code: number }>][] = [
  [
    'a form',
    (tenantId) =>
      client.call(role.save, {
        tenantId,
        reqId: newId(),
        values: { nameCN: '新', nameEN: 'New', code: `n-${tenantId}`, dataScope: 'TENANT' },
      }),
  ],
  [
    'a file',
    (tenantId) => {
      const file = { purpose: 'content-file', name: 'a.pdf', size: 9, sha256: 'a'.repeat(64), mime: 'application/pdf' };
      return client.call(uploadInitCall, { tenantId, ...file, reqId: newId() });
    },
  ],
];

test.each(writes)(
  '%s of the tenant before is refused and leaves no trace; the same in the present one is taken',
  async (_, send) => {
    const before = await everything();
    expect((await send('a')).code).toBe(changed);
    expect(await everything()).toEqual(before);
    expect((await send('b')).code).toBe(ok);
    expect(await everything()).not.toEqual(before);
  },
);

test('the first call after a switch is taken at once, whatever the server had in mind', async () => {
  for (const tenantId of ['a', 'b', 'a', 'b']) {
    await client.call(switchTenantCall, { tenantId });
    expect((await client.call(badgesCall, { tenantId })).code).toBe(ok);
  }
});

test('the portal, which has one tenant, need not say it', async () => {
  const person = await clientOf({ app, services, id: 'boss', tenantId: 'a' });
  expect((await person.call(overviewCall, {})).code).toBe(ok);
  expect((await person.call(overviewCall, { tenantId: 'b' })).code).toBe(changed);
});

/** What every table holds, but for what notes calls and sessions. */
async function everything(): Promise<Record<string, unknown>> {
  const isNoted = (name: string) => /^(api_log|busi_log|wire_seen|sessions|guests)/.test(name);
  return services.database.asOwner(async (db) => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const held: Record<string, unknown> = {};
    for (const { name } of rows.filter((row) => !isNoted(row.name))) {
      const table = sql.identifier(name);
      const found = await db.execute(sql`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`);
      held[name] = found.rows[0]?.sum;
    }
    return held;
  });
}
