import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, type ProcessIdentity } from './processes.ts';

/**
 * Claims a data directory for this process and returns the release; throws `AlreadyRunning` while another live
 * process holds it. The claim of a process that is gone is replaced.
 */
export function lockDirectory(directory: string): () => void {
  const path = lockFile(directory);
  const mine = JSON.stringify(identify(process.pid));
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, path)) {
      const content = readLock(path);
      const holder = holderIn(content);
      if (holder !== undefined) throw new AlreadyRunning(holder, directory);
      if (content !== undefined) setAside(path, content);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readLock(path) === mine) rmSync(path, { force: true });
  };
}

/** The number of the live process that holds a data directory, if one does. */
export function holderOf(directory: string): number | undefined {
  return holderIn(readLock(lockFile(directory)));
}

/** A live process holds the data directory; `pid` is its number. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
  readonly pid: number;
  constructor(pid: number, directory: string) {
    super(
      `Wutong is already running as process ${pid} on ${directory}. Stop that process first, or give this one its own directory with WUTONG_DATA.`,
    );
    this.pid = pid;
  }
}

/** A hard link appears with its content or not at all, unlike a file that is created and then written. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Two processes may judge the same claim stale: what was moved is compared, and a newer claim is put back. */
function setAside(path: string, stale: string) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) !== stale) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function lockFile(directory: string): string {
  return join(directory, 'server.lock');
}

function holderIn(content: string | undefined): number | undefined {
  const holder = content === undefined ? undefined : parseHolder(content);
  return holder && isAlive(holder) ? holder.pid : undefined;
}

function isAlive(holder: ProcessIdentity): boolean {
  const now = identify(holder.pid);
  return now !== undefined && now.started === holder.started && now.boot === holder.boot;
}

function parseHolder(content: string): ProcessIdentity | undefined {
  try {
    const { pid, started, boot } = JSON.parse(content) as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof started === 'string' && typeof boot === 'string'
      ? { pid, started, boot }
      : undefined;
  } catch {
    return undefined;
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
