import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** The operating-system user that runs PostgreSQL; `uid` is left out when it is the user of this process. */
export type Runner = { name: string; uid?: number; gid?: number };

/** Where PostgreSQL keeps its files and who runs it; `whyElsewhere` when that is not inside the data directory. */
export type PostgresHome = { directory: string; runner: Runner; whyElsewhere?: string };

/**
 * Finds or creates the directory of the embedded PostgreSQL below `dataDir`. PostgreSQL refuses to run as root: then
 * an unprivileged user runs it, and where that user cannot reach `dataDir` the files are kept in /var/lib/wutong.
 */
export function preparePostgresHome(dataDir: string): PostgresHome {
  return process.getuid?.() === 0 ? prepareForRoot(realpathSync(dataDir)) : prepareForSelf(realpathSync(dataDir));
}

/** Where the database of a data directory was made, if it was. */
export function knownHome(dataDir: string): string | undefined {
  const file = locationFile(dataDir);
  const moved = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (moved) {
    if (existsSync(moved)) return moved;
    throw new Error(
      `${file} says that the database is in ${moved}, but that directory is missing. Restore it, or remove the file to begin with an empty database.`,
    );
  }
  const beside = join(dataDir, 'postgres');
  return existsSync(join(beside, 'data')) ? beside : undefined;
}

/** Options for a child process that acts as the runner in its own directory, without settings of the caller's shell. */
export function asRunner({ directory, runner }: PostgresHome) {
  return {
    cwd: directory,
    uid: runner.uid,
    gid: runner.gid,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: directory },
  };
}

/** Root's place for what other users have to reach. */
export function makeSystemDirectory(): string {
  mkdirSync(systemDirectory, { recursive: true });
  chmodSync(systemDirectory, 0o755);
  return systemDirectory;
}

const systemDirectory = '/var/lib/wutong';

function prepareForSelf(dataDir: string): PostgresHome {
  const directory = knownHome(dataDir) ?? join(dataDir, 'postgres');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const owner = statSync(directory).uid;
  if (owner !== process.getuid?.()) {
    throw new Error(
      `The database in ${directory} belongs to user ${userName(owner)}. Start the server as that user or as root, or give it its own directory with WUTONG_DATA.`,
    );
  }
  return { directory, runner: { name: userInfo().username } };
}

function prepareForRoot(dataDir: string): PostgresHome {
  const known = knownHome(dataDir);
  if (known) return openKnownHome(known);
  const runner = findRunner();
  const beside = claim(join(dataDir, 'postgres'), runner);
  if (beside) return beside;
  const elsewhere = claim(createSystemDirectory(dataDir), runner);
  if (!elsewhere) {
    throw new Error(
      `User ${runner.name} can reach neither ${dataDir} nor ${systemDirectory}. Set WUTONG_DATA to a directory it can reach, or DATABASE_URL to use another PostgreSQL.`,
    );
  }
  writeFileSync(locationFile(dataDir), `${elsewhere.directory}\n`);
  return {
    ...elsewhere,
    whyElsewhere: `PostgreSQL does not run as root, and user ${runner.name}, who runs it, cannot reach ${dataDir}: every directory above it needs the x permission for that user`,
  };
}

/** A directory filled by an ordinary user stays that user's when root starts the server later. */
function openKnownHome(directory: string): PostgresHome {
  const { uid, gid } = statSync(directory);
  const name = userName(uid);
  const home = { directory, runner: uid === 0 ? findRunner() : (findUser(name) ?? { name, uid, gid }) };
  if (uid === 0) chownSync(directory, home.runner.uid ?? 0, home.runner.gid ?? 0);
  if (canWork(home)) return home;
  throw new Error(
    `User ${home.runner.name}, who owns the database, cannot reach ${directory}: every directory above it needs the x permission for that user.`,
  );
}

function claim(directory: string, runner: Required<Runner>): PostgresHome | undefined {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chownSync(directory, runner.uid, runner.gid);
  const home = { directory, runner };
  if (canWork(home)) return home;
  rmdirSync(directory);
  return undefined;
}

/** Asks the system itself, which knows access lists and mount options that mode bits do not show. */
function canWork(home: PostgresHome): boolean {
  const { error, status } = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w . && test -x .', 'sh', home.directory], {
    ...asRunner(home),
    cwd: '/',
  });
  if (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, and this root may not act as user ${home.runner.name} (${error.message}). Start the server as an ordinary user, or set DATABASE_URL to use another PostgreSQL.`,
    );
  }
  return status === 0;
}

function createSystemDirectory(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  // A random end: what a deleted checkout left behind must not become the database of a new one at the same path.
  return mkdtempSync(join(makeSystemDirectory(), `${hash}-`));
}

function locationFile(dataDir: string): string {
  return join(dataDir, 'postgres-location');
}

function findRunner(): Required<Runner> {
  const found = findUser('postgres') ?? findUser('wutong') ?? createUser('wutong') ?? findUser('nobody');
  if (found) return found;
  throw new Error(
    'PostgreSQL refuses to run as root, and no unprivileged user exists or could be created. Create one named "postgres", or set DATABASE_URL to use another PostgreSQL.',
  );
}

function findUser(name: string): Required<Runner> | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => Number(output('id', [option, name]) || Number.NaN));
  return uid && gid ? { name, uid, gid } : undefined;
}

function createUser(name: string): Required<Runner> | undefined {
  const shell = '/sbin/nologin';
  output('useradd', ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', shell, name]);
  if (!findUser(name)) output('adduser', ['-S', '-D', '-H', '-s', shell, name]);
  return findUser(name);
}

function userName(uid: number): string {
  return output('id', ['-un', String(uid)]) || String(uid);
}

function output(command: string, parameters: string[]): string {
  try {
    return execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
