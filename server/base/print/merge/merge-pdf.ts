import { Worker } from 'node:worker_threads';
import { createTurns } from '#server/base/files/turns.ts';
import type { Counted, MergeOrder } from './merge-worker.ts';

const inTurn = createTurns({ atOnce: 1, queue: 10 });
/** Ms after which files count as broken. */
const patience = 60_000;

/** How many pages each PDF has, or why it cannot be merged: encrypted, or not to be read. Throws TOO_MANY. */
export async function countPdfs(files: readonly Uint8Array[]): Promise<readonly Counted[]> {
  if (files.length === 0) return [];
  const answer = await inTurn(() => inWorker({ task: 'count', files }));
  return Array.isArray(answer) ? answer : files.map(() => ({ refused: 'BROKEN' }));
}

/** One PDF with the pages of all as they are, in the order given; null where the reader failed. Throws TOO_MANY. */
export async function mergePdfs(files: readonly Uint8Array[]): Promise<Buffer | null> {
  const answer = await inTurn(() => inWorker({ task: 'merge', files }));
  return answer instanceof Uint8Array ? Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength) : null;
}

function inWorker(order: MergeOrder): Promise<Counted[] | Uint8Array | null> {
  const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
    execArgv: [],
    env: {},
  });
  return new Promise<Counted[] | Uint8Array | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    worker.once('message', resolve);
    // Out of memory, or a file that breaks its reader.
    worker.once('error', () => resolve(null));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
