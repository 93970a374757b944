import type { Env } from '../env.ts';
import { canLogIn, ensureAppRole } from './app-role.ts';
import { type Connection, checkServer, parseConnection } from './connection.ts';
import { createDatabase, type Database } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';

/**
 * A database that is up to date and ready for requests; `directory` is where the embedded server, if any, keeps its
 * files; `stop` closes the pools and that server.
 */
export type OpenDatabase = { database: Database; directory?: string; stop(): Promise<void> };

type Settings = Pick<Env, 'dataDir' | 'databaseUrl' | 'databaseAppUrl' | 'databaseReplicaUrl' | 'databasePool'>;

/** Starts or reaches PostgreSQL, makes the application role, migrates and secures. Throws a message for the operator. */
export async function openDatabase({ env, log }: { env: Settings; log: Log }): Promise<OpenDatabase> {
  const server = env.databaseUrl ? await reach(env.databaseUrl) : await embed(env, log);
  try {
    const app = env.databaseAppUrl ? await reachApp(env.databaseAppUrl) : await ensureAppRole(server.owner);
    await migrate({ owner: server.owner, appRole: app.user, log });
    const replica = env.databaseReplicaUrl ? replicaOf(env.databaseReplicaUrl, app) : undefined;
    const database = createDatabase({ owner: server.owner, app, replica, size: env.databasePool, log });
    return {
      database,
      directory: server.directory,
      async stop() {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

type Server = { owner: Connection; directory?: string; stop(): Promise<void> };

async function embed({ dataDir }: Settings, log: Log): Promise<Server> {
  const embedded = await startEmbedded({ dataDir, log });
  return { owner: embedded.owner, directory: embedded.directory, stop: embedded.stop };
}

async function reach(url: string): Promise<Server> {
  const owner = parseConnection(url, 'DATABASE_URL');
  await checkServer(owner, 'DATABASE_URL');
  return { owner, stop: async () => undefined };
}

async function reachApp(url: string): Promise<Connection> {
  const app = parseConnection(url, 'DATABASE_APP_URL');
  if (await canLogIn(app)) return app;
  throw new Error(`DATABASE_APP_URL: user ${app.user} may not log in (no such user, or another password)`);
}

/** The read copy has the same roles; its address only says where it is. */
function replicaOf(url: string, app: Connection): Connection {
  const copy = parseConnection(url, 'DATABASE_REPLICA_URL');
  return { ...copy, user: app.user, password: app.password };
}
