import type { OutputOf } from '#core/contracts/contract.ts';
import type { checkInListCall } from '#features/activities/calls/activities.ts';

/** What a device holds of one activity. */
export type CheckInList = OutputOf<typeof checkInListCall>;

/** A scan that the server has not heard of. */
export interface QueuedScan {
  readonly key: string;
  readonly activityId: string;
  readonly code: string;
  /** ISO instant of the scan. */
  readonly at: string;
}

/** Lists and scans that outlive a lost connection and a closed tab. */
export interface CheckInStore {
  list(id: string): Promise<CheckInList | undefined>;
  lists(): Promise<CheckInList[]>;
  keepList(list: CheckInList): Promise<void>;
  queue(): Promise<QueuedScan[]>;
  enqueue(scan: QueuedScan): Promise<void>;
  dequeue(key: string): Promise<void>;
}

/** Opens the store of one operator in one tenant; `owner` keeps those who share a device apart. */
export async function openCheckInStore(owner: string): Promise<CheckInStore> {
  const database = await open(`wutong-check-in-${owner}`);
  const run = <T>(name: 'lists' | 'queue', mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      // Only a transaction that is through outlives the tab.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  return {
    list: (id) => run('lists', 'readonly', (store) => store.get(id) as IDBRequest<CheckInList | undefined>),
    lists: () => run('lists', 'readonly', (store) => store.getAll() as IDBRequest<CheckInList[]>),
    keepList: async (list) => void (await run('lists', 'readwrite', (store) => store.put(list))),
    queue: async () => {
      const scans = await run('queue', 'readonly', (store) => store.getAll() as IDBRequest<QueuedScan[]>);
      return scans.toSorted((a, b) => a.at.localeCompare(b.at));
    },
    enqueue: async (scan) => void (await run('queue', 'readwrite', (store) => store.put(scan))),
    dequeue: async (key) => void (await run('queue', 'readwrite', (store) => store.delete(key))),
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('lists', { keyPath: 'id' });
      request.result.createObjectStore('queue', { keyPath: 'key' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is closed to this page'));
  });
}
