import { buffer } from 'node:stream/consumers';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { mostSheetBytes } from '#core/resources/import-calls.ts';
import { getResource } from '#features/resources.ts';
import { stores } from '#features/server.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { origins } from '#server/database/tables/origins.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import { downloadJob } from '#server/jobs/own-jobs.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { startImport } from './import-work.ts';
import { keepPart, purgeSheets } from './sheet-parts.ts';

const services = await createTestServices();
const of = { resource: getResource('origin'), store: stores.origin! };
const codes = ['Mgr.Setting', 'Mgr.Setting.edit'];
await services.database.asOwner(async (db) => {
  await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', codes });
  await db.insert(roles).values({ id: 'r', tenantId: 'tenant-a', code: 'r', nameCN: '管', nameEN: 'R', codes });
  for (const id of ['ann', 'bo']) {
    await db.insert(accounts).values({ id, loginName: id, nickname: id });
    await db.insert(members).values({ id: `m-${id}`, tenantId: 'tenant-a', accountId: id });
    await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: `m-${id}`, roleId: 'r' });
  }
});

const head = ['编码 *', '类型 *', '名称（中文） *', '名称（英文） *'];
const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => [
    `${prefix}${at}`,
    at % 100 === 7 ? '报纸' : '活动',
    `来源 ${at}`,
    `Source ${at}`,
  ]);
const book = (rows: readonly string[][], heads = head) =>
  buffer(
    xlsxStream({ title: '来源', head: heads, widths: [], rows, about: { title: '说明', lines: () => [] } }, new Date()),
  );
const as = <T>(work: Parameters<typeof asActor<T>>[2], id = 'ann') =>
  asActor(services, { actor: { id }, side: 'office', permCodes: codes as never }, work);

/** Sends a sheet in parts of this size. */
async function send(sheet: string, bytes: Buffer, size = mostSheetBytes): Promise<number> {
  const parts = Math.ceil(bytes.length / size);
  for (let at = 0; at < parts; at++) {
    const part = bytes.subarray(at * size, (at + 1) * size).toString('base64url');
    await as((scope) => keepPart(scope, { sheet, at, part }));
  }
  return parts;
}
const start = (sheet: string, parts: number, known: 'SKIP' | 'STOP' = 'SKIP', who = 'ann') =>
  as((scope) => startImport(scope, { ...of, input: { sheet, parts, name: '来源.xlsx', known } }), who);
const jobOf = async (id: string) =>
  (await services.database.asOwner((db) => db.select().from(jobs).where(eq(jobs.id, id))))[0]!;
const stored = () => services.database.asOwner((db) => db.$count(origins));
const parts = async () => {
  const found: string[] = [];
  for await (const { key } of services.storage.list('sheets/')) found.push(key);
  return found.length;
};

test('a long sheet comes in parts and is taken in by a job, whose file has the rows that were left out', async () => {
  const count = await send('long', await book(rowsOf('A', 700)), 4000);
  expect(count).toBeGreaterThan(2);
  const { job } = await start('long', count);
  expect(await jobOf(job)).toMatchObject({ state: 'QUEUED', total: 700 });
  await runJob(services, job);
  expect(await jobOf(job)).toMatchObject({
    state: 'DONE',
    done: 700,
    fileName: '来源渠道-新增 693、更新 0、跳过 0、未导入 7.xlsx',
  });
  expect(await stored()).toBe(693);
  const { content } = await as((scope) => downloadJob(scope, job));
  const [list] = await readXlsx(await buffer(content as never));
  expect(list?.data).toHaveLength(8);
  expect(list?.data[1]?.slice(0, 2)).toEqual(['A7', '报纸']);
  expect(await parts()).toBe(0);
});

test('where one row is to stop it all, nothing is taken in and the file says why', async () => {
  const before = await stored();
  const { job } = await start('stop', await send('stop', await book(rowsOf('B', 120))), 'STOP');
  await runJob(services, job);
  expect((await jobOf(job)).fileName).toBe('来源渠道-新增 0、更新 0、跳过 0、未导入 2.xlsx');
  expect(await stored()).toBe(before);
});

test('a column that is missing, a part that did not come and the sheet of somebody else are refused at once', async () => {
  const narrow = await send('narrow', await book([['C1', '活动', '来源']], head.slice(0, 3)));
  await expect(start('narrow', narrow)).rejects.toMatchObject({ key: 'SHEET_COLUMNS' });
  const whole = await send('torn', await book(rowsOf('D', 10)));
  await expect(start('torn', whole + 1)).rejects.toMatchObject({ key: 'FILE_BROKEN' });
  await expect(start('torn', whole, 'SKIP', 'bo')).rejects.toMatchObject({ key: 'FILE_BROKEN' });
});

test('parts that nobody takes in are removed after a day', async () => {
  await send('left', await book(rowsOf('E', 3)));
  await purgeSheets(services);
  expect(await parts()).toBeGreaterThan(0);
  services.setNow(new Date(Date.now() + 25 * 3_600_000));
  await purgeSheets(services);
  expect(await parts()).toBe(0);
});
