import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { PgTransactionConfig } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import type { Connection } from './connection.ts';
import { createListener, type Unlisten } from './listener.ts';
import type { Log } from './log.ts';
import { createPool, type Pool } from './pool.ts';

/** Drizzle on one connection that is bound to one tenant. */
export type Db = NodePgDatabase<Record<string, never>>;
/** The same inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Either of them, for queries that do not mind. */
export type Queryable = Db | Tx;

/** The connections of one node. `tenant` is the tenant of the session, or null for a call that belongs to none. */
export type Database = {
  /** Runs queries that see the rows of `tenant` only; with `onReplica` on the read copy, when there is one. */
  read<T>(tenant: string | null, work: (db: Db) => Promise<T>, options?: { onReplica?: boolean }): Promise<T>;
  /** The same in one transaction: all of it is kept, or nothing when `work` throws. */
  transaction<T>(tenant: string | null, work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /** Runs queries that see the rows of every tenant: for migrations, demo data and jobs, never for a request. */
  asOwner<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Calls `heard` for each notice on the channel, and with null after an interruption in which notices may be lost. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<Unlisten>;
  /** Whether the database answers now. */
  isReady(): Promise<boolean>;
  /** Connections open and requests waiting for one. */
  load(): { open: number; waiting: number };
  /** The owner's connection, for a library that brings its own pool. */
  owner: Connection;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  owner: Connection;
  app: Connection;
  replica?: Connection;
  /** Most connections for requests (default 16). */
  size?: number;
  log: Log;
};

/** Opens the pools; connections are made when the first query needs them. */
export function createDatabase({ owner, app, replica, size = 16, log }: DatabaseOptions): Database {
  const requests = createPool({ connection: app, size, statementSeconds: 10, log });
  const copies = replica && createPool({ connection: replica, size, statementSeconds: 10, log });
  const owners = createPool({ connection: owner, size: 4, statementSeconds: 600, log });
  const listener = createListener(owner, log);

  return {
    read: (tenant, work, options) => {
      const pool = options?.onReplica && copies ? copies : requests;
      return withTenant(pool, tenant, work);
    },
    transaction: (tenant, work, config) =>
      withTenant(requests, tenant, (db) =>
        db
          .transaction(async (tx) => {
            outside.set(tx, db);
            return [await work(tx), said.get(tx)] as const;
          }, config)
          .then(([result, channels]) => {
            // The notice travels by way of the database; this node must not be the last to know.
            for (const channel of channels ?? []) listener.tell(channel, '');
            return result;
          }),
      ),
    asOwner: (work) => owners.use((client) => work(bind(client).db)),
    listen: listener.listen,
    isReady: () =>
      requests
        .use((client) => client.query('select'))
        .then(
          () => true,
          () => false,
        ),
    load: requests.load,
    owner,
    async close() {
      await Promise.all([listener.close(), requests.close(), owners.close(), copies?.close()]);
    },
  };
}

/**
 * Returns a function that gives the prepared form of a query for the connection at hand: Drizzle builds it and
 * PostgreSQL parses it once for each connection, under `name`, which no other query may have.
 */
export function prepared<P>(
  name: string,
  build: (db: Queryable) => { prepare(name: string): P },
): (db: Queryable) => P {
  const built = new WeakMap<Queryable, P>();
  return (db) => {
    // A transaction is an object of its own on the same connection: what was built for the connection takes part in it.
    const connection = outside.get(db) ?? db;
    const known = built.get(connection);
    if (known) return known;
    const fresh = build(connection).prepare(name);
    built.set(connection, fresh);
    return fresh;
  };
}

/**
 * Sends the queries that `start` starts in one packet. They run one after the other, each as a statement of its own, so
 * they may need what an earlier one does, but not its answer.
 */
export function together<T>(db: Queryable, start: () => Promise<T>): Promise<T> {
  const { $client } = (outside.get(db) ?? db) as { $client?: pg.Client };
  const stream = $client?.connection.stream;
  stream?.cork();
  try {
    return start();
  } finally {
    stream?.uncork();
  }
}

/**
 * Says on a channel, once the transaction commits, that something changed: listeners of this node hear it before whoever
 * waits for the transaction, those of others a moment later.
 */
export async function notify(db: Queryable, channel: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
  said.set(db, (said.get(db) ?? new Set()).add(channel));
}

const said = new WeakMap<Queryable, Set<string>>();

/** The connection each transaction runs on. */
const outside = new WeakMap<Queryable, Db>();

type Bound = { db: Db; tenant: string };

/** What each pooled connection is bound to: the tenant is sent only when it changes. */
const bindings = new WeakMap<pg.PoolClient, Bound>();

function bind(client: pg.PoolClient): Bound {
  const known = bindings.get(client);
  if (known) return known;
  const fresh = { db: drizzle(client) as Db, tenant: '' };
  bindings.set(client, fresh);
  return fresh;
}

function withTenant<T>(pool: Pool, tenant: string | null, work: (db: Db) => Promise<T>): Promise<T> {
  return pool.use(async (client) => {
    const bound = bind(client);
    const wanted = tenant ?? '';
    // Compared at every checkout, also for "no tenant": the connection still shows the last tenant's rows.
    if (bound.tenant !== wanted) {
      await client.query({ name: 'bind_tenant', text: "select set_config('app.tenant', $1, false)", values: [wanted] });
      bound.tenant = wanted;
    }
    return await work(bound.db);
  });
}
