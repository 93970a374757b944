import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SessionUser } from '#web/kit/call/session.ts';

/** Who works on this device: known from the first time the kit was opened, whether or not a session still stands. */
export interface Worker {
  readonly userId: string;
  readonly tenantId: string;
  readonly name: string;
}

const storageName = 'tw.visit-worker';

export const useWorker = create<{ worker: Worker | null }>()(
  persist(() => ({ worker: null as Worker | null }), { name: storageName }),
);

// Somebody else has begun to work in another tab: nothing of the former person may stay on this one's screen.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageName) location.reload();
});

/** Whoever is signed in and may visit works here from now on; otherwise whoever did so last. */
export function takeWorker(user: SessionUser | null): Worker | null {
  const known = useWorker.getState().worker;
  if (!user) return known;
  const { userId, tenantId, nickname: name, permCodes } = user;
  const worker = tenantId && permCodes.includes('Mgr.ItecVisit') ? { userId, tenantId, name } : null;
  if (ownerOf(worker) !== ownerOf(known)) useWorker.setState({ worker });
  return worker;
}

export function ownerOf(worker: Worker | null): string {
  return worker ? `${worker.tenantId}-${worker.userId}` : '';
}
