import { sealAll } from '#server/base/business-log/seal-chain.ts';
import type { Services } from '../services.ts';

/** Seals new lines of the business log twice a second, on whichever node is free. */
export function startSealer(services: Services): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= sealAll(services)
      .catch((error: Error) => services.log.warn(`business log: ${error.message}`))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await sealAll(services);
    },
  };
}

const everyMs = 500;
