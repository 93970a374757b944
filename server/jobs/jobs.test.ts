import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { getExporter } from '#features/server.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { exportList } from '#server/exports/export-list.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { downloadJob, removeJob, retryJob } from './own-jobs.ts';
import { purgeJobs } from './purge-jobs.ts';
import { listJobs } from './queries.ts';
import { runJob } from './run-job.ts';
import { startJobs } from './start.ts';
import { waitingJobs } from './waiting-jobs.ts';

const services = await createTestServices();
const day = 24 * 3_600_000;
// Today: what is stored bears the time of the disk, not of the test.
const start = new Date();
const rows = 5500;

beforeEach(async () => {
  services.setNow(start);
  await services.database.asOwner(async (db) => {
    for (const table of [jobs, messages, memberRoles, members, roles, tenants, accounts]) await db.delete(table);
    const codes = ['Mgr.Role', 'Mgr.Role.export'];
    await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', codes });
    await db.insert(accounts).values(['ann', 'bo'].map((id) => ({ id, loginName: id, nickname: id })));
    await db
      .insert(members)
      .values(['ann', 'bo'].map((id) => ({ id: `m-${id}`, tenantId: 'tenant-a', accountId: id })));
    await db.insert(roles).values({ id: 'r', tenantId: 'tenant-a', code: 'reader', nameCN: '读', nameEN: 'R', codes });
    await db
      .insert(memberRoles)
      .values(['ann', 'bo'].map((id) => ({ tenantId: 'tenant-a', memberId: `m-${id}`, roleId: 'r' })));
    await db.execute(sql`insert into roles (id, tenant_id, code, name_cn, name_en)
      select 'x-' || lpad(i::text, 6, '0'), case when i > ${rows} then 'tenant-b' else 'tenant-a' end,
             'code-' || lpad(i::text, 6, '0'), '角色' || i, 'Role' || i from generate_series(1, ${rows + 10}) i`);
  });
});

const as = <T>(who: string, work: (scope: ActorScope) => Promise<T>, permCodes = ['Mgr.Role', 'Mgr.Role.export']) =>
  asActor(services, { actor: { id: who }, side: 'office', permCodes }, work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const ask = async () => {
  const answer = await as('ann', (scope) =>
    exportList(scope, getExporter('role'), {
      format: 'csv',
      columns: ['code', 'name'],
      sort: 'code',
      descending: false,
    }),
  );
  return (answer as { job: string }).job;
};
const own = (who = 'ann') => as(who, async (scope) => (await listJobs(scope)).rows);
const told = () => services.database.asOwner((db) => db.select().from(messages));
const objects = async () => {
  const keys: string[] = [];
  for await (const { key } of services.storage.list('jobs/')) keys.push(key);
  return keys;
};

test('a long list is written whole, its maker is told, and only its maker gets it', async () => {
  const id = await ask();
  expect(await own()).toMatchObject([{ id, state: 'QUEUED', done: 0, total: rows + 1, format: 'csv' }]);
  await runJob(services, id);
  expect(await own()).toMatchObject([
    {
      state: 'DONE',
      done: rows + 1,
      fileName: `角色-${dayInShanghai(start.getTime())}.csv`,
      expiresAt: new Date(start.getTime() + 7 * day).toISOString(),
    },
  ]);
  const answer = await as('ann', (scope) => downloadJob(scope, id));
  const lines = (await text(answer.content as NodeJS.ReadableStream)).slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows + 2);
  expect(lines[1]).toBe('code-000001,角色1');
  expect(lines.at(-1)).toBe('reader,读');
  expect(lines.some((line) => line.includes(`code-00${rows + 1}`))).toBe(false);
  expect(await told()).toMatchObject([{ accountId: 'ann', titleCN: '导出文件已生成', path: '/jobs' }]);
  const log = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.tenantId, 'tenant-a')).orderBy(busiLog.seq),
  );
  expect(log.slice(-2).map(({ action, actorName }) => [action, actorName])).toEqual([
    ['EXPORT', 'ann'],
    ['DOWNLOAD', 'ann'],
  ]);

  expect(await own('bo')).toEqual([]);
  expect(await as('bo', (scope) => downloadJob(scope, id)).catch(refusal)).toBe('NOT_FOUND');
  expect(await as('bo', (scope) => removeJob(scope, { id })).catch(refusal)).toBe('NOT_FOUND');
});

