import { solveProof } from './solve.ts';

self.addEventListener('message', (event: MessageEvent<string>) => {
  self.postMessage(solveProof(event.data));
});
