import type { Services } from '../services.ts';
import { startBoss } from './boss.ts';
import { startSealer } from './seal-log.ts';
import { startSender } from './send-messages.ts';

/** Starts everything that works in the background; `stop` waits for what is under way. */
export async function startJobs(services: Services): Promise<{ stop(): Promise<void> }> {
  const sender = await startSender(services);
  const sealer = startSealer(services);
  // Schedules begin in their own time: the first request need not wait for them.
  const boss = startBoss(services, services.features.schedules).catch((error: Error) => {
    services.log.error(`jobs: the schedules did not start: ${error.message}`);
    return null;
  });
  return {
    async stop() {
      await sender.stop();
      await sealer.stop();
      await (await boss)?.stop();
    },
  };
}
