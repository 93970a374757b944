import { useSession } from '#web/kit/call/session.ts';

/**
 * Acts in one tab at a time; the others wait for it, and then find little left to do. Locks exist only in secure
 * contexts: elsewhere the server's own "once" has to do.
 */
export function alone<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  return locks ? (locks.request(name, act) as Promise<Result>) : act();
}

/** How long to wait before the next try. */
export interface Backoff {
  /** Ms until the next try: longer with each failure, and never shorter than the server asked for. */
  next(asked?: number): number;
  /** Something arrived: the next failure is the first one again. */
  reset(): void;
  readonly hasFailed: boolean;
}

/** Waits in ms, one for each failure in a row; the last one from then on. */
export function createBackoff(waits: readonly number[]): Backoff {
  let failures = 0;
  return {
    next: (asked = 0) => Math.max(waits[Math.min(failures++, waits.length - 1)]!, asked),
    reset() {
      failures = 0;
    },
    get hasFailed() {
      return failures > 0;
    },
  };
}

/** Calls whenever sending may succeed again: there is a network, or somebody signed in. Answers how to stop. */
export function onWake(act: () => void): () => void {
  addEventListener('online', act);
  const unsubscribe = useSession.subscribe(({ user }, before) => {
    if (user && user.userId !== before.user?.userId) act();
  });
  return () => {
    removeEventListener('online', act);
    unsubscribe();
  };
}
