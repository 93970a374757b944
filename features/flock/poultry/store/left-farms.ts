import { useLiveQuery } from 'dexie-react-hooks';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { database, type FlockDatabase, hasDatabase } from './database.ts';
import { countWaitingIn } from './sending/waiting.ts';

/** A farm that the person no longer works on, until they have read so. */
export interface LeftFarm {
  readonly id: string;
  readonly name: string;
  /** Entries and photos that were never sent and are still here. */
  readonly unsent: number;
}

export function useLeftFarms(): LeftFarm[] {
  return useLiveQuery(async () => (hasDatabase() ? readLeftFarms(database()) : []), []) ?? [];
}

export async function readLeftFarms(db: FlockDatabase): Promise<LeftFarm[]> {
  const left = await db.farms.filter(({ leftName }) => leftName !== undefined).toArray();
  return Promise.all(
    left.map(async ({ id, leftName = '' }) => {
      const { changes, photos } = await countWaitingIn(db, id);
      return { id, name: leftName, unsent: changes + photos };
    }),
  );
}

/** Takes a farm that was left off this device but for what was never sent; its name stays to tell of it. */
export async function setFarmAside(db: FlockDatabase, id: string): Promise<void> {
  const name = await db.entries.get([id, farmDoc, 'name']);
  const { changes, photos } = await countWaitingIn(db, id);
  await db.farms.update(id, (farm) => {
    farm.seq = 0;
    farm.leftName ??= String(name?.value ?? '');
    delete farm.problem;
  });
  if (changes + photos > 0) return;
  for (const table of [db.entries, db.photos, db.steps]) await table.where('farmId').equals(id).delete();
}
