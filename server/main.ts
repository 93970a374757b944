import { builtSite, createApp } from './app.ts';
import { prepareDataDirectory } from './database/data-directory.ts';
import { openDatabase } from './database/open.ts';
import { seedDemo } from './database/seed/demo.ts';
import { replayErasures } from './domain/own-data/erase.ts';
import { ensureFirstAdmin } from './domain/tenants/first-admin.ts';
import { EnvError, readEnv } from './env.ts';
import { startJobs } from './jobs/start.ts';
import { loadKeys } from './keys.ts';
import { createLog } from './log.ts';
import { checkHandlers } from './plugins/calls.ts';
import { handlers } from './routes/registry.ts';
import type { Services } from './services.ts';
import { createStorage } from './storage.ts';
import { announce } from './welcome.ts';

const startedAt = performance.now();

try {
  await start();
} catch (error) {
  // What an operator can mend comes as one sentence; a stack would bury it.
  console.error(error instanceof EnvError || error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}

async function start(): Promise<void> {
  checkHandlers(handlers);
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const say = {
    info: (m: string) => log.info(m),
    warn: (m: string) => log.warn(m),
    error: (m: string) => log.error(m),
  };
  prepareDataDirectory(env.dataDir);
  const keys = loadKeys(env.keysDir);
  const { database, stop: stopDatabase } = await openDatabase({ env, log: say });
  const services: Services = {
    env,
    database,
    keys,
    storage: await createStorage(env),
    log,
    clock: () => new Date(),
  };
  const adminLink = env.isProduction ? await ensureFirstAdmin(services) : null;
  if (!env.isProduction) await seedDemo(services);
  await replayErasures(services);
  const app = await createApp({ services, handlers, site: builtSite });
  const jobs = await startJobs(services);
  await app.listen({ port: env.port, host: env.host });
  announce({ services, address: app.listeningOrigin, adminLink, ms: performance.now() - startedAt });

  let stops = 0;
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal means: now.
    if (++stops > 1) process.exit(1);
    log.info(`${signal}: finishing what is under way`);
    const limit = setTimeout(() => process.exit(1), 25_000);
    await app.close();
    await jobs.stop();
    await stopDatabase();
    clearTimeout(limit);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => {
    // State is unknown from here on: say why and let the supervisor start anew.
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
}
