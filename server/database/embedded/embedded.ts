import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, withClient } from '#server/database/connection.ts';
import type { Log } from '#server/database/log.ts';
import { reserveIn } from '#server/database/reserve.ts';
import { bytesToBegin, bytesToStart, freeBytesAt, prepareDataDirectory, requireBytes } from './data-directory.ts';
import { lockDirectory } from './data-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { asRunner, knownHome, type PostgresHome, preparePostgresHome } from './postgres-home.ts';
import { accessRules, postgresPort, postgresSettings } from './postgres-settings.ts';
import { dataDirectory, type Postmaster, startPostmaster, stopLeftPostmaster } from './postmaster.ts';

/** The embedded PostgreSQL while it runs. */
export type Embedded = {
  /** Connection of the owner; other roles connect the same way with another `user`. */
  owner: Connection;
  /** Where PostgreSQL keeps its files. */
  directory: string;
  /** Number of the PostgreSQL process now (another one after a crash). */
  pid(): number;
  /** Writes everything down, ends PostgreSQL and frees the directory. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the installed packages, with its files below `dataDir`, and keeps it running
 * until `stop`. Throws `AlreadyRunning` while another process uses `dataDir`. `isDurable: false` is for tests.
 */
export async function startEmbedded(options: { dataDir: string; log: Log; isDurable?: boolean }): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded PostgreSQL needs Linux or macOS. Set DATABASE_URL to use another PostgreSQL, version 16 or later.',
    );
  }
  prepareDataDirectory(options.dataDir);
  // Before the lock, which is a file as well.
  makeRoomToStart(options);
  const unlock = lockDirectory(options.dataDir);
  try {
    return await startLocked({ isDurable: true, ...options }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

const ownerName = 'wutong';

async function startLocked(
  options: { dataDir: string; log: Log; isDurable: boolean },
  unlock: () => void,
): Promise<Embedded> {
  const { log } = options;
  const home = preparePostgresHome(options.dataDir);
  const binaries = findPostgresBinaries(home);
  const left = await stopLeftPostmaster(home);
  if (left) log.warn(`stopped the database that an earlier server left running as process ${left}`);
  const isNew = !existsSync(join(dataDirectory(home), 'PG_VERSION'));
  if (isNew) requireBytes(home.directory, bytesToBegin);
  if (isNew) createCluster(binaries, home, options);
  const socketDirectory = prepareSocketDirectory(home);
  writeSettings(home, postgresSettings({ socketDirectory, isDurable: options.isDurable }));

  const supervised = await supervise({ start: () => startPostmaster({ binaries, home, socketDirectory }), log });
  const owner: Connection = {
    host: socketDirectory,
    port: postgresPort,
    user: ownerName,
    database: ownerName,
    ssl: false,
  };
  try {
    await createDatabase(owner);
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return {
    owner,
    directory: home.directory,
    pid: supervised.pid,
    async stop() {
      await supervised.stop();
      unlock();
    },
  };
}

/** On a full disk a database that is there gives up its reserve; throws when that is not enough. */
function makeRoomToStart({ dataDir, log }: { dataDir: string; log: Log }) {
  const directory = knownHome(dataDir);
  if (directory === undefined) return;
  if (freeBytesAt(directory) < bytesToStart && reserveIn(directory, 0).release()) {
    log.warn('the disk is full: the reserve was given up, so that the database can start');
  }
  requireBytes(directory, bytesToStart);
}

/** Starts the server again whenever it ends by itself. */
async function supervise({ start, log }: { start: () => Promise<Postmaster>; log: Log }) {
  let postmaster = await start();
  let isStopping = false;

  async function watch() {
    for (;;) {
      await postmaster.ended;
      if (isStopping) return;
      log.error(`the database (process ${postmaster.pid}) ended unexpectedly and is started again`);
      await restart();
      // The stop came while a new server was on its way.
      if (isStopping) return postmaster.stop();
    }
  }

  async function restart() {
    for (let delay = 100; !isStopping; delay = Math.min(delay * 2, 5000)) {
      try {
        postmaster = await start();
        return;
      } catch (error) {
        log.error((error as Error).message);
        await wait(delay);
      }
    }
  }

  const watching = watch();
  return {
    pid: () => postmaster.pid,
    async stop() {
      isStopping = true;
      await postmaster.stop();
      await watching;
    },
  };
}

/** Created beside its place and moved there when complete, so that an interruption leaves nothing half-made. */
function createCluster(binaries: string, home: PostgresHome, { log, isDurable }: { log: Log; isDurable: boolean }) {
  log.info(`creating the database in ${home.directory} (run by user ${home.runner.name})`);
  if (home.whyElsewhere) log.warn(`the database is not in the data directory: ${home.whyElsewhere}`);
  const draft = `${dataDirectory(home)}.new`;
  rmSync(draft, { recursive: true, force: true });
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['--encoding=UTF8', ...locale, '--auth=peer', '--data-checksums', '--no-instructions'];
  try {
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', draft, '-U', ownerName, ...options, ...(isDurable ? [] : ['--no-sync'])],
      {
        ...asRunner(home),
        stdio: 'pipe',
      },
    );
  } catch (error) {
    throw new Error(
      `PostgreSQL could not create ${draft}: ${(error as { stderr?: Buffer }).stderr || (error as Error).message}`,
    );
  }
  renameSync(draft, dataDirectory(home));
}

function writeSettings(home: PostgresHome, settings: string) {
  for (const [name, content] of Object.entries({ 'postgresql.conf': settings, ...accessRules(home.runner) })) {
    const path = join(dataDirectory(home), name);
    writeFileSync(path, content, { mode: 0o600 });
    give(path, home);
  }
}

/** Beside the data when the name fits into a socket address (about 100 bytes), else below the temporary directory. */
function prepareSocketDirectory(home: PostgresHome): string {
  const beside = join(home.directory, 'socket');
  const hash = createHash('sha256').update(realpathSync(home.directory)).digest('hex').slice(0, 12);
  const directory = Buffer.byteLength(beside) < 80 ? beside : join(realpathSync(tmpdir()), `wutong-${hash}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  give(directory, home);
  const found = lstatSync(directory);
  // The temporary directory is everybody's: another user could have prepared this name.
  if (found.isDirectory() && found.uid === (home.runner.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0)
    return directory;
  throw new Error(
    `${directory} must be a directory that only user ${home.runner.name} can enter. Remove it and start again.`,
  );
}

function give(path: string, { runner }: PostgresHome) {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid);
}

function createDatabase(owner: Connection): Promise<void> {
  return withClient({ ...owner, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner.database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(owner.database)}`);
  });
}
