import { solvePow } from './pow.ts';

self.addEventListener('message', (event: MessageEvent<string>) => {
  self.postMessage(solvePow(event.data));
});
