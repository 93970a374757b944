import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asRunner, type PostgresHome } from './postgres-home.ts';
import { commandLine, isRunning, processesIn } from './processes.ts';

/** A PostgreSQL that runs as a child of this process. */
export type Postmaster = {
  pid: number;
  /** Settles when the process has ended, however it ended. */
  ended: Promise<void>;
  /** Ends all connections, writes a checkpoint and waits for the end. */
  stop(): Promise<void>;
};

/** Starts the server on `home/data` and waits until it accepts connections; throws with its own words when it ends first. */
export async function startPostmaster(where: {
  binaries: string;
  home: PostgresHome;
  socketDirectory: string;
}): Promise<Postmaster> {
  const giveUpAt = Date.now() + 15_000;
  for (;;) {
    endOrphans(where.home);
    // The number in these files may be a dying process, or another one by now; PostgreSQL would not start beside it.
    for (const name of readdirSync(where.socketDirectory)) rmSync(join(where.socketDirectory, name), { force: true });
    const postmaster = spawnPostmaster(where.binaries, where.home);
    if (await isReady(postmaster, where.home)) return postmaster;
    if (!/shared memory block|lock file/.test(readStartLog(where.home)) || Date.now() > giveUpAt) {
      throw new Error(`PostgreSQL did not start in ${where.home.directory}:\n${readLastWords(where.home)}`);
    }
    await wait(100);
  }
}

/** Stops the server that a killed process left behind on this directory, and clears its pid file. Returns its number. */
export async function stopLeftPostmaster(home: PostgresHome): Promise<number | undefined> {
  const pid = readPidFile(home)?.pid;
  if (pid === undefined) return undefined;
  const isOurs = isRunning(pid) && commandLine(pid).includes(dataDirectory(home));
  if (isOurs) await end(pid);
  // The number may belong to another program by now, which PostgreSQL would take for a running server.
  rmSync(join(dataDirectory(home), 'postmaster.pid'), { force: true });
  return isOurs ? pid : undefined;
}

/** The cluster's own directory inside the home. */
export function dataDirectory(home: PostgresHome): string {
  return join(home.directory, 'data');
}

/** A killed postmaster leaves the processes of its connections, and a long statement would hold up the next start. */
function endOrphans(home: PostgresHome) {
  for (const pid of processesIn(realpathSync(dataDirectory(home)))) {
    // Not a shell that somebody opened here. Killed without ceremony: the start replays the log anyway.
    if (commandLine(pid).startsWith('postgres:')) process.kill(pid, 'SIGKILL');
  }
}

function spawnPostmaster(binaries: string, home: PostgresHome): Postmaster {
  const words = openSync(startLog(home), 'w');
  const child = spawn(join(binaries, 'postgres'), ['-D', dataDirectory(home)], {
    ...asRunner(home),
    stdio: ['ignore', words, words],
    // A terminal's Ctrl-C goes to the whole group: the database must outlive the last request.
    detached: true,
  });
  closeSync(words);
  child.unref();
  const pid = child.pid ?? 0;
  const ended = untilEnd(child);
  const stop = async () => {
    // Once it has ended its number may belong to another process.
    if (child.exitCode !== null || child.signalCode !== null || pid === 0) return;
    child.ref();
    await end(pid);
    await ended;
  };
  return { pid, ended, stop };
}

function untilEnd(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

async function isReady({ pid, ended }: Postmaster, home: PostgresHome): Promise<boolean> {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const file = readPidFile(home);
    if (file?.pid === pid && file.status === 'ready') return true;
    await wait(5);
  }
  return false;
}

/** Fast stop first; a server that is stuck is ended without checkpoint, which loses nothing (its log is replayed). */
async function end(pid: number) {
  for (const [signal, seconds] of [
    ['SIGINT', 15],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
      if (!isRunning(pid)) return;
      await wait(10);
    }
  }
}

/** Line 1 is the process, line 8 the state (PostgreSQL's own pg_ctl reads the same lines). */
function readPidFile(home: PostgresHome): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(join(dataDirectory(home), 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

function readStartLog(home: PostgresHome): string {
  return readFileSync(startLog(home), 'utf8').trim();
}

/** What the server said before and after it opened its log of the day. */
function readLastWords(home: PostgresHome): string {
  const directory = join(home.directory, 'log');
  const logs = existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : [];
  const newest = logs.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1);
  const lines = [readStartLog(home), newest ? readFileSync(newest, 'utf8').trim() : ''].join('\n').split('\n');
  return lines.slice(-6).join('\n');
}

function startLog(home: PostgresHome): string {
  return join(home.directory, 'start.log');
}
