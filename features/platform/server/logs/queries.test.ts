import { beforeAll, expect, test } from 'vitest';
import { outboxQuery } from '#features/platform/server/outbox/queries.ts';
import { cursorOf } from '#server/base/keyset.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { apiLogQuery, busiLogQuery, listBusiLog } from './queries.ts';

const services = await createTestServices();
const rows = 5000;

beforeAll(async () => {
  const half = sql`case when i % 2 = 0 then 'tenant-a' else 'tenant-b' end`;
  const at = sql`now() - make_interval(secs => i % 1800)`;
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      insert into api_log (at, tenant_id, side, trace, method, path, fields, sealed, http, code, key, ms, bytes, ip)
      select ${at}, ${half}, 'WEB', 'trace-' || i, 'GET', '/index', '{}', false, 200, 1, 'OK', 1, 1, '127.0.0.1'
        from generate_series(1, ${sql.raw(String(rows))}) i`);
    await db.execute(sql`
      insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en, changes, ok,
                            actor_name, ip, trace)
      select 'line-' || i, ${half}, ${at}, 'APPLY', 'save', 'application', 'a' || i % 20, 't', 't', 't', '[]', true, 'n', '', ''
        from generate_series(1, ${sql.raw(String(rows))}) i`);
    await db.execute(sql`
      insert into outbox (id, tenant_id, channel, scene, recipient, subject, text, created_at, next_at)
      select 'mail-' || i, ${half}, 'MAIL', 's', 'r', 's', 't', ${at}, now()
        from generate_series(1, ${sql.raw(String(rows))}) i`);
    for (const table of ['api_log', 'busi_log', 'outbox']) await db.execute(sql`analyze ${sql.identifier(table)}`);
  });
});

/** The newest page, and one in the middle, where the place of the last row joins the condition. */
const middle = cursorOf(new Date(Date.now() - 900_000), 2500);
const ofTenant = { tenantId: 'tenant-a' };

const lists: Record<string, { index: RegExp; query: (scope: ActorScope) => { getSQL(): SQL } }> = {
  'the call log': {
    index: /api_log\w*tenant_id_at/,
    query: (scope) => apiLogQuery(scope, ofTenant, null),
  },
  'the call log further on': {
    index: /api_log\w*tenant_id_at/,
    query: (scope) => apiLogQuery(scope, { ...ofTenant, after: middle }, 'WEB'),
  },
  'the business log': { index: /busi_log_list/, query: (scope) => busiLogQuery(scope, {}, 51) },
  'the business log further on': {
    index: /busi_log_list/,
    query: (scope) => busiLogQuery(scope, { after: middle }, 51),
  },
  'the history of a record': {
    index: /busi_log_object/,
    query: (scope) => busiLogQuery(scope, { objectType: 'application', objectId: 'a2' }, 101),
  },
  'the outbox': { index: /outbox_list/, query: (scope) => outboxQuery(scope, ofTenant) },
};

test.each(Object.entries(lists))('%s takes its order from an index', async (_, { index, query }) => {
  const plan = await asActor(services, { actor: { id: 'auditor' }, side: 'office' }, async (scope) => {
    const { rows: lines } = await scope.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (costs off) ${query(scope).getSQL()}`,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Sort|Seq Scan on (api_log|busi_log|outbox)/);
});

test('lines are found by the number of a case, however it is typed, by how a name begins and by an id, from an index', async () => {
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en, changes, ok,
                            actor_name, ip, trace)
      select 'n-' || i, 'tenant-' || t, now(), 'APPLY', 'save', 'application', 'n' || i, 'TAL20260000' || i, '', '', '[]', true, '', '', ''
        from generate_series(1, 3) i, unnest(array['a']) t`),
  );
  const found = (object: string) =>
    asActor(services, { actor: { id: 'auditor' }, side: 'office', permCodes: ['Mgr.Apply'] }, (scope) =>
      listBusiLog(scope, { object }),
    );
  const titles = async (object: string) => (await found(object)).rows.map(({ title }) => title);
  expect(await titles('tal202600002')).toEqual(['TAL202600002']);
  expect(await titles('TAL2026')).toHaveLength(3);
  expect(await titles('n3')).toEqual(['TAL202600003']);
  expect(await titles('TAL_')).toEqual([]);
  const [line] = (await found('n3')).rows;
  expect(line).toMatchObject({
    moduleName: { CN: '申报审核' },
    actionName: { CN: '保存', EN: 'Saved' },
    leadsTo: '/apply/task?id=n3',
  });
  await services.database.asOwner((db) => db.execute(sql`analyze busi_log`));
  const plan = await asActor(services, { actor: { id: 'auditor' }, side: 'office' }, async (scope) => {
    const query = busiLogQuery(scope, { object: 'TAL202600002' }, 51).getSQL();
    const { rows: lines } = await scope.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`);
    return lines.map((each) => each['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/busi_log_title/);
});

test('a line tells its fields and their choices in words, and is found by the call it came from', async () => {
  const changes = [
    { field: 'status', before: 'DRAFT', after: 'OPEN' },
    { field: 'category', before: null, after: 'MEDICAL' },
    { field: 'filter', before: null, after: { account: 'luo' } },
    { field: 'unknown', before: 1, after: 2 },
  ];
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en, changes, ok,
                            actor_name, ip, trace)
      values ('told', 'tenant-a', now(), 'SHOP', 'open', 'shop', 's1', '青禾口腔', '', '', ${JSON.stringify(changes)}, true,
              '', '', 'trace-of-shop')`),
  );
  const { rows: found } = await asActor(services, { actor: { id: 'auditor' }, side: 'office' }, (scope) =>
    listBusiLog(scope, { trace: 'trace-of-shop' }),
  );
  expect(found.map(({ id }) => id)).toEqual(['told']);
  expect(found[0]!.changes).toMatchObject([
    { label: { CN: '状态' }, before: { CN: '待审核' }, after: { CN: '合作中' } },
    { label: { CN: '类别' }, before: null, after: { CN: '医疗' } },
    { label: { CN: '筛选' }, after: { account: 'luo' } },
    { label: null, before: 1, after: 2 },
  ]);
});
