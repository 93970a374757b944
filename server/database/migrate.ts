import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { type Connection, withClient } from './connection.ts';
import type { Log } from './log.ts';
import { secure } from './secure.ts';
import { type TableAccess, tableAccess } from './table-access.ts';

export type MigrateOptions = {
  owner: Connection;
  appRole: string;
  log: Log;
  /** Directory that drizzle-kit writes (`meta/_journal.json` and one SQL file for each step). */
  directory?: string;
  access?: TableAccess;
};

/**
 * Brings the database to the state this release knows, one transaction for each step, then secures it. Nodes that start
 * together wait for each other. Throws for a database that is newer than this release or was changed under way.
 */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[]; secured: number }> {
  const migrations = readMigrations(options.directory ?? resolve(import.meta.dirname, 'migrations'));
  return withClient({ ...options.owner, application_name: 'wutong-migrate' }, async (client) => {
    // Held until this connection ends, also when it is cut.
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const applied = await applyMissing(client, migrations, options.log);
    const access = options.access ?? tableAccess;
    const secured = await inTransaction(client, () => secure(client, { appRole: options.appRole, access }));
    if (secured.length > 0) options.log.info(`set the walls between tenants (${secured.length} statements)`);
    return { applied, secured: secured.length };
  });
}

type Migration = { number: number; name: string; sql: string; checksum: string };

/** Any number that no other program on the same database uses for its lock. */
const lockNumber = 7_785_116_400;

function readMigrations(directory: string): Migration[] {
  const journal = join(directory, 'meta', '_journal.json');
  if (!existsSync(journal)) throw new Error(`there are no migrations: ${journal} is missing`);
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number; tag: string }[] };
  return entries.map(({ idx, tag }, position) => {
    if (idx !== position) throw new Error(`${journal} skips or repeats number ${position}`);
    const sql = readFileSync(join(directory, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
    return { number: idx, name: tag, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function applyMissing(client: pg.Client, migrations: Migration[], log: Log): Promise<string[]> {
  const done = await readDone(client);
  check(migrations, done);
  const missing = migrations.slice(done.length);
  for (const migration of missing) {
    const start = performance.now();
    await inTransaction(client, () => apply(client, migration));
    log.info(`migrated the database: ${migration.name} (${Math.round(performance.now() - start)} ms)`);
  }
  return missing.map(({ name }) => name);
}

type Done = { number: number; name: string; checksum: string };

/** In a schema of its own, which the application role cannot enter. */
async function readDone(client: pg.Client): Promise<Done[]> {
  await client.query(`
    create schema if not exists migration;
    create table if not exists migration.applied (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<Done>('select number, name, checksum from migration.applied order by number');
  return rows;
}

function check(migrations: Migration[], done: Done[]) {
  const newest = done.at(-1);
  if (newest && done.length > migrations.length) {
    throw new Error(
      `the database is newer than this release: it has migration ${newest.name}. Start the newer release, or restore a backup made before it.`,
    );
  }
  for (const { number, name, checksum } of done) {
    const known = migrations[number];
    if (known?.checksum === checksum) continue;
    throw new Error(
      `migration ${name} is not the one that was applied to this database (it is now ${known?.name}). An applied migration must not be changed: restore the file and add a new step.`,
    );
  }
}

async function apply(client: pg.Client, { number, name, sql, checksum }: Migration) {
  for (const statement of sql.split('--> statement-breakpoint')) {
    try {
      if (statement.trim()) await client.query(statement);
    } catch (error) {
      throw new Error(`migration ${name} failed: ${(error as Error).message}\n${statement.trim().slice(0, 500)}`, {
        cause: error,
      });
    }
  }
  await client.query('insert into migration.applied (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
