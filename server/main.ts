import type { Logger } from 'pino';
import { features, handlers } from '#features/server.ts';
import { builtSite, createApp } from './app.ts';
import { isDiskFull } from './database/disk-full.ts';
import { diskFull, prepareDataDirectory } from './database/embedded/data-directory.ts';
import { openDatabase } from './database/open.ts';
import { demoAccounts, seedDemo } from './demo/demo.ts';
import { readEnv } from './env.ts';
import { startJobs } from './jobs/start.ts';
import { loadKeys } from './keys.ts';
import { createLog, describeError } from './log.ts';
import { checkHandlers } from './plugins/calls.ts';
import { explainListening, tryPort } from './port.ts';
import { createDiskRoom } from './room.ts';
import type { Services } from './services.ts';
import { createStorage } from './storage.ts';
import { announce } from './welcome.ts';

const startedAt = performance.now();
/** What runs by now: closed in reverse order at a stop, and when the start fails. */
const opened = new AsyncDisposableStack();
let closing: Promise<void> | undefined;
let stops = 0;
let log: Logger | undefined;
/** Milliseconds after which what does not close is left. */
const longestClosing = 25_000;

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Nobody waits for every paper that the demo data draws ahead: what fails there fails the start as well.
process.on('unhandledRejection', fail);
const starting = start();
await starting.catch(fail);

async function start(): Promise<void> {
  checkHandlers(handlers, features.contracts);
  const env = readEnv(process.env);
  const own = createLog(env.logLevel);
  log = own;
  const lines = {
    info: (m: string) => own.info(m),
    warn: (m: string) => own.warn(m),
    error: (m: string) => own.error(m),
  };
  await tryPort(env);
  prepareDataDirectory(env.dataDir);
  const keys = loadKeys(env.keysDir);
  const { database, directory, stop: stopDatabase } = await openDatabase({ env, log: lines });
  await keep(stopDatabase);
  const [storage, clock] = [await createStorage(env), () => new Date()];
  const room = createDiskRoom({ env, storage, directory, clock, log: lines });
  await room.look();
  room.watch();
  await keep(async () => room.stop());
  const services: Services = { env, database, keys, storage, features, room, log: own, clock };
  const adminLink = env.isProduction ? await features.ensureFirstAdmin(services) : null;
  const demo = env.isProduction ? [] : (await import('#features/demo.ts')).demoRooms;
  if (!env.isProduction) await seedDemo(services, demo);
  for (const run of features.atStart) await run(services);
  const jobs = await startJobs(services);
  await keep(() => jobs.stop());
  const app = await createApp({ services, handlers, site: builtSite });
  await keep(() => app.close());
  await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
    throw explainListening(error, env);
  });
  announce({
    services,
    address: app.listeningOrigin,
    adminLink,
    accounts: demoAccounts(demo),
    ms: performance.now() - startedAt,
  });
  process.off('unhandledRejection', fail).on('unhandledRejection', (error) => {
    // State is unknown from here on: say why and let the supervisor start anew.
    own.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
}

/** Has something that runs closed at the end; at once when the end has come meanwhile. */
async function keep(close: () => Promise<unknown>): Promise<void> {
  if (!opened.disposed) return opened.defer(async () => void (await close()));
  await close();
  throw new Error('stopped while it started');
}

function closeAll(): Promise<void> {
  closing ??= opened.disposeAsync();
  return closing;
}

/** Ends a start that failed. One that fails because it is being stopped, or has failed already, is ended by that. */
async function fail(error: unknown): Promise<void> {
  if (closing) return;
  const end = () => {
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    // What an operator can mend comes as one sentence, and last: what is said while all is closed would bury it.
    console.error(explain(error));
    process.exit(1);
  };
  setTimeout(end, longestClosing).unref();
  await closeAll().catch((problem: unknown) => console.error(problem));
  end();
}

function explain(error: unknown): unknown {
  if (isDiskFull(error)) return diskFull(readEnv(process.env).dataDir).message;
  if (!(error instanceof Error)) return error;
  const { message, cause } = describeError(error);
  // What a query carried stays out; why it failed is told by the database.
  return cause && message !== error.message ? `${message}: ${cause.message}` : message;
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  // A second signal means: now.
  if (++stops > 1) process.exit(1);
  log?.info(`${signal}: finishing what is under way`);
  setTimeout(() => process.exit(1), longestClosing).unref();
  // A start under way fails when what it works with is closed; what it opens last it closes itself.
  const [closed] = await Promise.allSettled([closeAll(), starting]);
  process.exit(closed.status === 'fulfilled' ? 0 : 1);
}
