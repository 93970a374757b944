import { Worker } from 'node:worker_threads';
import type { FairnessAnswer, FairnessTask } from './fairness-worker.ts';

/** Ms after which the panel is given up. */
const patience = 60_000;

/** Computes the panel in a thread of its own, so that two thousand entries keep nobody waiting. */
export function computeFairness(task: FairnessTask): Promise<FairnessAnswer> {
  const worker = new Worker(new URL('./fairness-worker.ts', import.meta.url), { execArgv: [] });
  return new Promise<FairnessAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the fairness panel took too long')), patience);
    worker.once('message', (answer: FairnessAnswer) => resolve(answer));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread of the fairness panel ended without an answer'));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
