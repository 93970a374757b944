import { useLiveQuery } from 'dexie-react-hooks';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { flockSettingsCall } from '#core/contracts/flocks.ts';
import { database, hasDatabase } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Line } from './sync-farm.ts';

/** What operators set for all: scales in force, limits of the areas, articles, the newest version. */
export type ServerSettings = OutputOf<typeof flockSettingsCall>;

const name = 'server';

/** Often enough for what operators change, in milliseconds. */
const readEvery = 600_000;
let readAt = Number.NEGATIVE_INFINITY;

/** Reads what operators set, now and then, and keeps it for the barn. Throws CallError. */
export async function keepServerSettings({ db, server }: Line): Promise<void> {
  if (performance.now() - readAt < readEvery && (await readSetting(db, name))) return;
  await writeSetting(db, name, await server.settings());
  readAt = performance.now();
}

/** As it was when the device last had a network; undefined when it never had one. */
export async function loadServerSettings(): Promise<ServerSettings | undefined> {
  return hasDatabase() ? readSetting<ServerSettings>(database(), name) : undefined;
}

export function useServerSettings(): ServerSettings | undefined {
  return useLiveQuery(loadServerSettings, []);
}
