import { Refusal } from '#core/errors.ts';

/** Lets at most `at once` works run in this process and as many wait as `queue` says; throws TOO_MANY beyond that. */
export function createTurns({ atOnce, queue }: { atOnce: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new Refusal('TOO_MANY', { params: { seconds: 20 }, obj: { retryAfter: 20 } });
      // The turn is handed over, so that nobody who comes meanwhile can take it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
