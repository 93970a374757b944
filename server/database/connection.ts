import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/** How one role reaches one database. */
export type Connection = pg.ClientConfig & { user: string; database: string; password?: string };

/** Reads a `postgres://` address; `variable` names it in the message when user or database is missing. */
export function parseConnection(url: string, variable: string): Connection {
  const { user, database, password, ...rest } = parseIntoClientConfig(url);
  if (!user || !database)
    throw new Error(`${variable} must name a user and a database: postgres://user:password@host/database`);
  return { ...rest, user, database, password: typeof password === 'string' ? password : undefined };
}

/** Lends a connection of its own for the time of `work`. */
export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  // A lost connection fails the query under way; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws a message that names `variable` when the server cannot be reached or is older than PostgreSQL 16. */
export async function checkServer(connection: Connection, variable: string): Promise<void> {
  const address = `${connection.host}:${connection.port ?? 5432}/${connection.database}`;
  const version = await readVersion(connection).catch((error) => {
    throw new Error(
      `${variable}: PostgreSQL at ${address} cannot be reached as user ${connection.user}: ${explain(error)}`,
    );
  });
  if (Number.parseInt(version, 10) >= 16) return;
  throw new Error(`${variable}: PostgreSQL at ${address} is version ${version}; version 16 or later is needed.`);
}

function readVersion(connection: Connection): Promise<string> {
  return withClient({ ...connection, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  });
}

/** An unreachable host with several addresses fails with an empty message and the causes beside it. */
function explain(error: unknown): string {
  const { message, errors, code } = error as Error & { errors?: Error[]; code?: string };
  return message || errors?.map((each) => each.message).join('; ') || code || String(error);
}
