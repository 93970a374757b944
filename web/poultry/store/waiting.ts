import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { database, hasDatabase } from './database.ts';
import { useWorker } from './worker.ts';

/** What has yet to reach the server. */
export interface Waiting {
  readonly changes: number;
  readonly photos: number;
}

const nothing: Waiting = { changes: 0, photos: 0 };

/** What waits on this device, as it changes. */
export function useWaiting(): Waiting {
  const userId = useWorker(({ worker }) => worker?.userId);
  return useLiveQuery(countWaiting, [userId], nothing);
}

export async function countWaiting(): Promise<Waiting> {
  if (!hasDatabase()) return nothing;
  const db = database();
  const [changes, photos] = await Promise.all([db.changes.count(), db.photos.filter(({ isSent }) => !isSent).count()]);
  return { changes, photos };
}

/** Whether the browser believes in a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell);
      addEventListener('offline', tell);
      return () => {
        removeEventListener('online', tell);
        removeEventListener('offline', tell);
      };
    },
    () => navigator.onLine,
  );
}
