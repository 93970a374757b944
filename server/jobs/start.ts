import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { startBoss } from './boss.ts';
import { startSealer } from './seal-log.ts';
import { startSender } from './send-messages.ts';

/** Starts everything that works in the background; `stop` waits for what is under way. */
export async function startJobs(services: Services): Promise<{ stop(): Promise<void> }> {
  const sender = await startSender(services);
  const sealer = startSealer(services);
  // Schedules begin in their own time: the first request need not wait for them.
  const schedules = startSchedules(services);
  return {
    async stop() {
      await sender.stop();
      await sealer.stop();
      await schedules.stop();
    },
  };
}

/** Starts the schedules, however long the database is slow or away: without them nothing happens that waits for its time. */
function startSchedules(services: Services): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const started = (async () => {
    for (let pause = 1000; !signal.aborted; pause = Math.min(2 * pause, 60_000)) {
      try {
        return await startBoss(services, services.features.schedules);
      } catch (error) {
        services.log.error(`jobs: the schedules did not start: ${(error as Error).message}`);
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
    return undefined;
  })();
  return {
    async stop() {
      ending.abort();
      await (await started)?.stop();
    },
  };
}
