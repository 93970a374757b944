import { useLiveQuery } from 'dexie-react-hooks';
import { database, type FlockDatabase, hasDatabase } from '#features/flock/poultry/store/database.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';

/** What has yet to reach the server. */
export interface Waiting {
  readonly changes: number;
  readonly photos: number;
}

const nothing: Waiting = { changes: 0, photos: 0 };

/** What waits on this device, as it changes. */
export function useWaiting(): Waiting {
  const userId = useWorker(({ worker }) => worker?.userId);
  return useLiveQuery(() => countWaiting(), [userId], nothing);
}

/** The same at this moment, of one farm or of all. */
export async function countWaiting(farmId?: string): Promise<Waiting> {
  return hasDatabase() ? countWaitingIn(database(), farmId) : nothing;
}

/** The same in a database that is at hand. */
export async function countWaitingIn({ changes, photos }: FlockDatabase, farmId?: string): Promise<Waiting> {
  const isMeant = (row: { farmId: string }) => farmId === undefined || row.farmId === farmId;
  return {
    changes: await (farmId === undefined ? changes.count() : changes.where('farmId').equals(farmId).count()),
    photos: await photos.filter((photo) => !photo.isSent && photo.problem === undefined && isMeant(photo)).count(),
  };
}