test('who lost the right meanwhile gets neither a file nor what was made before', async () => {
  const first = await ask();
  await runJob(services, first);
  services.setNow(new Date(start.getTime() + 1000));
  const second = await ask();
  await services.database.asOwner((db) => db.update(tenants).set({ codes: [] }));
  await runJob(services, second);
  expect(await own()).toMatchObject([
    { id: second, state: 'FAILED', error: '用户没有权限' },
    { id: first, state: 'DONE' },
  ]);
  expect((await told()).map(({ titleCN }) => titleCN)).toContain('导出没有完成');
  expect(await as('ann', (scope) => downloadJob(scope, first), []).catch(refusal)).toBe('NO_PERMISSION');

  await services.database.asOwner((db) => db.update(tenants).set({ codes: ['Mgr.Role', 'Mgr.Role.export'] }));
  await as('ann', (scope) => retryJob(scope, { id: second }));
  await runJob(services, second);
  expect(await own()).toMatchObject([{ id: second, state: 'DONE' }, { id: first }]);
});

test('after seven days the job and its file are gone', async () => {
  const id = await ask();
  await runJob(services, id);
  services.setNow(new Date(start.getTime() + 7 * day - 1));
  await purgeJobs(services);
  expect(await objects()).toHaveLength(1);
  services.setNow(new Date(start.getTime() + 7 * day));
  expect(await as('ann', (scope) => downloadJob(scope, id)).catch(refusal)).toBe('NOT_FOUND');
  await purgeJobs(services);
  expect(await objects()).toEqual([]);
  expect(await services.database.asOwner((db) => db.$count(jobs))).toBe(0);
});

test('a removed job is gone at once, its file with the next purge, and so is a file nobody knows', async () => {
  const id = await ask();
  await runJob(services, id);
  await services.storage.put('jobs/aa/bb/left-behind', Buffer.from('x'));
  await as('ann', (scope) => removeJob(scope, { id }));
  expect(await own()).toEqual([]);
  services.setNow(new Date(Date.now() + 2 * day));
  await purgeJobs(services);
  expect(await objects()).toEqual([]);
});

test('of two nodes one does the job; one that died in it is followed by another, three times at most', async () => {
  const id = await ask();
  await Promise.all([runJob(services, id), runJob(services, id)]);
  expect(await told()).toHaveLength(1);
  expect(await objects()).toHaveLength(1);

  const dead = (attempts: number) =>
    services.database.asOwner((db) => db.update(jobs).set({ state: 'RUNNING', attempts, seenAt: services.clock() }));
  await dead(1);
  expect(await waitingJobs(services)).toEqual([]);
  await runJob(services, id);
  expect(await own()).toMatchObject([{ state: 'RUNNING' }]);
  services.setNow(new Date(start.getTime() + 3 * 60_000));
  expect(await waitingJobs(services)).toEqual([id]);
  await runJob(services, id);
  expect(await own()).toMatchObject([{ state: 'DONE' }]);
  await dead(3);
  services.setNow(new Date(start.getTime() + 6 * 60_000));
  await runJob(services, id);
  expect(await own()).toMatchObject([{ state: 'FAILED' }]);
});

test('the queue takes a job up as soon as its transaction commits', async () => {
  const running = await startJobs(services);
  onTestFinished(() => running.stop());
  services.setNow(null);
  await ask();
  await expect.poll(async () => (await own())[0]?.state).toBe('DONE');
});
