import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { type Connection, withClient } from '#server/database/connection.ts';
import { collectLog } from '#server/database/testing.ts';
import { startEmbedded } from './embedded.ts';
import { isRunning } from './processes.ts';

const isRoot = process.getuid?.() === 0;

function makeDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-embedded-'));
  chmodSync(directory, 0o755);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function start(dataDir: string) {
  const log = collectLog();
  const embedded = await startEmbedded({ dataDir, log, isDurable: false });
  onTestFinished(async () => {
    await embedded.stop();
    rmSync(embedded.directory, { recursive: true, force: true });
  });
  return { ...embedded, log };
}

/** Another Node process that starts the database, writes a row and stays. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; postmaster: number }> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(resolve(import.meta.dirname, 'embedded.ts'))});
    const { withClient } = await import(${JSON.stringify(resolve(import.meta.dirname, '../connection.ts'))});
    const log = { info() {}, warn() {}, error: console.error };
    const embedded = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log });
    await withClient(embedded.owner, (client) => client.query("create table kept as select 'acknowledged' as word"));
    process.once('SIGTERM', () => embedded.stop().then(() => process.exit()));
    console.log(embedded.pid());
    setInterval(() => {}, 1000);`;
  const node = resolve(import.meta.dirname, '../../../node_modules/.bin/node');
  const child = spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, postmaster: Number(line) };
}

async function kill(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function readKept(owner: Connection) {
  return withClient(owner, async (client) => (await client.query('select word from kept')).rows);
}

test('a database is made once and keeps its rows', async () => {
  const dataDir = makeDataDir();
  const first = await start(dataDir);
  const settings = await withClient(first.owner, async (client) => {
    await client.query("create table kept as select 'acknowledged' as word");
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int >= 180000 as new, current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as network, current_setting('server_encoding') as encoding`,
    );
    return rows[0];
  });
  expect(settings).toEqual({ new: true, checksums: 'on', network: '', encoding: 'UTF8' });
  await first.stop();
  expect(isRunning(first.pid())).toBe(false);
  const second = await start(dataDir);
  expect(await readKept(second.owner)).toEqual([{ word: 'acknowledged' }]);
  expect(second.log.lines).toEqual([]);
});

test('PostgreSQL never runs as root, and its files are its own', async () => {
  const embedded = await start(makeDataDir());
  const { uid, mode } = statSync(embedded.directory);
  expect(mode & 0o777).toBe(0o700);
  expect(uid).not.toBe(0);
  expect(statSync(`/proc/${embedded.pid()}`).uid).toBe(uid);
});

test('a second server on the directory is refused with the number of the first', async () => {
  const dataDir = makeDataDir();
  const { child } = await startElsewhere(dataDir);
  await expect(start(dataDir)).rejects.toThrow(`already running as process ${child.pid}`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('after the server was killed the next one stops the database it left and goes on', async () => {
  const dataDir = makeDataDir();
  const { child, postmaster } = await startElsewhere(dataDir);
  await kill(child);
  expect(isRunning(postmaster)).toBe(true);
  const next = await start(dataDir);
  expect(isRunning(postmaster)).toBe(false);
  expect(next.log.lines).toEqual([`stopped the database that an earlier server left running as process ${postmaster}`]);
  expect(await readKept(next.owner)).toEqual([{ word: 'acknowledged' }]);
});

test('after both were killed the next server recovers', async () => {
  const dataDir = makeDataDir();
  const { child, postmaster } = await startElsewhere(dataDir);
  await kill(child);
  process.kill(postmaster, 'SIGKILL');
  expect(await readKept((await start(dataDir)).owner)).toEqual([{ word: 'acknowledged' }]);
});

test('a database that is killed comes back while the server runs', async () => {
  const embedded = await start(makeDataDir());
  const before = embedded.pid();
  await withClient(embedded.owner, (client) => client.query("create table kept as select 'acknowledged' as word"));
  process.kill(before, 'SIGKILL');
  await expect.poll(() => embedded.pid()).not.toBe(before);
  expect(await readKept(embedded.owner)).toEqual([{ word: 'acknowledged' }]);
  expect(embedded.log.lines.at(-1)).toContain(`(process ${before}) ended unexpectedly`);
});

test('a long path still gets a socket', async () => {
  const dataDir = join(makeDataDir(), 'a-directory-with-a-long-name'.repeat(4));
  mkdirSync(dataDir, { recursive: true });
  const { owner } = await start(dataDir);
  onTestFinished(() => rmSync(String(owner.host), { recursive: true, force: true }));
  expect(await withClient(owner, async (client) => (await client.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
});

test('a data directory that is made anew holds the database, also under a strict umask', async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const dataDir = join(makeDataDir(), 'made', 'anew');
  const { directory, log } = await start(dataDir);
  expect(directory).toBe(join(dataDir, 'postgres'));
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  expect(log.lines).toEqual([expect.stringContaining(`creating the database in ${directory}`)]);
});

test.runIf(isRoot)('under root a directory that others cannot enter keeps its data in /var/lib/wutong', async () => {
  const closed = makeDataDir();
  chmodSync(closed, 0o700);
  const dataDir = join(closed, 'var');
  const first = await start(dataDir);
  expect(first.directory).toMatch(/^\/var\/lib\/wutong\//);
  expect(first.log.lines).toContainEqual(
    expect.stringMatching(`the database is not in the data directory: .* cannot reach ${dataDir}`),
  );
  await first.stop();
  expect((await start(dataDir)).directory).toBe(first.directory);
});
