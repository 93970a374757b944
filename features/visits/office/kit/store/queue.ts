import { create } from 'zustand';
import { errors } from '#core/error-table.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';
import { createQueue } from '#web/kit/offline/queue.ts';
import { kitServer } from './server.ts';
import { type KitStore, openKitStore, storeName } from './store.ts';
import { syncAll } from './sync.ts';
import { ownerOf, useWorker, type Worker } from './worker.ts';
import { onWrite } from './write.ts';

/** How sending stands: under way, without an answer, or without somebody signed in to send for. */
export const useSending = create<{ isBusy: boolean; isAway: boolean; isShut: boolean; problem: string | null }>(() => ({
  isBusy: false,
  isAway: false,
  isShut: false,
  problem: null,
}));

let store: KitStore | undefined;

/** What this device keeps for whoever works on it; there once somebody does. */
export function kitStore(): KitStore {
  if (!store) throw new Error('nobody works here');
  return store;
}

/** Opens what somebody keeps on this device, and sends from it for as long as the page lives. */
export function beginWork(worker: Worker): void {
  store = openKitStore(ownerOf(worker));
  const db = store;
  const server = kitServer(worker.tenantId);
  const queue = createQueue({
    name: () => (isSendable() ? `${storeName(ownerOf(worker))}-queue` : null),
    async round(inTurn) {
      useSending.setState({ isBusy: true, isShut: false });
      await inTurn(() => syncAll({ db, server }));
      useSending.setState({ isBusy: false, isAway: false, problem: null });
    },
    settle(error) {
      if (!(error instanceof CallError)) {
        useSending.setState({ isBusy: false });
        throw error;
      }
      const isAway = error.key === 'NETWORK' || error.key === 'TIMEOUT';
      const isShut = errors[error.key].reaction === 'sign-in';
      useSending.setState({ isBusy: false, isAway, isShut, problem: isAway || isShut ? null : error.msg });
      return isShut ? null : Number(error.obj.retryAfter) * 1_000 || 0;
    },
    waits: [2_000, 5_000, 15_000, 30_000, 60_000],
    lookEvery: 60_000,
    gatherFor: 600,
  });
  onWrite(queue.written);
  sendNow = queue.now;
  queue.start();
  if (!isSendable()) useSending.setState({ isShut: true });
  void navigator.storage?.persist?.().catch(() => false);
}

/** Sends now, whatever was tried before; resolves when that round has ended, well or not. */
export let sendNow: () => Promise<void> = async () => undefined;

/** Only in the name of whoever the store belongs to. */
function isSendable(): boolean {
  const { user } = useSession.getState();
  const { worker } = useWorker.getState();
  return isSignedIn() && user?.userId === worker?.userId && user?.tenantId === worker?.tenantId;
}
