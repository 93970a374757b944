import pino from 'pino';
import { demoRooms } from '#features/demo.ts';
import { features } from '#features/server.ts';
import { prepareDataDirectory } from './database/embedded/data-directory.ts';
import { knownHome } from './database/embedded/postgres-home.ts';
import { openDatabase } from './database/open.ts';
import { seedDemo } from './demo/demo.ts';
import { type Env, readEnv } from './env.ts';
import { loadKeys } from './keys.ts';
import { createDiskRoom, type Room } from './room.ts';
import { createStorage } from './storage.ts';

interface Telling {
  readonly env: Env;
  /** How much room there is; what the disks have unless told. */
  readonly room?: Room;
  /** Ends it early: whoever comes next begins again. */
  readonly signal?: AbortSignal;
}

/** Fills an installation with the demo as the first start of a server does, and leaves nothing running. */
export async function tellDemo({ env, room, signal }: Telling): Promise<void> {
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  prepareDataDirectory(env.dataDir);
  const keys = loadKeys(env.keysDir);
  const stopped = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
  const { database, directory, stop } = await openDatabase({ env, log });
  try {
    const [storage, clock] = [await createStorage(env), () => new Date()];
    const disks = room ?? createDiskRoom({ env, storage, directory, clock, log });
    const services = { env, database, keys, storage, features, room: disks, log: pino({ level: 'silent' }), clock };
    if (!signal?.aborted) await Promise.race([seedDemo(services, demoRooms), stopped]);
  } finally {
    await stop();
  }
}

/** While the pages are built on a bare machine; whatever hinders it, the server finds and says itself. */
async function tellAhead(): Promise<void> {
  const env = readEnv(process.env);
  if (env.isProduction || env.databaseUrl || knownHome(env.dataDir)) return;
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());
  await tellDemo({ env, signal: ending.signal });
}

if (import.meta.main) await tellAhead().then(() => process.exit(0));
