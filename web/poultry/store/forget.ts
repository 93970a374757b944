import { Dexie } from 'dexie';
import { database, switchDatabase } from './database.ts';
import { useWorker } from './worker.ts';

/** Takes a farm that was left off this device, with all its reports. */
export async function forgetFarm(farmId: string): Promise<void> {
  const db = database();
  await db.transaction('rw', [db.farms, db.entries, db.changes, db.refused, db.photos], async () => {
    await db.farms.delete(farmId);
    for (const table of [db.entries, db.changes, db.refused, db.photos])
      await table.where('farmId').equals(farmId).delete();
  });
}

/** Removes everything that the present person keeps on this device, sent or not; nobody works here then. */
export async function forgetWorker(): Promise<void> {
  const { name } = database();
  switchDatabase(null);
  useWorker.setState({ worker: null });
  await Dexie.delete(name);
}
