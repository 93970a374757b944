import { expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { logBusiness } from './business-log.ts';
import { sealAll, sealChain } from './seal-chain.ts';
import { verifyChain } from './verify-chain.ts';

const services = await createTestServices();

function write(count: number, tenantId: string) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      asActor(services, { tenantId, actor: { id: 'u1' } }, (scope) =>
        logBusiness(scope, {
          module: 'TEST',
          action: 'ADD',
          objectType: 'thing',
          objectId: `o${index}`,
          title: '梧桐',
          text: { CN: '新增', EN: 'added' },
          changes: [{ field: 'amount', before: null, after: { b: 1.5, a: ['x', null] } }],
        }),
      ),
    ),
  );
}

async function check(tenantId: string) {
  await sealAll(services);
  return services.database.read(tenantId, (db) => verifyChain(db, tenantId));
}
const asOwner = (statement: ReturnType<typeof sql>) => services.database.asOwner((db) => db.execute(statement));

test('lines written side by side make one chain without gaps, per tenant', async () => {
  await Promise.all([write(20, 'a'), write(5, 'b'), sealChain(services), sealChain(services)]);
  expect(await check('a')).toMatchObject({ rows: 20, intact: true });
  expect(await check('b')).toMatchObject({ rows: 5, intact: true });
  expect(await check('empty')).toMatchObject({ rows: 0, intact: true });
});

test('a changed line, a removed line and a cut end are named', async () => {
  await write(6, 'c');
  expect(await check('c')).toMatchObject({ rows: 6, intact: true });
  const ids = async () =>
    (await asOwner(sql`select id from busi_log where tenant_id = 'c' order by seq`)).rows.map((row) => row.id);
  const [, , third, , , last] = await ids();
  await asOwner(sql`update busi_log set title = '梧桐!' where id = ${third}`);
  expect(await check('c')).toMatchObject({ intact: false, brokenAt: third });
  await asOwner(sql`update busi_log set title = '梧桐' where id = ${third}`);
  expect(await check('c')).toMatchObject({ intact: true });
  await asOwner(sql`delete from busi_links where log_id = ${last}`);
  expect(await check('c')).toMatchObject({ intact: false, brokenAt: 'missing' });
  await asOwner(sql`delete from busi_log where id = ${third}`);
  expect(await check('c')).toMatchObject({ intact: false, brokenAt: third });
});

test('a line slipped in beside the chain is named', async () => {
  await write(2, 'e');
  await check('e');
  await asOwner(sql`insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en,
    changes, ok, actor_name, ip, trace) values ('stray', 'e', now(), '', '', '', '', '', '', '', '[]', true, '', '', '')`);
  expect(await check('e')).toMatchObject({ intact: false, brokenAt: 'stray' });
});

test('the role that serves requests can neither change nor remove a line', async () => {
  await write(1, 'd');
  const refused = (statement: string) =>
    expect((services as Services).database.read('d', (db) => db.execute(sql.raw(statement)))).rejects.toThrow();
  await refused('update busi_log set title = title');
  await refused('delete from busi_log');
  await refused('truncate busi_log');
  await refused('delete from busi_queue');
  await refused('update busi_links set link = link');
  await refused('update chain_heads set link = 0');
  await refused('update api_log set code = 1');
  await refused('delete from api_log');
});
