import { create } from 'zustand';
import { useSession } from '#web/kit/call/session.ts';
import { useVisited } from './tabs/visited.ts';

/** How long confirmed work waits for second thoughts, in milliseconds. */
export const holdMs = 5000;

/** Work that was confirmed and is not sent yet. */
interface Held {
  readonly key: string;
  /** What is about to happen. */
  readonly text: string;
  readonly run: () => Promise<void>;
  /** Takes back what has happened already; absent where nothing has. */
  readonly undo?: () => void;
}

/** What can still be undone; it outlives the page it was asked on. */
export const useHeldWork = create<{ held: readonly Held[] }>()(() => ({ held: [] }));

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

/** Does work after a while in which nothing has happened yet, so that undoing it leaves no trace (docs/decisions/0012). */
export function holdBack({ text, run }: Omit<Held, 'key' | 'undo'>): void {
  count += 1;
  const key = `held-${count}`;
  useHeldWork.setState(({ held }) => ({ held: [...held, { key, text, run }] }));
  // Whoever closes the browser or signs out within these seconds is asked first: what was not sent does not happen.
  useVisited.getState().setDirty(key, true);
  const send = () => {
    release(key);
    void run();
  };
  timers.set(key, setTimeout(send, holdMs));
}

/** Offers for the same while to take back what was done; it has happened, and stays if nobody does. */
export function offerUndo({ text, undo }: { text: string; undo: () => void }): void {
  count += 1;
  const key = `held-${count}`;
  useHeldWork.setState(({ held }) => ({ held: [...held, { key, text, run: async () => undefined, undo }] }));
  timers.set(
    key,
    setTimeout(() => release(key), holdMs),
  );
}

/** Lets it not happen, or takes it back. */
export function undoHeld(key: string): void {
  const work = useHeldWork.getState().held.find((each) => each.key === key);
  release(key);
  work?.undo?.();
}

function release(key: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  useHeldWork.setState(({ held }) => ({ held: held.filter((each) => each.key !== key) }));
  useVisited.getState().setDirty(key, false);
}

// It was confirmed by one person in one tenant.
useSession.subscribe(({ user }, { user: before }) => {
  if (user?.userId === before?.userId && user?.tenantId === before?.tenantId) return;
  for (const { key } of useHeldWork.getState().held) release(key);
});
