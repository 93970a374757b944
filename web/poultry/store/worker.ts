import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { switchDatabase } from './database.ts';

/** Who works on this device: known from their first sign-in on, whether or not a session still stands. */
export interface Worker {
  readonly userId: string;
  readonly name: string;
}

export const useWorker = create<{ worker: Worker | null }>()(
  persist(() => ({ worker: null as Worker | null }), { name: 'flockscore.worker' }),
);

export function currentWorker(): Worker | null {
  return useWorker.getState().worker;
}

/** Opens what `worker` keeps on this device and closes what anybody else does; null: nobody works here now. */
export function setWorker(worker: Worker | null): void {
  switchDatabase(worker?.userId ?? null);
  useWorker.setState({ worker });
}

/** To be called once at the start, before anything reads the database. */
export function startWorker(): void {
  switchDatabase(currentWorker()?.userId ?? null);
}
