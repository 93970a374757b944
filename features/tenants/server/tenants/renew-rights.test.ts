import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { differenceFrom, shippedCodes, startingCodes, withDifference } from '#core/roles.ts';
import { appRoleName } from '#server/database/app-role.ts';
import { withClient } from '#server/database/connection.ts';
import { migrate } from '#server/database/migrate.ts';
import { and, eq } from '#server/database/sql.ts';
import { roles, tenants } from '#server/database/tables/tenants.ts';
import { writeMigrations } from '#server/database/test-migrations.ts';
import { collectLog, createEmptyDatabase } from '#server/database/testing.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { renewRights } from './renew-rights.ts';
import { roleStore, saveRoleCodes } from './roles.ts';
import { saveTenantCodes, tenantPermissionStore } from './tenant-permissions.ts';

const services = await createTestServices();
const allowance = startingCodes('DISTRICT');
const reviewer = shippedCodes({ code: 'reviewer', builtIn: true })!;
const late = 'Mgr.Company.export';
const without = (codes: readonly string[], ...gone: string[]) => codes.filter((code) => !gone.includes(code));

/** A tenant as a version left it that knew no `late` yet, with one role of its own. */
async function openTenant(id: string) {
  await services.database.asOwner(async (db) => {
    const names = { code: id, nameCN: id, nameEN: id };
    await db.insert(tenants).values({ id, ...names, kind: 'DISTRICT', codes: without(allowance, late) });
    const row = { dataScope: 'TENANT', ...names, tenantId: id };
    await db.insert(roles).values([
      { ...row, id: `${id}-reviewer`, code: 'reviewer', codes: without(reviewer, late), builtIn: true },
      { ...row, id: `${id}-own`, code: 'auditor', codes: ['Mgr.Dashboard'], builtIn: false },
    ]);
  });
}

const inTenant = <T>(tenantId: string, work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { tenantId, actor: { id: 'admin' }, side: 'office', permCodes: allowance, reach: 'ALL' }, work);
const codesIn = (tenantId: string, code: string) =>
  services.database.asOwner(async (db) => {
    const [row] = await db
      .select()
      .from(roles)
      .where(and(eq(roles.tenantId, tenantId), eq(roles.code, code)));
    return row?.codes.toSorted();
  });
const allowed = (id: string) =>
  services.database.asOwner(async (db) => {
    const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
    return row?.codes.toSorted();
  });

test('a code that is new in a built-in role and in the allowance reaches a tenant that exists, once', async () => {
  await openTenant('t-new');
  expect(await renewRights(services)).toBeGreaterThan(0);
  expect(await codesIn('t-new', 'reviewer')).toEqual([...reviewer].toSorted());
  expect(await allowed('t-new')).toEqual([...allowance].toSorted());
  expect(await renewRights(services)).toBe(0);
});

test('a built-in role that is new is there as well; one for the platform is not, and one of the tenant’s own stays', async () => {
  await openTenant('t-roles');
  await renewRights(services);
  expect(await codesIn('t-roles', 'judge')).toEqual(['Mgr.Apply', 'Mgr.Apply.judge', 'Mgr.ItecJudge']);
  expect(await codesIn('t-roles', 'platform-admin')).toBeUndefined();
  expect(await codesIn('t-roles', 'auditor')).toEqual(['Mgr.Dashboard']);
});

test('what a tenant took from a role or gave to it stays so when another code is shipped', async () => {
  await openTenant('t-own');
  await renewRights(services);
  const { values, rev } = await inTenant('t-own', (scope) => roleStore.one(scope, 't-own-reviewer'));
  const wanted = [...without(values.codes as string[], 'Mgr.Apply.export'), 'Mgr.Content'].toSorted();
  await inTenant('t-own', (scope) => saveRoleCodes(scope, { id: 't-own-reviewer', rev, codes: wanted }));
  expect(await renewRights(services)).toBe(0);
  // As a version left it that knew no `late` yet.
  await services.database.asOwner((db) =>
    db
      .update(roles)
      .set({ codes: without(wanted, late) })
      .where(eq(roles.id, 't-own-reviewer')),
  );
  expect(await renewRights(services)).toBe(1);
  expect(await codesIn('t-own', 'reviewer')).toEqual(wanted);
});

