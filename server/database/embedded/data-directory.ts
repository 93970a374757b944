import { accessSync, chmodSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { isDiskFull } from '#server/database/disk-full.ts';

/**
 * Makes the data directory and throws, naming WUTONG_DATA, when this user may not work in it. What is made anew can be
 * passed by other users, whatever the umask: under root one of them runs PostgreSQL inside. Only keys are closed to all.
 */
export function prepareDataDirectory(directory: string): void {
  try {
    const first = mkdirSync(directory, { recursive: true });
    if (first) for (let path = directory; path.length >= first.length; path = dirname(path)) chmodSync(path, 0o755);
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(dirname(directory));
    const reason = (error as Error).message;
    throw new Error(
      `WUTONG_DATA: user ${userInfo().username} cannot work in ${directory} (${reason}). Give it the right to read, write and enter, or set WUTONG_DATA to another directory.`,
    );
  }
}

/** Bytes that this process can still write where the directory lies. */
export function freeBytesAt(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Throws unless as many bytes can be written there; the message tells how much is needed and how much is there. */
export function requireBytes(directory: string, needed: number): void {
  if (freeBytesAt(directory) < needed) throw diskFull(directory, needed);
}

/** What to do when a start cannot write as many bytes. */
export function diskFull(directory: string, needed = bytesToBegin): Error {
  const [wanted, there] = [Math.ceil(needed / megabyte), Math.floor(freeBytesAt(directory) / megabyte)];
  return new Error(
    `WUTONG_DATA: a start needs ${wanted} MiB in ${directory}, and ${there} MiB are left there. Make room, or set WUTONG_DATA to a directory on a larger disk.`,
  );
}

const megabyte = 2 ** 20;
/** What a new database with the demo data takes (some 120 MiB), with its log and what a day adds. */
export const bytesToBegin = 256 * megabyte;
/** What PostgreSQL may write at a start: a segment of its log (16 MiB) and what it recovers. */
export const bytesToStart = 32 * megabyte;
