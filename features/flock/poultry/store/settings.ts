import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { type Area, areas } from '#features/flock/shared/scoring/limits.ts';
import { database, type FlockDatabase, hasDatabase } from './database.ts';

/** What was read or written last: a page that is drawn anew need not wait for the device to know it. */
const known = new WeakMap<FlockDatabase, Map<string, unknown>>();

function knownOf(db: FlockDatabase): Map<string, unknown> {
  const found = known.get(db) ?? new Map<string, unknown>();
  known.set(db, found);
  return found;
}

/** Small things that this person chose on this device, or that are known of it. */
export async function readSetting<T>(db: FlockDatabase, name: string): Promise<T | undefined> {
  const value = (await db.settings.get(name))?.value;
  knownOf(db).set(name, value);
  return value as T | undefined;
}

export async function writeSetting(db: FlockDatabase, name: string, value: unknown): Promise<void> {
  knownOf(db).set(name, value);
  await db.settings.put({ name, value });
}

/** A setting of whoever works here, as it changes. */
export function useSetting<T>(name: string): T | undefined {
  const before = hasDatabase() ? (knownOf(database()).get(name) as T | undefined) : undefined;
  return useLiveQuery(() => (hasDatabase() ? readSetting<T>(database(), name) : undefined), [name], before);
}

/** Whether the device has said what it keeps under a name: a page that acts by it opens only then. */
export function useIsRead(name: string): boolean {
  const [isRead, setRead] = useState(() => hasDatabase() && knownOf(database()).has(name));
  useEffect(() => {
    if (!isRead) void readSetting(database(), name).finally(() => setRead(true));
  }, [isRead, name]);
  return isRead;
}

/** The area that new farms begin in. */
export function useArea(): [Area, (area: Area) => void] {
  const kept = useSetting<Area>('area');
  const area = kept && areas.includes(kept) ? kept : 'europe';
  return [area, (chosen) => void writeSetting(database(), 'area', chosen)];
}
