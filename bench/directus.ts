import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../scripts/free-port.ts';

/** The newest one whose parts were all to be had when this was written. */
const version = '12.4.0';
const token = 'bench-only-token';
/** Policy of whoever is not signed in; the same in every Directus. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';

export interface Peer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Where PostgreSQL is, in the words of Directus. */
export interface PeerDatabase {
  readonly socket: string;
  readonly name: string;
  readonly user: string;
}

/**
 * Installs Directus from npm into a folder beside the repository's, once, and gives that folder. Its add-ons come with
 * prebuilt files except isolated-vm, which runs scripts that operators write into it: where that one does not load it
 * gives way to an empty module, since reading needs none of it. Throws with what npm said.
 */
export async function installDirectus(): Promise<string> {
  const folder = join(tmpdir(), `wutong-bench-directus-${version}`);
  if (!existsSync(join(folder, 'installed'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
    await promisify(execFile)('npm', ['install', ...flags, `directus@${version}`], {
      cwd: folder,
      maxBuffer: 100_000_000,
    });
    for (const name of ['uploads', 'extensions']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'installed'), '');
  }
  try {
    createRequire(join(folder, 'package.json'))('isolated-vm');
  } catch {
    console.log('isolated-vm does not load: Directus runs with an empty module in its place');
    writeFileSync(join(folder, 'node_modules/isolated-vm/isolated-vm.js'), 'module.exports = {};\n');
  }
  return folder;
}

/** Makes the tables of Directus and lets everybody read a collection: rules on its rows need a licence. */
export async function prepareDirectus(folder: string, database: PeerDatabase, collection: string): Promise<void> {
  await promisify(execFile)(process.execPath, [...cli(folder), 'bootstrap'], {
    cwd: folder,
    env: settings(database, { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: token, ADMIN_TOKEN: token }),
  });
  const peer = await startDirectus(folder, database);
  const answer = await fetch(`${peer.origin}/permissions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ collection, policy: publicPolicy, action: 'read', fields: ['*'], permissions: {} }),
  });
  if (!answer.ok) throw new Error(`Directus refused the permission: ${answer.status} ${await answer.text()}`);
  await peer.stop();
}

/** One process, as its image starts it; `more` are further settings. */
export async function startDirectus(
  folder: string,
  database: PeerDatabase,
  more: Record<string, string> = {},
): Promise<Peer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...cli(folder), 'start'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: settings(database, { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: origin, ...more }),
  });
  const isReady = async () => (await fetch(`${origin}/server/ping`).catch(() => undefined))?.ok ?? false;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Directus ended with ${child.exitCode}`);
    await wait(300);
  }
  return {
    origin,
    pid: child.pid!,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function cli(folder: string): string[] {
  return [join(folder, 'node_modules/directus/cli.js')];
}

/** What its guide asks for in production. It would refuse calls under load to protect itself: here it may not. */
function settings({ socket, name, user }: PeerDatabase, more: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    KEY: 'bench-key-of-thirty-two-characters',
    SECRET: 'bench-secret-of-thirty-two-characters',
    DB_CLIENT: 'pg',
    DB_HOST: socket,
    DB_PORT: '5432',
    DB_DATABASE: name,
    DB_USER: user,
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    ...more,
  };
}
