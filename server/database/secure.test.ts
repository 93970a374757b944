import { beforeAll, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { appRoleName } from './app-role.ts';
import type { Connection } from './connection.ts';
import type { Database, Queryable } from './database.ts';
import { migrate } from './migrate.ts';
import { writeMigrations } from './test-migrations.ts';
import { collectLog, createEmptyDatabase, openTestDatabase } from './testing.ts';

const steps = {
  '0000_tables': `
    create table note (id serial primary key, tenant_id text, title text not null);
    create table template (id integer primary key, tenant_id text, title text not null);
    create table journal (id integer not null, tenant_id text not null, day date not null) partition by range (day);
    create table journal_2025 partition of journal for values from ('2025-01-01') to ('2026-01-01');
    create table plain (id integer primary key);
    insert into note (tenant_id, title) values ('north', 'N'), ('south', 'S'), (null, 'nobody');
    insert into template values (1, null, 'for all'), (2, 'north', 'N'), (3, 'south', 'S');
    insert into journal values (1, 'north', '2025-05-01'), (2, 'south', '2025-05-01');
    insert into plain values (1);`,
};
const access = { insertOnly: ['journal'], shared: ['template'] };

const owner: Connection = await createEmptyDatabase();
const database: Database = openTestDatabase(owner);

beforeAll(async () => {
  await migrate({ owner, appRole: appRoleName, log: collectLog(), directory: writeMigrations(steps), access });
});

async function titles(db: Queryable, table = 'note') {
  const { rows } = await db.execute<{ title: string }>(sql`select title from ${sql.identifier(table)} order by id`);
  return rows.map(({ title }) => title);
}

function asTenant(tenant: string | null, statement: string) {
  return database.transaction(tenant, (tx) => tx.execute(sql.raw(statement)));
}

test('a tenant sees its own rows, and a call without tenant sees none', async () => {
  expect(await database.read('north', (db) => titles(db))).toEqual(['N']);
  expect(await database.read('south', (db) => titles(db))).toEqual(['S']);
  expect(await database.read(null, (db) => titles(db))).toEqual([]);
  expect(await database.asOwner((db) => titles(db))).toEqual(['N', 'S', 'nobody']);
});

test('a connection never keeps the tenant of its last call', async () => {
  const backend = (db: Queryable) => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const before = await database.read('north', async (db) => ({
    pid: (await backend(db)).rows[0]?.pid,
    seen: await titles(db),
  }));
  const after = await database.read(null, async (db) => ({
    pid: (await backend(db)).rows[0]?.pid,
    seen: await titles(db),
  }));
  expect(before.seen).toEqual(['N']);
  expect(after).toEqual({ pid: before.pid, seen: [] });
});

test('a transaction that fails does not leave its tenant either', async () => {
  await expect(asTenant('north', 'select 1/0')).rejects.toThrow();
  expect(await database.read(null, (db) => titles(db))).toEqual([]);
  expect(await database.read('south', (db) => titles(db))).toEqual(['S']);
});

test.each([
  ["insert into note (tenant_id, title) values ('south', 'smuggled')", 'north'],
  ["insert into note (tenant_id, title) values ('north', 'smuggled')", null],
  ["insert into note (tenant_id, title) values ('', 'smuggled')", 'north'],
  ["update note set tenant_id = 'south'", 'north'],
  ["insert into template values (9, null, 'smuggled')", 'north'],
])('%s is refused for tenant %s', async (statement, tenant) => {
  await expect(asTenant(tenant, statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test("another tenant's rows can be neither changed nor removed", async () => {
  expect(await asTenant('north', "update note set title = 'X' where title = 'S'")).toMatchObject({ rowCount: 0 });
  expect(await asTenant('north', 'delete from template where id in (1, 3)')).toMatchObject({ rowCount: 0 });
});

test('rows without a tenant are shown where the table is declared shared', async () => {
  expect(await database.read('south', (db) => titles(db, 'template'))).toEqual(['for all', 'S']);
  expect(await database.read(null, (db) => titles(db, 'template'))).toEqual(['for all']);
});

test.each([
  'update journal set id = 3',
  'delete from journal',
  'truncate journal',
  'truncate note',
  'select * from journal_2025',
  'delete from journal_2025',
])('the application role may not %s', async (statement) => {
  await expect(asTenant('north', statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('an insert-only table takes and shows rows of its tenant', async () => {
  await asTenant('north', "insert into journal values (3, 'north', '2025-06-01')");
  const { rows } = await database.read('north', (db) => db.execute(sql`select id from journal order by id`));
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
});

test.each([
  'create table mine (id integer)',
  'select * from migration.applied',
  'alter table note disable row level security',
  'set role wutong',
])('the application role may not %s', async (statement) => {
  await expect(asTenant('north', statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('walls that were taken down are put up again', async () => {
  await database.asOwner((db) =>
    db.execute(sql`alter table note disable row level security; drop policy own_tenant on note; grant truncate on note to wutong_app;
      create policy open_door on note using (true)`),
  );
  await migrate({ owner, appRole: appRoleName, log: collectLog(), directory: writeMigrations(steps), access });
  expect(await database.read('north', (db) => titles(db))).toEqual(['N']);
  await expect(asTenant('north', 'truncate note')).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('a view with the rights of its owner is refused', async () => {
  const other = await createEmptyDatabase();
  const withView = { ...steps, '0001_view': 'create view all_notes as select * from note;' };
  const run = (extra: Record<string, string>) =>
    migrate({
      owner: other,
      appRole: appRoleName,
      log: collectLog(),
      directory: writeMigrations({ ...withView, ...extra }),
      access,
    });
  await expect(run({})).rejects.toThrow(/rows of every tenant: all_notes/);
  expect(await run({ '0002_view': 'alter view all_notes set (security_invoker = true);' })).toMatchObject({
    applied: ['0002_view'],
  });
});

test('a function that runs as the owner is for the application role alone, and looks up names in its own path', async () => {
  const other = await createEmptyDatabase();
  const run = (body: string, name: string) =>
    migrate({
      owner: other,
      appRole: appRoleName,
      log: collectLog(),
      access,
      directory: writeMigrations({ ...steps, '0001_peek': peek, ...(body && { [name]: body }) }),
    });
  const peek = 'create function peek() returns bigint language sql security definer return 1;';
  await expect(run('', '')).rejects.toThrow(/search_path of their own: peek\(\)/);
  await run('alter function peek() set search_path = public, pg_temp;', '0002_path');
  const opened = openTestDatabase(other);
  const { rows } = await opened.asOwner((db) =>
    db.execute<{ may: boolean; all: boolean }>(sql`
      select has_function_privilege(${appRoleName}, 'peek()', 'execute') as may,
             exists (select from pg_proc p, aclexplode(p.proacl) r where p.proname = 'peek' and r.grantee = 0) as all`),
  );
  expect(rows).toEqual([{ may: true, all: false }]);
});
