import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { sealAll } from '#server/base/business-log/seal-chain.ts';
import { verifyChain } from '#server/base/business-log/verify-chain.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { listApiLog, listBusiLog } from './queries.ts';

/** An applicant who took the administrator's nickname, and the administrator. */
const services = await createTestServices();
const admin = { id: 'a-1', loginName: 'admin', nickname: '管理员' };
const forger = { id: 'p-1', loginName: 'p@example.com', nickname: 'admin' };

beforeAll(async () => {
  await services.database.asOwner((db) => db.insert(accounts).values([admin, { ...forger, email: 'p@example.com' }]));
  for (const [actor, side] of [
    [admin, 'office'],
    [forger, 'portal'],
    [forger, 'poultry'],
  ] as const)
    await asActor(services, { actor, side }, (scope) =>
      logBusiness(scope, {
        module: 'AUTH',
        action: 'SIGN_IN',
        objectType: 'account',
        objectId: actor.id,
        title: actor.loginName,
        text: { CN: '登录', EN: 'signed in' },
      }),
    );
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into api_log (at, tenant_id, side, trace, account_id, login_name, nickname, method, path, fields, sealed,
                           http, code, key, ms, bytes, ip)
      select now(), 'tenant-a', side, 't', id, login, nick, 'GET', '/', '{}', false, 200, 1, 'OK', 1, 1, ''
        from (values ('MGR', ${admin.id}, ${admin.loginName}, ${admin.nickname}),
                     ('WEB', ${forger.id}, ${forger.loginName}, ${forger.nickname}),
                     ('FLOCK', ${forger.id}, null, ${forger.nickname})) as v (side, id, login, nick)`),
  );
});

const read = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'auditor' }, side: 'office' }, work);
const business = async (account?: string) =>
  (await read((scope) => listBusiLog(scope, { account }))).rows.map(({ operator, side }) => [operator.id, side]);
const calls = async (account: string | undefined, page: 'MGR' | 'WEB' | null = null) =>
  (await read((scope) => listApiLog(scope, { tenantId: 'tenant-a', account }, page))).rows
    .map(({ user, side }) => [user?.id, user?.loginName, side])
    .sort();

test('a nickname finds nothing: the filter asks for a login name in full, or for the id of an account', async () => {
  expect(await business('admin')).toEqual([['a-1', 'office']]);
  expect(await business(' ADMIN ')).toEqual([['a-1', 'office']]);
  expect(await business('管理员')).toEqual([]);
  expect(await business('p@example.com')).toEqual([
    ['p-1', 'poultry'],
    ['p-1', 'portal'],
  ]);
  expect(await business('p-1')).toHaveLength(2);
  expect(await calls('admin')).toEqual([['a-1', 'admin', 'MGR']]);
  expect(await calls('p@example.com')).toEqual([
    ['p-1', 'p@example.com', 'FLOCK'],
    ['p-1', 'p@example.com', 'WEB'],
  ]);
});

test('lines tell the login name and the side beside the nickname', async () => {
  const { rows } = await read((scope) => listBusiLog(scope, {}));
  expect(rows.map(({ operator, side }) => [operator.loginName, operator.nickname, side])).toEqual([
    ['p@example.com', 'admin', 'poultry'],
    ['p@example.com', 'admin', 'portal'],
    ['admin', '管理员', 'office'],
  ]);
  expect((await calls(undefined, 'WEB')).map(([, , side]) => side)).toEqual(['FLOCK', 'WEB']);
});

test('lines from before login names were kept fit the chain, are shown with the name of the account, and found by it', async () => {
  const old = { id: newId(), tenantId: 'tenant-a' };
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      with line as (
        insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en, changes,
                              ok, actor_id, actor_name, ip, trace)
        values (${old.id}, ${old.tenantId}, '2026-01-02T03:04:05.678Z', 'AUTH', 'OLD', 'account', 'p-1', 't', 't', 't', '[]',
                true, 'p-1', 'admin', '', '') returning id, tenant_id, seq)
      insert into busi_queue (log_id, tenant_id, seq) select id, tenant_id, seq from line`);
  });
  await sealAll(services);
  const { hash, prev_hash: before } = (
    await services.database.asOwner((db) =>
      db.execute<{ hash: Buffer; prev_hash: Buffer }>(
        sql`select hash, prev_hash from busi_links where log_id = ${old.id}`,
      ),
    )
  ).rows[0]!;
  // As it was hashed before there were the two columns.
  const text = `{"action":"OLD","actorId":"p-1","actorName":"admin","at":"2026-01-02T03:04:05.678Z","changes":[],"id":"${old.id}","ip":"","module":"AUTH","objectId":"p-1","objectType":"account","ok":true,"tenantId":"tenant-a","textCN":"t","textEN":"t","title":"t","trace":""}`;
  expect(hash).toEqual(createHash('sha256').update(before).update(text).digest());
  const report = () => services.database.read('tenant-a', (db) => verifyChain(db, 'tenant-a'));
  expect(await report()).toMatchObject({ intact: true, rows: 4 });
  const [line] = (await read((scope) => listBusiLog(scope, { action: 'OLD', account: 'p@example.com' }))).rows;
  expect(line?.operator).toEqual({ id: 'p-1', loginName: 'p@example.com', nickname: 'admin' });
  await services.database.asOwner((db) =>
    db.execute(sql`update busi_log set actor_login = 'admin' where id = ${old.id}`),
  );
  expect(await report()).toMatchObject({ intact: false, brokenAt: old.id });
});
