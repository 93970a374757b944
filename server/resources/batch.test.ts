import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { namesAtOnce } from '#core/resources/resource-calls.ts';
import { getResource } from '#features/resources.ts';
import { stores } from '#features/server.ts';
import { asc, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { invitations, memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { downloadJob } from '#server/jobs/own-jobs.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { previewBatch, startBatch } from './batch.ts';

const services = await createTestServices();
const resource = getResource('tenantuser');
const store = stores.tenantuser!;
const many = 260;

beforeEach(async () => {
  await services.database.asOwner(async (db) => {
    for (const table of [jobs, invitations, memberRoles, members, roles, tenants, accounts]) await db.delete(table);
    const codes = ['Mgr.TenantUser', 'Mgr.TenantUser.edit'];
    for (const id of ['tenant-a', 'tenant-b'])
      await db.insert(tenants).values({ id, code: id, nameCN: id, nameEN: id, kind: 'DISTRICT', codes });
    await db.insert(roles).values([
      { id: 'r-admin', tenantId: 'tenant-a', code: 'tenant-admin', nameCN: '管', nameEN: 'A', builtIn: true, codes },
      { id: 'r-high', tenantId: 'tenant-a', code: 'high', nameCN: '高', nameEN: 'H', codes: ['Mgr.Role.del'] },
    ]);
    const invited = { tenantId: 'tenant-a', name: '', codeHash: Buffer.alloc(32), validUntil: new Date('2100-01-01') };
    const people = [
      ['ann', 'ACTIVE', 'r-admin'] as const,
      ['bo', 'DISABLED', 'r-admin'] as const,
      ['cy', 'DISABLED', 'r-high'] as const,
      ['di', 'INVITED', 'r-admin'] as const,
    ];
    for (const [id, status, roleId] of people) {
      await db.insert(accounts).values({ id, loginName: id, nickname: id });
      const isInvited = status === 'INVITED';
      const member = { id: `m-${id}`, tenantId: 'tenant-a', status };
      await db.insert(members).values({ ...member, accountId: isInvited ? null : id });
      if (isInvited) await db.insert(invitations).values({ ...invited, memberId: member.id, email: id });
      await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: `m-${id}`, roleId });
    }
    await db.insert(accounts).values({ id: 'abroad', loginName: 'abroad', nickname: 'abroad' });
    await db.insert(members).values({ id: 'm-x', tenantId: 'tenant-b', accountId: 'abroad', status: 'DISABLED' });
  });
});

const permCodes = ['Mgr.TenantUser', 'Mgr.TenantUser.edit'] as const;
const as = <T>(work: Parameters<typeof asActor<T>>[2], codes: readonly string[] = permCodes) =>
  asActor(services, { actor: { id: 'ann' }, side: 'office', permCodes: codes }, work);
const preview = (input: Parameters<typeof previewBatch>[1]['input'], codes?: readonly string[]) =>
  as((scope) => previewBatch(scope, { resource, store, input }), codes);
const run = (input: Parameters<typeof startBatch>[1]['input'], codes?: readonly string[]) =>
  as((scope) => startBatch(scope, { resource, store, input }), codes);
