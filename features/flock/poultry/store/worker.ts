import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Who works on this device: known from their first sign-in on, whether or not a session still stands. */
export interface Worker {
  readonly userId: string;
  readonly name: string;
}

const storageName = 'flockscore.worker';

/** Without the database: a first visit, which has none, does not wait for it. */
export const useWorker = create<{ worker: Worker | null }>()(
  persist(() => ({ worker: null as Worker | null }), { name: storageName }),
);

// In another tab somebody else has begun to work, or left: nothing of the former person may stay on this one's screen.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageName) location.reload();
});

export function currentWorker(): Worker | null {
  return useWorker.getState().worker;
}
