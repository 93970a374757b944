import { expect, test } from 'vitest';
import { appRoleName } from './app-role.ts';
import { type Connection, withClient } from './connection.ts';
import { migrate } from './migrate.ts';
import { writeMigrations } from './test-migrations.ts';
import { collectLog, createEmptyDatabase } from './testing.ts';

const first = {
  '0000_notes':
    'create table note (id integer primary key, tenant_id text not null);--> statement-breakpoint\ncreate table plain (id integer);',
};
const second = { ...first, '0001_title': 'alter table note add column title text;' };
const access = { insertOnly: [], shared: [] };

function run(owner: Connection, steps: Record<string, string>) {
  return migrate({ owner, appRole: appRoleName, log: collectLog(), directory: writeMigrations(steps), access });
}

async function query(owner: Connection, text: string) {
  const { rows } = await withClient(owner, (client) => client.query(text));
  return rows;
}

test('only missing steps are applied, and a second run changes nothing', async () => {
  const owner = await createEmptyDatabase();
  expect(await run(owner, first)).toMatchObject({ applied: ['0000_notes'] });
  expect(await run(owner, second)).toMatchObject({ applied: ['0001_title'] });
  expect(await run(owner, second)).toEqual({ applied: [], secured: 0 });
});

test('nodes that start together apply each step once', async () => {
  const owner = await createEmptyDatabase();
  const results = await Promise.all([1, 2, 3, 4].map(() => run(owner, second)));
  expect(results.flatMap(({ applied }) => applied)).toEqual(['0000_notes', '0001_title']);
  expect(await query(owner, 'select number from migration.applied')).toHaveLength(2);
});

test('a step that fails leaves nothing of itself behind', async () => {
  const owner = await createEmptyDatabase();
  const broken = {
    ...first,
    '0001_broken': 'create table half (id integer);--> statement-breakpoint\nselect nothing;',
  };
  await expect(run(owner, broken)).rejects.toThrow(/migration 0001_broken failed: column "nothing" does not exist/);
  expect(await query(owner, "select to_regclass('half') as half")).toEqual([{ half: null }]);
  expect(await run(owner, second)).toMatchObject({ applied: ['0001_title'] });
});

test('a database from a newer release is refused', async () => {
  const owner = await createEmptyDatabase();
  await run(owner, second);
  await expect(run(owner, first)).rejects.toThrow(/newer than this release: it has migration 0001_title/);
});

test('an applied step that was edited is refused', async () => {
  const owner = await createEmptyDatabase();
  await run(owner, first);
  const edited = { '0000_notes': 'create table note (id bigint primary key);' };
  await expect(run(owner, edited)).rejects.toThrow(/migration 0000_notes is not the one that was applied/);
});
