import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { Log } from './log.ts';

/** Connections to one database as one role. */
export type Pool = {
  /** Lends a connection for the time of `work`. Throws `DatabaseAway` when none can be had, or the one lent is lost. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  load(): { open: number; waiting: number };
  close(): Promise<void>;
};

/** The database cannot be reached for the moment, or all its connections stayed busy for as long as one waits for them. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly isBusy: boolean;
  constructor(cause: unknown, { isBusy = false } = {}) {
    super('the database is away', { cause });
    this.isBusy = isBusy;
  }
}

/** Opens a pool that outlives its database: broken connections are replaced, with growing pauses. */
export function createPool(options: {
  connection: Connection;
  size: number;
  statementSeconds: number;
  log: Log;
}): Pool {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.size,
    application_name: 'wutong',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementSeconds * 1000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    // Queries that are started together travel together; each still runs, and sees the rows, after the one before it.
    pipeline: true,
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) options.log.warn(`a database connection was lost: ${error.message}`);
  });
  // The same for one on loan: its query fails with the same error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = createConnector(pool);

  return {
    async use(work) {
      const client = await connect();
      let isBroken = false;
      try {
        const result = await work(client);
        // A query nobody waited for would go on under the next borrower's tenant.
        isBroken = !isIdle(client);
        if (isBroken)
          throw new Error('a query was still running when its connection was given back: await every query');
        return result;
      } catch (error) {
        throw !(error instanceof DatabaseAway) && isConnectionLoss(error) ? new DatabaseAway(error) : error;
      } finally {
        client.release(isBroken);
      }
    },
    load: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Tries for about a second, long enough for a database that restarts; after that all calls fail at once for a second. */
function createConnector(pool: pg.Pool): () => Promise<pg.PoolClient> {
  let awayUntil = 0;
  let lastError: unknown;

  return async () => {
    for (let delay = 100; ; delay *= 2) {
      if (Date.now() < awayUntil) throw new DatabaseAway(lastError);
      try {
        return await pool.connect();
      } catch (error) {
        if (!isConnectionLoss(error)) throw error;
        if (isBusy(error)) throw new DatabaseAway(error, { isBusy: true });
        lastError = error;
        if (delay > 400) awayUntil = Date.now() + 1000;
      }
      await wait(delay > 400 ? 0 : delay);
    }
  };
}

const lossCodes = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const lossMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed/;

/** Drizzle wraps the driver's error as `cause`. */
function isConnectionLoss(error: unknown): boolean {
  const { code, message, cause } = error as { code?: unknown; message?: string; cause?: unknown };
  if (typeof code === 'string' && (code.startsWith('08') || lossCodes.includes(code))) return true;
  if (lossMessages.test(message ?? '')) return true;
  return cause instanceof Error && isConnectionLoss(cause);
}

function isBusy(error: unknown): boolean {
  return /timeout exceeded/.test((error as Error).message);
}

function isIdle(client: pg.PoolClient): boolean {
  return (client as pg.PoolClient & { readyForQuery?: boolean }).readyForQuery !== false;
}
