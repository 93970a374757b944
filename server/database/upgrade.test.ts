import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { byNight } from '#scripts/night.ts';
import { appRoleName } from './app-role.ts';
import { type Connection, withClient } from './connection.ts';
import { migrate } from './migrate.ts';
import { writeMigrations } from './test-migrations.ts';
import { collectLog, createEmptyDatabase } from './testing.ts';

const shipped = readSteps(resolve(import.meta.dirname, 'migrations'));

test('a database with a row in every table takes each step, and keeps its rows', async () => {
  // By day the eight newest steps: what was released does not change.
  const owner = await upgrade(shipped, byNight(shipped.length - 8, 1));
  expect(new Set(Object.values(await countRows(owner)))).toEqual(new Set([1]));
});

test('a step that only an empty database can take is found', async () => {
  const [first] = shipped;
  const steps = [first!, ['0001_careless', 'alter table tenants add column motto text not null'] as const];
  await expect(upgrade(steps)).rejects.toThrow(/0001_careless failed: column "motto"/);
  const emptied = [first!, ['0001_careless', 'truncate tenants'] as const];
  await expect(upgrade(emptied)).rejects.toThrow(/to match object/);
});

type Steps = readonly (readonly [name: string, statements: string])[];

/** Takes a database through all versions from `first` on; rows of each earlier one are there when a step comes. */
async function upgrade(steps: Steps, first = 1): Promise<Connection> {
  const owner = await createEmptyDatabase();
  for (let version = first; version <= steps.length; version++) {
    const before = await countRows(owner);
    await run(owner, steps.slice(0, version));
    const after = await countRows(owner);
    const kept = Object.entries(before).filter(([table]) => table in after);
    expect(after).toMatchObject(Object.fromEntries(kept));
    await fillEmptyTables(owner, after);
  }
  return owner;
}

async function fillEmptyTables(owner: Connection, counts: Record<string, number>): Promise<void> {
  await withClient(owner, async (client) => {
    // Triggers write rows of their own.
    await client.query('set session_replication_role = replica');
    for (const table of Object.keys(counts).filter((name) => counts[name] === 0)) {
      const { rows: columns } = await client.query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, null) as type
           from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped and not atthasdef
            and attgenerated = '' and attidentity = ''`,
        [pg.escapeIdentifier(table)],
      );
      const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
      const values = columns.map(({ name, type }) => sample(type, name)).join(', ');
      await client.query(`insert into ${pg.escapeIdentifier(table)} (${names}) values (${values})`);
    }
  });
}

async function run(owner: Connection, steps: Steps): Promise<void> {
  const directory = writeMigrations(Object.fromEntries(steps));
  await migrate({
    owner,
    appRole: appRoleName,
    log: collectLog(),
    directory,
    access: { insertOnly: [], shared: [] },
  });
}

async function countRows(owner: Connection): Promise<Record<string, number>> {
  return withClient(owner, async (client) => {
    const tables = await tablesOf(client);
    if (tables.length === 0) return {};
    const counts = tables.map(
      (table) => `select ${pg.escapeLiteral(table)} as name, count(*)::int from ${pg.escapeIdentifier(table)}`,
    );
    const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '));
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  });
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** A value of a type, as SQL; texts of a row differ. */
function sample(type: string, name: string): string {
  if (type.endsWith('[]')) return "'{}'";
  if (/^(timestamp|date|time)/.test(type)) return 'now()';
  if (/^(bigint|integer|smallint|numeric|double|real)/.test(type)) return '1';
  if (type === 'boolean') return 'false';
  if (type === 'jsonb') return "'{}'";
  return type === 'text' ? pg.escapeLiteral(name) : `'x'::${type}`;
}

function readSteps(directory: string): Steps {
  const { entries } = JSON.parse(readFileSync(join(directory, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return entries.map(({ tag }) => [tag, readFileSync(join(directory, `${tag}.sql`), 'utf8')]);
}
