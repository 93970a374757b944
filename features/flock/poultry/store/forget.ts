import { Dexie } from 'dexie';
import { endWork } from './begin.ts';
import { database } from './database.ts';

/** Takes a farm that was left off this device, with all its reports. */
export async function forgetFarm(farmId: string): Promise<void> {
  const db = database();
  await db.transaction('rw', [db.farms, db.entries, db.changes, db.refused, db.photos, db.steps], async () => {
    await db.farms.delete(farmId);
    for (const table of [db.entries, db.changes, db.refused, db.photos, db.steps])
      await table.where('farmId').equals(farmId).delete();
  });
}

/** Removes everything that the present person keeps on this device, sent or not; nobody works here then. */
export async function forgetWorker(): Promise<void> {
  const { name } = database();
  endWork();
  await Dexie.delete(name);
}
