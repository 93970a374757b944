import { bytesToStart, freeBytesAt } from './database/embedded/data-directory.ts';
import type { Log } from './database/log.ts';
import { type Reserve, reserveIn } from './database/reserve.ts';
import type { Env } from './env.ts';
import type { Storage } from './storage.ts';

/** What can still be written: everything, everything but files, or next to nothing. */
export type RoomLevel = 'ample' | 'no uploads' | 'read-only';

/** How much room the disks have. */
export interface Room {
  /** As of the last look. */
  level(): RoomLevel;
  /** Looks now. */
  look(): Promise<RoomLevel>;
  /** A write failed for want of room, whatever a look says (a quota, the disk of a database elsewhere). */
  noteFull(): void;
  /** Looks from now on by itself, until `stop`. */
  watch(): void;
  stop(): void;
}

export interface RoomParts {
  readonly env: Pick<Env, 'diskForUploads' | 'diskForChanges' | 'diskReserve'>;
  /** Bytes that can still be written on the fullest of the disks. */
  readonly freeBytes: () => Promise<number>;
  readonly reserve?: Reserve;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * Tells the level by the limits of the settings. When almost nothing is left the reserve is given up, for what is still
 * written while nothing is changed: sessions, their limits, the call log, PostgreSQL's own. It is taken anew when there is room.
 */
export function createRoom({ env, freeBytes, reserve, clock, log }: RoomParts): Room {
  let seen: RoomLevel = 'ample';
  let fullUntil = 0;
  let looking: Promise<RoomLevel> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const level = (): RoomLevel => (clock().getTime() < fullUntil ? 'read-only' : seen);

  async function lookNow(): Promise<RoomLevel> {
    try {
      const free = await freeBytes();
      if (free < bytesToStart && reserve?.release()) log.warn(`room: the disk is full; the reserve was given up`);
      else if (free >= env.diskForChanges + env.diskReserve) await reserve?.keep();
      const now = free < env.diskForChanges ? 'read-only' : free < env.diskForUploads ? 'no uploads' : 'ample';
      if (now !== seen)
        log[now === 'ample' ? 'info' : 'warn'](`room: ${now}, ${Math.floor(free / 2 ** 20)} MiB are left`);
      seen = now;
    } catch (error) {
      log.warn(`room: ${(error as Error).message}`);
    }
    return level();
  }

  const look = () => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    level,
    look,
    noteFull() {
      fullUntil = clock().getTime() + patience;
    },
    watch() {
      timer = setInterval(look, lookEvery).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** The room of the disks that the files and, where it is embedded, the database in `directory` lie on. */
export function createDiskRoom({
  env,
  storage,
  directory,
  ...parts
}: Pick<RoomParts, 'env' | 'clock' | 'log'> & { storage: Pick<Storage, 'freeBytes'>; directory?: string }): Room {
  const database = () => (directory === undefined ? Number.POSITIVE_INFINITY : freeBytesAt(directory));
  const reserve = directory === undefined ? undefined : reserveIn(directory, env.diskReserve);
  return createRoom({ ...parts, env, reserve, freeBytes: async () => Math.min(await storage.freeBytes(), database()) });
}

/** Milliseconds between looks. */
const lookEvery = 2000;
/** Milliseconds for which a write that failed stands for those to come. */
const patience = 10_000;
