import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { outboxQuery } from '#features/platform/server/outbox/queries.ts';
import { cursorOf } from '#server/base/keyset.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { apiLogQuery, busiLogQuery } from './queries.ts';

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
