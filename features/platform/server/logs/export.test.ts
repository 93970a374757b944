import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Contract } from '#core/contracts/contract.ts';
import { rowsAtOnce } from '#core/contracts/jobs.ts';
import { apilogCalls, apilogWebCalls, busilogExportCall, busilogListCall } from '#features/platform/calls/logs.ts';
import { logRoutes } from '#features/platform/server/routes/logs.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { type FileAnswer, isFileAnswer } from '#server/handle.ts';
import { asActor, createTestServices } from '#server/testing.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
const auditor = { id: 'auditor', nickname: '沈审计' };

beforeAll(() =>
  services.database.asOwner(async (db) => {
    await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '云汀', nameEN: 'Yunting', kind: 'DISTRICT' });
    await db.execute(sql`
      insert into api_log (at, tenant_id, side, trace, method, path, fields, sealed, http, code, key, ms, bytes, ip)
      select ${now.toISOString()}::timestamptz - make_interval(secs => i), t, case when i % 2 = 0 then 'MGR' else 'WEB' end,
             'trace-' || i, 'GET', '/web/index', '{key}', true, 200, case when i = 1 then 102 else 1 end, 'OK', i, 1, '10.0.0.1'
        from generate_series(1, 4) i, unnest(array['tenant-a', 'tenant-b']) t`);
    await db.execute(sql`
      insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en, changes, ok,
                            actor_name, ip, trace)
      select t || i, t, ${now.toISOString()}::timestamptz - make_interval(secs => i), 'APPLY', 'save', 'application',
             'a' || i, t, '保存', 'saved', '[]', true, '=1+1', '', ''
        from generate_series(1, 2) i, unnest(array['tenant-a', 'tenant-b']) t`);
  }),
);
beforeEach(() => services.setNow(now));

/** What the route answers, as the office calls it. */
function ask<C extends Contract>(contract: C, input: Record<string, unknown> = {}) {
  const handler = logRoutes.find((route) => route.contract === contract)!;
  return asActor(services, { actor: auditor, side: 'office' }, (scope) =>
    handler.run(scope, { tenantId: 'tenant-a', ...input }, {} as never),
  );
}

async function linesOf(contract: Contract, input: Record<string, unknown> = {}) {
  const answer = await ask(contract, { format: 'csv', ...input });
  if (!isFileAnswer(answer)) throw new Error('no file');
  const { name, content } = answer as FileAnswer & { content: Buffer };
  return { name, lines: content.toString().slice(1).trimEnd().split('\r\n') };
}

const noted = (action: string) =>
  services.database.asOwner((db) =>
    db
      .select({ object: busiLog.objectType, text: busiLog.textCN, changes: busiLog.changes })
      .from(busiLog)
      .where(and(eq(busiLog.module, 'LOG'), eq(busiLog.action, action)))
      .orderBy(busiLog.seq),
  );

test('the calls of the own tenant are had as a file, as the filter leaves them, and that they were is noted', async () => {
  const { name, lines } = await linesOf(apilogCalls.export);
  expect(name).toBe('接口日志-2026-11-20.csv');
  expect(lines[0]).toMatch(/^时间,来源,登录名,用户,方法,接口路径,/);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^2026-11-20 09:59:59,WEB,.*,102,/);
  expect((await linesOf(apilogWebCalls.export)).lines).toHaveLength(3);
  expect((await linesOf(apilogCalls.export, { failed: true })).lines).toHaveLength(2);
  expect((await noted('EXPORT')).map(({ text }) => text)).toEqual([
    '导出接口日志 4 行（CSV）',
    '导出门户日志 2 行（CSV）',
    '导出接口日志 1 行（CSV）',
  ]);
});

test('the business log is had as a file that runs no formula', async () => {
  const { lines } = await linesOf(busilogExportCall, { module: 'APPLY' });
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`,'=1+1,`);
  expect(lines.join()).not.toContain('tenant-b');
});

test('who reads a log is noted once in ten minutes for what they asked; the pages that follow are not', async () => {
  await ask(busilogListCall);
  await ask(busilogListCall, { from: '2026-11-01T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' });
  await ask(busilogListCall, { account: 'admin' });
  const { next } = (await ask(busilogListCall, { size: 1 })) as { next: string };
  await ask(busilogListCall, { size: 1, after: next });
  await ask(apilogCalls.list);
  const read = [
    { object: 'busilog', text: '查看业务日志', changes: [] },
    {
      object: 'busilog',
      text: '查看业务日志',
      changes: [{ field: 'filter', before: null, after: { account: 'admin' } }],
    },
    { object: 'apilog', text: '查看接口日志', changes: [] },
  ];
  expect(await noted('READ')).toEqual(read);
  services.setNow(new Date(now.getTime() + 11 * 60_000));
  await ask(busilogListCall);
  expect(await noted('READ')).toEqual([...read, read[0]]);
});

test('a log too long to wait for becomes a job that holds the filter', async () => {
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into api_log (at, tenant_id, side, trace, method, path, fields, sealed, http, code, key, ms, bytes, ip)
      select ${now.toISOString()}::timestamptz - interval '1 minute', 'tenant-a', 'WEB', 'long', 'GET', '/', '{}', false, 200, 1,
             'OK', 1, 1, '' from generate_series(1, ${sql.raw(String(rowsAtOnce + 1))})`),
  );
  expect(await ask(apilogCalls.export, { format: 'csv', trace: 'long' })).toEqual({ job: expect.any(String) });
  const [job] = await services.database.asOwner((db) => db.select().from(jobs));
  expect(job).toMatchObject({ source: 'apilog', total: rowsAtOnce + 1, input: { filter: { trace: 'long' } } });
});
