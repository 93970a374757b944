/**
 * Long sheets beside other calls: an import of 20,000 rows and an export of 100,000, each as the job that people start,
 * while somebody reads a list: `node --expose-gc bench/sheets.ts [imported] [exported]`. Prints how long they took, how
 * much memory was added, and the p95 of the other calls during the job beside the same calls before and after it.
 */
import { buffer } from 'node:stream/consumers';
import type { PermissionCode } from '#core/permissions.ts';
import { mostSheetBytes } from '#core/resources/import-calls.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { getResource } from '#features/resources.ts';
import { getExporter, handlers, stores } from '#features/server.ts';
import { newId } from '#server/base/ids.ts';
import { eq, sql } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { exportList } from '#server/exports/export-list.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import { startImport } from '#server/imports/import-work.ts';
import { keepPart } from '#server/imports/sheet-parts.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { noReach } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { median, startLoad } from './measure.ts';
import { insertSignups } from './signups.ts';
import { openWorld } from './world.ts';

const [imported = 20_000, exported = 100_000] = process.argv.slice(2).map(Number);
const aim = 2;
const codes: PermissionCode[] = [
  'Mgr.Setting',
  'Mgr.Setting.edit',
  'Mgr.BusiLogPerm',
  'Mgr.Activity',
  'Mgr.Activity.export',
];

const world = await openWorld();
await world.services.database.asOwner(async (db) => {
  await db.execute(sql.raw(insertSignups(exported)));
  await db.execute(sql`vacuum analyze`);
});
const origin = await world.serve(handlers);
const visitors = await world.visitors(4, 'office', codes);
const load = startLoad();
const others = () =>
  load.run({
    origin,
    visitors,
    connections: 2,
    seconds: 1,
    path: officeResourceCalls.origin!.list.path,
    inputs: [{ tenantId: 't1' }],
  });
await others();

const sheet = await buffer(
  xlsxStream(
    {
      title: '来源',
      head: ['编码 *', '类型 *', '名称（中文） *', '名称（英文） *'],
      widths: [],
      rows: Array.from({ length: imported }, (_, at) => [`S${at}`, '活动', `来源 ${at}`, `Source ${at}`]),
      about: { title: '说明', lines: () => [] },
    },
    new Date(),
  ),
);
const parts = Math.ceil(sheet.length / mostSheetBytes);
for (let at = 0; at < parts; at++) {
  const part = sheet.subarray(at * mostSheetBytes, (at + 1) * mostSheetBytes).toString('base64url');
  await act((scope) => keepPart(scope, { sheet: 'bench', at, part }));
}
const isMet = [
  await measure(`import of ${imported} rows`, async () => {
    const input = { sheet: 'bench', parts, name: '来源.xlsx', known: 'SKIP' as const };
    return (await act((scope) => startImport(scope, { resource: getResource('origin'), store: stores.origin!, input })))
      .job;
  }),
  await measure(`export of ${exported} rows`, async () => {
    const resource = getResource('signup');
    const input = {
      format: 'xlsx' as const,
      columns: resource.columns.filter(({ hidden }) => !hidden).map(({ key }) => key),
      filter: {},
    };
    const made = await act((scope) => exportList(scope, getExporter('signup'), input));
    if (!('job' in made)) throw new Error('the export was short');
    return made.job;
  }),
];
load.stop();
await world.close();
process.exitCode = isMet.every(Boolean) ? 0 : 1;

/** Runs a job while others read, and the same readers for as many turns before and after it. */
async function measure(name: string, start: () => Promise<string>): Promise<boolean> {
  const id = await start();
  const still = [await others(), await others(), await others()];
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const from = performance.now();
  let isDone = false;
  const running = runJob(world.services, id).finally(() => {
    isDone = true;
  });
  const during = [];
  while (!isDone) during.push(await others());
  await running;
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  still.push(await others(), await others(), await others());
  const [job] = await world.services.database.asOwner((db) => db.select().from(jobs).where(eq(jobs.id, id)));
  if (job?.state !== 'DONE') throw new Error(`${name} ended as ${job?.state} ${job?.error}`);
  const p95 = (turns: readonly { p95: number }[]) => median(turns.map((turn) => turn.p95));
  const ratio = p95(during) / p95(still);
  console.log(
    `${name}: ${job.fileName}, ${seconds.toFixed(1)} s, +${((most - before) / 2 ** 20).toFixed(0)} MiB memory`,
  );
  console.log(
    `  other calls: p95 ${p95(still).toFixed(1)} ms, ${p95(during).toFixed(1)} ms meanwhile, ${ratio.toFixed(2)} times (aim ≤ ${aim})`,
  );
  return ratio <= aim;
}

function act<T>(work: (scope: ActorScope) => Promise<T>): Promise<T> {
  const { services } = world;
  const { userId } = visitors[0]!;
  return services.database.transaction('t1', (db) =>
    work({
      db,
      services,
      tenantId: 't1',
      actor: { id: userId, loginName: userId, nickname: userId, kind: 'PERSON' },
      side: 'office',
      sessionHash: Buffer.alloc(32),
      sessionId: 's1',
      permCodes: new Set<string>(codes),
      reach: noReach,
      locale: 'CN',
      now: new Date(),
      ip: '127.0.0.1',
      device: 'bench',
      trace: newId(),
    }),
  );
}
