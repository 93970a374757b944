import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { readEnv } from '#server/env.ts';
import { createRoom } from '#server/room.ts';
import { tellDemo } from '#server/tell-demo.ts';

const root = resolve(import.meta.dirname, '../..');
const shelf = join(root, 'var/demo');

/**
 * A data directory of one's own with the demo told to its end, for a server or a PostgreSQL; the caller removes it. The
 * demo is told once a day and whenever the code has changed, and copied from then on.
 */
export async function copyDemoData(): Promise<string> {
  const kept = await shelveDemo();
  const directory = makeDirectory();
  copyTree(kept, directory);
  return directory;
}

/** Where the demo of today and of this code lies, told now unless it was. */
async function shelveDemo(): Promise<string> {
  const kept = join(shelf, demoKey());
  if (!existsSync(kept)) await makeDemoData(kept);
  return kept;
}

/** An empty directory that the user who runs PostgreSQL under root can reach. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-test-'));
  chmodSync(directory, 0o755);
  return directory;
}

/** Copies what lies in a directory, with owners and rights. */
export function copyTree(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

async function makeDemoData(kept: string): Promise<void> {
  const directory = makeDirectory();
  try {
    const env = readEnv({ NODE_ENV: 'development', WUTONG_DATA: directory });
    // A machine that is nearly full can still run the tests.
    const [freeBytes, clock] = [async () => Number.POSITIVE_INFINITY, () => new Date()];
    await tellDemo({ env, room: createRoom({ env, freeBytes, clock, log: console }) });
    rmSync(shelf, { recursive: true, force: true });
    mkdirSync(shelf, { recursive: true });
    // Under another name until it is whole: a copy that was broken off is not taken for the demo.
    const half = mkdtempSync(join(shelf, 'half-'));
    copyTree(directory, half);
    renameSync(half, kept);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Of the day that the story ends on and of everything it could come from. */
function demoKey(): string {
  const hash = createHash('sha256').update(dayInShanghai(Date.now()));
  for (const folder of ['core', 'data', 'features', 'server'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql|json|md)$/.test(name) && !/\.test\.ts$/.test(name))
        hash.update(name).update(readFileSync(join(root, folder, name)));
  return hash
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}

// The tests' setup tells it while the pages are built.
if (import.meta.main) await shelveDemo();