test('what the platform took from a tenant comes back neither to its allowance nor to its roles', async () => {
  await openTenant('t-less');
  await renewRights(services);
  await inTenant('t-platform', async (scope) => {
    const { rev } = await tenantPermissionStore.one(scope, 't-less');
    await saveTenantCodes(scope, { id: 't-less', rev, codes: without(allowance, 'Mgr.Apply.assign') });
  });
  const less = without(reviewer, 'Mgr.Apply.assign').toSorted();
  expect(await codesIn('t-less', 'reviewer')).toEqual(less);
  await renewRights(services);
  expect(await codesIn('t-less', 'reviewer')).toEqual(less);
  expect(await allowed('t-less')).toEqual(without(allowance, 'Mgr.Apply.assign').toSorted());
});

test('a difference and the shipped codes make the codes again, also when others are shipped', () => {
  const difference = differenceFrom(['Mgr.Dict', 'Mgr.Msg'], ['Mgr.Dict', 'Mgr.Role']);
  expect(difference).toEqual({ added: ['Mgr.Role'], removed: ['Mgr.Msg'] });
  expect(withDifference(['Mgr.Dict', 'Mgr.Msg'], difference).toSorted()).toEqual(['Mgr.Dict', 'Mgr.Role']);
  expect(withDifference(['Mgr.Dict', 'Mgr.Msg', 'Mgr.Shop'], difference)).toContain('Mgr.Shop');
  expect(withDifference(['Mgr.Dict'], { added: ['Mgr.Gone'], removed: [] })).toEqual(['Mgr.Dict']);
});

test('rows of the version before learn how they differ from what was shipped then', async () => {
  const directory = resolve(import.meta.dirname, '../../../../server/database/migrations');
  const { entries } = JSON.parse(readFileSync(join(directory, 'meta/_journal.json'), 'utf8'));
  const steps: [string, string][] = entries.map(({ tag }: { tag: string }) => [
    tag,
    readFileSync(join(directory, `${tag}.sql`), 'utf8'),
  ]);
  const owner = await createEmptyDatabase();
  const run = (part: typeof steps) =>
    migrate({
      owner,
      appRole: appRoleName,
      log: collectLog(),
      directory: writeMigrations(Object.fromEntries(part)),
      access: { insertOnly: [], shared: [] },
    });
  await run(steps.filter(([tag]) => tag < '0003'));
  await withClient(owner, async (client) => {
    await client.query(
      `insert into tenants (id, code, name_cn, name_en, kind, codes)
       values ('t-old', 'old', '', '', 'PARK', '{Mgr.Dashboard,Mgr.Gone}')`,
    );
    await client.query(
      `insert into roles (id, tenant_id, code, name_cn, name_en, codes, built_in)
       values ('r-old', 't-old', 'reviewer', '', '', '{Mgr.Dashboard,Mgr.Content}', true)`,
    );
  });
  await run(steps);
  await withClient(owner, async (client) => {
    const { rows } = await client.query(
      `select added, removed from tenants union all select added, removed from roles`,
    );
    const [tenant, role] = rows;
    expect([tenant.added, role.added]).toEqual([['Mgr.Gone'], ['Mgr.Content']]);
    expect(tenant.removed).toEqual(expect.arrayContaining(['Mgr.Dict', 'Mgr.Role.edit']));
    expect(role.removed).toEqual(expect.arrayContaining(['Mgr.Apply', 'Mgr.Company.edit']));
    // What was not shipped yet was taken away by nobody.
    for (const held of ['Mgr.Dashboard', 'Mgr.Region.edit']) expect(tenant.removed).not.toContain(held);
  });
});
