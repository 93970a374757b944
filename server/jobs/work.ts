import type { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import { runJob } from './run-job.ts';
import { waitingJobs } from './waiting-jobs.ts';

const queue = 'work';

/**
 * Does what people asked for in the background, one job at a time on each node: as soon as the transaction that asked
 * commits, and whatever a look around each minute finds (asked for while nobody listened, or left by a dead node).
 */
export async function startWork(services: Services, boss: PgBoss): Promise<{ stop(): Promise<void> }> {
  // The row says who is at a job; the queue only shares the work out, so that a second offer does no harm.
  await boss.createQueue(queue, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 3600,
    deleteAfterSeconds: 86_400,
  });
  const worker = await boss.work<{ id: string }>(queue, { pollingIntervalSeconds: pollSeconds }, async (found) => {
    for (const { data } of found) await runJob(services, data.id);
  });
  const offer = async (ids: readonly string[]) => {
    // Each minute they are looked for again, until there is room for what they write.
    if (services.room.level() === 'read-only') return;
    for (const id of ids) await boss.send(queue, { id }, { singletonKey: id });
    if (ids.length > 0) boss.notifyWorker(worker);
  };
  const look = (ids: Promise<readonly string[]>) =>
    void ids.then(offer).catch((error: Error) => services.log.warn(`jobs: ${error.message}`));
  const unlisten = await services.database.listen('jobs', (id) =>
    look(id ? Promise.resolve([id]) : waitingJobs(services)),
  );
  const timer = setInterval(() => look(waitingJobs(services)), lookEveryMs);
  look(waitingJobs(services));
  return {
    async stop() {
      clearInterval(timer);
      unlisten();
    },
  };
}

const pollSeconds = 15;
const lookEveryMs = 60_000;
