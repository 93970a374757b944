import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process, told apart from a later one with the same number and from one before a reboot. */
export type ProcessIdentity = { pid: number; started: string; boot: string };

/** Identity of a live process, or nothing when it is gone (a zombie counts as gone). */
export function identify(pid: number): ProcessIdentity | undefined {
  if (!isRunning(pid)) return undefined;
  return { pid, started: startedAt(pid) ?? '', boot: bootId() };
}

/** Whether a process with this number exists and can still act. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return readStat(pid)?.state !== 'Z';
}

/** The command line of a process, words separated by spaces; empty when it is gone. */
export function commandLine(pid: number): string {
  if (isLinux) return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
  return ps(pid, 'command');
}

/** Numbers of the processes that work in this directory, as far as this user may see them; none where there is no /proc. */
export function processesIn(directory: string): number[] {
  const pids = isLinux ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  return pids.filter((pid) => readLink(`/proc/${pid}/cwd`) === directory);
}

const isLinux = process.platform === 'linux';

function startedAt(pid: number): string | undefined {
  return isLinux ? readStat(pid)?.started : ps(pid, 'lstart');
}

function bootId(): string {
  return read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
}

/** The name in field 2 may hold spaces and brackets, so that fields are counted from its last bracket. */
function readStat(pid: number): { state: string; started: string } | undefined {
  const stat = isLinux ? read(`/proc/${pid}/stat`) : undefined;
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && { state: fields[0] ?? '', started: fields[19] ?? '' };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
