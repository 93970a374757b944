import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { windows } from '#features/casework/server/year-tables.ts';
import { sql } from '#server/database/sql.ts';
import { readEnv } from '../env.ts';
import { type Connection, withClient } from './connection.ts';
import type { Queryable } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { openDatabase } from './open.ts';
import { collectLog } from './testing.ts';

// A server with passwords, as somebody else would run it.
const dataDir = mkdtempSync(join(tmpdir(), 'wutong-external-'));
chmodSync(dataDir, 0o755);
const start = () => startEmbedded({ dataDir, log: collectLog(), isDurable: false });
let server = await start();
const administrator: Connection = server.owner;

beforeAll(async () => {
  await run(`
    create role landlord login createrole password 'first';
    create role tenant login password 'second';`);
  await run('create database rented owner landlord');
  await run('create database bare owner tenant');
  const data = join(server.directory, 'data');
  writeFileSync(join(data, 'custom.conf'), `hba_file = '${join(data, 'passwords.conf')}'\n`, { mode: 0o644 });
  writeFileSync(join(data, 'passwords.conf'), 'local all wutong peer map=wutong\nlocal all all scram-sha-256\n', {
    mode: 0o644,
  });
  await server.stop();
  server = await start();
});

afterAll(async () => {
  await server.stop();
  rmSync(server.directory, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

function run(statement: string) {
  return withClient(administrator, (client) => client.query(statement));
}

function address(user: string, password: string, database: string) {
  return `postgres://${user}:${password}@${encodeURIComponent(String(administrator.host))}/${database}`;
}

async function open(settings: Record<string, string>) {
  const opened = await openDatabase({
    env: readEnv({ WUTONG_DATA: join(dataDir, 'none'), ...settings }),
    log: collectLog(),
  });
  onTestFinished(() => opened.stop());
  return opened.database;
}

const appPassword = () => run("select rolpassword from pg_authid where rolname = 'wutong_app'");

test('two nodes share a server that asks for passwords, whose owner is no superuser', async () => {
  const settings = { DATABASE_URL: address('landlord', 'first', 'rented') };
  const first = await open(settings);
  const stored = (await appPassword()).rows;
  expect(stored).toEqual([{ rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$4096:/) }]);
  const second = await open(settings);
  expect((await appPassword()).rows).toEqual(stored);

  const user = (db: Queryable) => db.execute(sql`select current_user::text as name`);
  expect((await second.read(null, user)).rows).toEqual([{ name: 'wutong_app' }]);
  expect((await second.asOwner(user)).rows).toEqual([{ name: 'landlord' }]);
  const row = { id: 'w1', tenantId: 'north', programme: 'p', year: 2026, titleCN: '一', titleEN: 'One' };
  const times = { opensAt: new Date(0), closesAt: new Date(1) };
  await first.transaction('north', (tx) => tx.insert(windows).values({ ...row, ...times }));
  const count = async (db: Queryable) => (await db.execute(sql`select from windows`)).rowCount;
  expect(await second.read('north', count)).toBe(1);
  expect(await second.read('south', count)).toBe(0);
  expect(await second.asOwner(count)).toBe(1);
});

test('an owner who may not create roles is told what to do, and it works', async () => {
  await run('create role visitor login password $$third$$');
  const owner = { DATABASE_URL: address('tenant', 'second', 'bare') };
  await run('alter role wutong_app rename to kept_aside');
  onTestFinished(async () => void (await run('alter role kept_aside rename to wutong_app')));
  await expect(open(owner)).rejects.toThrow(/may not create roles.*DATABASE_APP_URL/);
  const database = await open({ ...owner, DATABASE_APP_URL: address('visitor', 'third', 'bare') });
  expect(await database.isReady()).toBe(true);
});

test('a wrong address or password is reported without the password', async () => {
  const wrong = open({ DATABASE_URL: address('landlord', 'mistyped', 'rented') });
  await expect(wrong).rejects.toThrow(/DATABASE_URL: PostgreSQL at .* cannot be reached as user landlord: password/);
  await expect(wrong).rejects.not.toThrow(/mistyped/);
  await expect(open({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).rejects.toThrow(
    /127\.0\.0\.1:1\/c cannot be reached/,
  );
});

test('requests never use a role that sees every tenant', async () => {
  await run("create role giant login superuser password 'fourth'");
  const settings = {
    DATABASE_URL: address('landlord', 'first', 'rented'),
    DATABASE_APP_URL: address('giant', 'fourth', 'rented'),
  };
  await expect(open(settings)).rejects.toThrow(/Role giant may see the rows of every tenant/);
});
