import type { EntityTable } from 'dexie';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { checkInListCall } from '#features/activities/calls/activities.ts';
import { madeByHand, openStore } from '#web/kit/offline/store.ts';

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
  /** The oldest first. */
  queue(): Promise<QueuedScan[]>;
  enqueue(scan: QueuedScan): Promise<void>;
  dequeue(key: string): Promise<void>;
}

interface Tables {
  lists: EntityTable<CheckInList, 'id'>;
  queue: EntityTable<QueuedScan, 'key'>;
}

export function storeName(owner: string): string {
  return `wutong-check-in-${owner}`;
}

/** Opens the store of one operator in one tenant; `owner` keeps those who share a device apart. */
export async function openCheckInStore(owner: string, factory?: IDBFactory): Promise<CheckInStore> {
  const store = openStore<Tables>(storeName(owner), { [madeByHand]: { lists: 'id', queue: 'key' } }, factory);
  await store.open();
  const { lists, queue } = store;
  return {
    list: (id) => lists.get(id),
    lists: () => lists.toArray(),
    keepList: async (list) => void (await lists.put(list)),
    queue: async () => (await queue.toArray()).sort((a, b) => a.at.localeCompare(b.at)),
    enqueue: async (scan) => void (await queue.put(scan)),
    dequeue: (key) => queue.delete(key),
  };
}
