import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Schedule } from './schedule.ts';
import { startWork } from './work.ts';

/**
 * Starts pg-boss in a schema of its own, which only the owner of the database can enter, and has it run the schedules
 * and the work people ask for.
 * Each runs once in the whole installation, however many nodes there are.
 */
export async function startBoss(
  services: Services,
  schedules: readonly Schedule[],
): Promise<{ stop(): Promise<void> }> {
  const { owner } = services.database;
  const boss = new PgBoss({
    ...owner,
    ssl: owner.ssl,
    schema: 'pgboss',
    application_name: 'wutong-jobs',
    max: 2,
    // Its few connections are waited for in turn: a job whose end cannot be written counts as under way for minutes.
    connectionTimeoutMillis: 60_000,
    cronWorkerIntervalSeconds: pollSeconds,
  });
  boss.on('error', (error) => services.log.warn(`jobs: ${error.message}`));
  try {
    return await workOn(boss, services, schedules);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

async function workOn(boss: PgBoss, services: Services, schedules: readonly Schedule[]) {
  await boss.start();
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name, {
      policy: 'singleton',
      retryLimit: 0,
      expireInSeconds: 300,
      deleteAfterSeconds: 86_400,
    });
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
      await run(services).catch((error: Error) => {
        services.log.error(`jobs: ${name} failed: ${error.message}`);
        throw error;
      });
    });
    await boss.schedule(name, cron, null, { tz: 'Asia/Shanghai' });
  }
  const work = await startWork(services, boss);
  return {
    async stop() {
      await work.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

const pollSeconds = 15;
