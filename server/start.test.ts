import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { isNight } from '#scripts/night.ts';
import { prepareDataDirectory } from './database/embedded/data-directory.ts';
import { lockDirectory } from './database/embedded/data-lock.ts';
import { processesIn } from './database/embedded/processes.ts';
import { tryPort } from './port.ts';
import { canMount, mountDisk } from './testing/disk.ts';

/** The real start in a process of its own, and what it leaves when it fails. */
const root = resolve(import.meta.dirname, '..');
const isRoot = process.getuid?.() === 0;
/** Generous: a slow machine is no failure. */
const timeout = 300_000;

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-start-'));
  // Under root another user runs PostgreSQL and has to get here.
  chmodSync(directory, 0o755);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts the server and waits for its end; `onLine` hears what it says. */
async function start(settings: Record<string, string>, onLine?: (line: string, stop: () => void) => void) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(join(root, 'node_modules/.bin/node'), ['server/main.ts'], {
    cwd: root,
    env: { PATH, HOME, PORT: String(await freePort()), ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      onLine?.(part, () => child.kill('SIGTERM'));
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Nothing of a server that ended runs on, and nothing holds the directory. */
function expectNothingLeft(dataDir: string) {
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  const cluster = join(dataDir, 'postgres/data');
  expect(existsSync(cluster) ? processesIn(cluster) : []).toEqual([]);
}

async function occupyPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as { port: number }).port;
}

test('a port that is taken is found out before anything is made, and named', { timeout }, async () => {
  const port = await occupyPort();
  const dataDir = join(makeDirectory(), 'data');
  const { code, said } = await start({ PORT: String(port), WUTONG_DATA: dataDir });
  expect([code, said]).toEqual([
    1,
    `PORT: 127.0.0.1:${port} is taken by another program. End that program, or set PORT to a free port.\n`,
  ]);
  expect(existsSync(dataDir)).toBe(false);
});

test('a port that Wutong itself has taken is named with its process', async () => {
  const [port, dataDir] = [await occupyPort(), makeDirectory()];
  lockDirectory(dataDir);
  await expect(tryPort({ port, host: '127.0.0.1', dataDir })).rejects.toThrow(
    `PORT: 127.0.0.1:${port} is taken by Wutong itself, which runs as process ${process.pid} on ${dataDir}`,
  );
});

test('an address that this machine does not have is named', async () => {
  await expect(tryPort({ port: 0, host: '192.0.2.1', dataDir: '/' })).rejects.toThrow(
    'HOST: 192.0.2.1 is no address of this machine',
  );
});

test.runIf(isNight)(
  'demo data that cannot be written stops the database and frees the directory',
  { timeout },
  async () => {
    const dataDir = join(makeDirectory(), 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'objects'), 'a file where files should go');
    const { code, said } = await start({ WUTONG_DATA: dataDir });
    expect([code, said]).toEqual([1, expect.stringMatching(/set the walls[\s\S]*ENOTDIR: not a directory[^\n]*\n$/)]);
    expectNothingLeft(dataDir);
  },
);

test('a signal in the middle of a start stops the database and frees the directory', { timeout }, async () => {
  const dataDir = join(makeDirectory(), 'data');
  const { code, said } = await start({ WUTONG_DATA: dataDir }, (line, stop) => {
    if (line.includes('set the walls')) stop();
  });
  expect([code, said]).toEqual([0, expect.not.stringContaining('is ready')]);
  expectNothingLeft(dataDir);
});

test.skipIf(isRoot && !canMount)('a data directory that cannot be used is named with what is wrong', () => {
  const file = join(makeDirectory(), 'data');
  writeFileSync(file, 'no directory');
  expect(() => prepareDataDirectory(file)).toThrow(/^WUTONG_DATA: user \S+ cannot work in \S+\/data \(EEXIST/);
  const closed = makeDirectory();
  if (canMount) onTestFinished(mountDisk(closed, 'ro'));
  else chmodSync(closed, 0o555);
  expect(() => prepareDataDirectory(closed)).toThrow(new RegExp(`cannot work in ${closed} \\((EROFS|EACCES)`));
  expect(() => prepareDataDirectory(join(closed, 'data'))).toThrow(`cannot work in ${closed}/data`);
});

test.runIf(isRoot)(
  'a disk that is too small is named with what a start needs and what is there',
  { timeout },
  async () => {
    const dataDir = makeDirectory();
    onTestFinished(mountDisk(dataDir, 'size=64m,mode=755'));
    const { code, said } = await start({ WUTONG_DATA: dataDir });
    const folder = join(dataDir, 'postgres');
    expect(code).toBe(1);
    expect(said).toMatch(`WUTONG_DATA: a start needs 256 MiB in ${folder}, and 63 MiB are left there. Make room`);
    expectNothingLeft(dataDir);
    expect(readdirSync(folder)).toEqual([]);
  },
);
