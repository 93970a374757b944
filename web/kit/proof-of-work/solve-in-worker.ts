import { startWorker } from '../start-worker.ts';
import solveWorker from './solve.worker.ts?worker&url';

/** Solves a proof-of-work challenge off the main thread; nothing when it cannot be solved. */
export async function solveInWorker(challenge: string): Promise<string | undefined> {
  const worker = startWorker(solveWorker);
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(challenge);
    });
  } catch {
    return undefined;
  } finally {
    worker.terminate();
  }
}