const states = async () => {
  const rows = await services.database.asOwner((db) => db.select().from(members).orderBy(asc(members.id)));
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const seedMany = () =>
  services.database.asOwner(async (db) => {
    await db.execute(sql`insert into accounts (id, login_name, nickname)
      select 'x-' || lpad(i::text, 3, '0'), 'x-' || lpad(i::text, 3, '0'), 'X' from generate_series(1, ${many}) i`);
    await db.execute(sql`insert into members (id, tenant_id, account_id, status)
      select 'n-' || lpad(i::text, 3, '0'), 'tenant-a', 'x-' || lpad(i::text, 3, '0'), 'DISABLED'
        from generate_series(1, ${many}) i`);
  });

test('the preview of all results tells exactly what happens then, row by row, and changes nothing', async () => {
  const before = await states();
  const seen = await preview({ action: 'enable', filter: {} });
  expect(await states()).toEqual(before);
  expect(seen).toMatchObject({ applies: 1, names: ['bo'], isLong: false });
  expect(seen.skipped.map(({ reason, names }) => [reason, names])).toEqual([
    ['状态为“启用”', ['ann']],
    ['状态为“待接受”', ['di']],
    [expect.stringContaining('权限'), ['cy']],
  ]);

  const done = await run({ action: 'enable', filter: {} });
  expect(done).toEqual({ done: 1, skipped: seen.skipped, job: null });
  expect(await states()).toEqual({ ...before, 'm-bo': 'ACTIVE' });
});

test('a filter reaches its rows only; picked rows that are gone, or of another tenant, are told', async () => {
  expect(await preview({ action: 'enable', filter: { keyword: 'cy' } })).toMatchObject({ applies: 0 });
  const done = await run({ action: 'enable', ids: ['m-bo', 'm-x', 'm-none'] });
  expect(done).toMatchObject({ done: 1, skipped: [{ count: 2, names: ['m-x', 'm-none'] }] });
  expect((await states())['m-x']).toBe('DISABLED');
});

test('the last administrator stays, though all were asked for', async () => {
  await run({ action: 'enable', ids: ['m-bo'] });
  const { done, skipped } = await run({ action: 'disable', filter: {}, values: { reason: '轮岗' } });
  // Oneself is skipped, and so is the invited administrator; bo goes, somebody stays.
  expect(skipped.flatMap(({ names }) => names)).toContain('ann');
  expect(done).toBe(1);
  expect((await states())['m-ann']).toBe('ACTIVE');
});

test('what is wrong with the request is refused whole', async () => {
  const values = { reason: '' };
  expect(await run({ action: 'disable', filter: {}, values }).catch(refusal)).toBe('INVALID');
  expect(await run({ action: 'reset', filter: {} }).catch(refusal)).toBe('NOT_ALLOWED');
  expect(await run({ action: 'enable', filter: { nope: 'x' } }).catch(refusal)).toBe('INVALID');
  expect(await run({ action: 'enable' }).catch(refusal)).toBe('INVALID');
  expect(await run({ action: 'enable', filter: {}, ids: ['m-bo'] }).catch(refusal)).toBe('INVALID');
  expect(await preview({ action: 'enable', filter: {} }, ['Mgr.TenantUser']).catch(refusal)).toBe('NO_PERMISSION');
});

test('every row of a long batch can be named, some at a time, and so can those of a reason', async () => {
  await seedMany();
  const names = new Set<string>();
  for (let from = 0; from < many + 50; from += namesAtOnce)
    for (const name of (await preview({ action: 'enable', filter: {}, from })).names) names.add(name);
  expect(names.size).toBe(many + 2);
  const { skipped } = await preview({ action: 'enable', ids: ['m-x', ...Array(60).keys()].map((id) => `${id}`) });
  expect(skipped[0]).toMatchObject({ count: 61 });
  expect(skipped[0]?.names).toHaveLength(namesAtOnce);
});

test('many rows are changed by a job, together with its report', async () => {
  await seedMany();
  expect(await preview({ action: 'enable', filter: {} })).toMatchObject({ applies: many + 2, isLong: true });
  const { job, done } = await run({ action: 'enable', filter: {} });
  expect(done).toBe(0);
  expect((await states())['n-001']).toBe('DISABLED');
  await runJob(services, job!);

  const after = Object.values(await states());
  expect(after.filter((status) => status === 'ACTIVE')).toHaveLength(many + 2);
  const file = await as((scope) => downloadJob(scope, job!));
  const lines = (await text(file.content as NodeJS.ReadableStream)).slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(many + 5);
  expect(lines).toContain('x-001,完成,');
  expect(lines.find((line) => line.startsWith('cy,跳过,'))).toContain('权限');
  const logged = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, job!)));
  expect(logged.map(({ action }) => action).sort()).toEqual(['BATCH', 'DOWNLOAD']);
});

test('a job whose file cannot be kept changes no row', async () => {
  await seedMany();
  const { job } = await run({ action: 'enable', filter: {} });
  const full = { ...services.storage, put: () => Promise.reject(new Error('the disk is full')) };
  await runJob({ ...services, storage: full }, job!);
  const [row] = await services.database.asOwner((db) => db.select().from(jobs));
  expect(row).toMatchObject({ state: 'FAILED', objectKey: null });
  expect((await states())['n-001']).toBe('DISABLED');
});
