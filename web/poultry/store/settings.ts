import { useLiveQuery } from 'dexie-react-hooks';
import { type Area, areas } from '#core/scoring/limits.ts';
import { database, type FlockDatabase, hasDatabase } from './database.ts';

/** Small things that this person chose on this device, or that are known of it. */
export async function readSetting<T>(db: FlockDatabase, name: string): Promise<T | undefined> {
  return (await db.settings.get(name))?.value as T | undefined;
}

export async function writeSetting(db: FlockDatabase, name: string, value: unknown): Promise<void> {
  await db.settings.put({ name, value });
}

/** A setting of who works here, as it changes. */
export function useSetting<T>(name: string): T | undefined {
  return useLiveQuery(() => (hasDatabase() ? readSetting<T>(database(), name) : undefined), [name]);
}

/** The area that new farms begin in. */
export function useArea(): [Area, (area: Area) => void] {
  const kept = useSetting<Area>('area');
  const area = kept && areas.includes(kept) ? kept : 'europe';
  return [area, (chosen) => void writeSetting(database(), 'area', chosen)];
}
