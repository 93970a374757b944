/**
 * Lets a number of tasks run at once and a number wait; the function it returns throws what `refuse` makes when the
 * queue is full.
 */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  let free = running;
  const queue: (() => void)[] = [];

  return async <T>(task: () => Promise<T>, refuse: () => Error): Promise<T> => {
    if (free > 0) free--;
    else {
      if (queue.length >= waiting) throw refuse();
      // The place is handed over by whoever leaves.
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
