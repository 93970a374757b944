import { useLiveQuery } from 'dexie-react-hooks';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { flockSettingsCall } from '#features/flock/calls.ts';
import { database, hasDatabase } from './database.ts';
import { needOf } from './own-version.ts';
import type { Line } from './sending/sync-farm.ts';
import { readSetting, writeSetting } from './settings.ts';

/** What operators set for all: scales in force, limits of the areas, articles, the newest version. */
export type ServerSettings = OutputOf<typeof flockSettingsCall>;

const name = 'server';

/** Often enough for what operators change, in milliseconds. */
const readEvery = 600_000;
let readAt = Number.NEGATIVE_INFINITY;

/** Reads what operators set, now and then, keeps it for the barn, and answers it as it stands. Throws CallError. */
export async function keepServerSettings({ db, server }: Line): Promise<ServerSettings> {
  const kept = await readSetting<ServerSettings>(db, name);
  // Who may not go on as they are hears of it at once when they may.
  const isFresh = performance.now() - readAt < readEvery && needOf(kept) === 'none';
  if (kept && isFresh) return kept;
  const read = await server.settings();
  await writeSetting(db, name, read);
  readAt = performance.now();
  return read;
}

/** Has them read anew next time: the server has just said that they are not as this device knows them. */
export function distrustServerSettings(): void {
  readAt = Number.NEGATIVE_INFINITY;
}

/** As it was when the device last had a network; undefined when it never had one. */
export async function loadServerSettings(): Promise<ServerSettings | undefined> {
  return hasDatabase() ? readSetting<ServerSettings>(database(), name) : undefined;
}

export function useServerSettings(): ServerSettings | undefined {
  return useLiveQuery(loadServerSettings, []);
}

/** What released versions ask of this one, as this device last heard. */
export function useUpdateNeed(): ReturnType<typeof needOf> {
  return needOf(useServerSettings());
}
