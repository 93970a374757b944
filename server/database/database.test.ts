import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { integer, pgTable, text } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { ensureAppRole } from './app-role.ts';
import { withClient } from './connection.ts';
import { createDatabase, prepared, together } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { DatabaseAway } from './pool.ts';
import { collectLog, createEmptyDatabase, openTestDatabase } from './testing.ts';

const word = pgTable('word', { id: integer().primaryKey(), text: text().notNull() });

async function openWords() {
  const owner = await createEmptyDatabase();
  await withClient(owner, (client) =>
    client.query(
      "create table word (id integer primary key, text text not null); grant all on word to wutong_app; insert into word values (1, 'one')",
    ),
  );
  return openTestDatabase(owner);
}

test('a transaction that throws keeps nothing, and the connection goes on', async () => {
  const database = await openWords();
  const attempt = database.transaction('north', async (tx) => {
    await tx.insert(word).values({ id: 2, text: 'two' });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await database.read('north', (db) => db.select().from(word))).toEqual([{ id: 1, text: 'one' }]);
  expect(database.load()).toEqual({ open: 1, waiting: 0 });
});

test('a query that nobody waits for is reported', async () => {
  const database = await openWords();
  const forgetful = database.read('north', async (db) => {
    db.execute(sql`select 1`).catch(() => undefined);
  });
  await expect(forgetful).rejects.toThrow('await every query');
});

test('a prepared query is parsed once for each connection', async () => {
  const database = await openWords();
  const findWord = prepared('find_word', (db) =>
    db
      .select()
      .from(word)
      .where(sql`${word.id} = ${sql.placeholder('id')}`),
  );
  const find = (id: number) => database.read(null, (db) => findWord(db).execute({ id }));
  expect(await find(1)).toEqual([{ id: 1, text: 'one' }]);
  expect(await find(2)).toEqual([]);
  expect(await database.transaction(null, (tx) => findWord(tx).execute({ id: 1 }))).toHaveLength(1);
  const { rows } = await database.read(null, (db) =>
    db.execute(sql`select generic_plans + custom_plans as plans from pg_prepared_statements where name = 'find_word'`),
  );
  expect(rows).toEqual([{ plans: '3' }]);
});

test('a prepared query in a transaction belongs to it, and is the one of the connection', async () => {
  const database = await openWords();
  let built = 0;
  const addWord = prepared('add_word', (db) => {
    built += 1;
    return db.insert(word).values({ id: sql.placeholder('id'), text: 'new' });
  });
  await database.transaction('north', (tx) => addWord(tx).execute({ id: 2 }));
  const attempt = database.transaction('north', async (tx) => {
    await addWord(tx).execute({ id: 3 });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await database.read('north', (db) => db.select({ id: word.id }).from(word))).toEqual([{ id: 1 }, { id: 2 }]);
  expect(built).toBe(1);
});

test('a query started behind one that waits for a lock sees what was committed meanwhile', async () => {
  const database = await openWords();
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  const { promise: ending, resolve: end } = Promise.withResolvers<void>();
  const first = database.transaction('north', async (tx) => {
    await tx.update(word).set({ text: 'changed' });
    await tx.insert(word).values({ id: 2, text: 'two' });
    holds();
    await ending;
  });
  await held;
  const second = database.transaction('north', (tx) =>
    together(tx, () =>
      Promise.all([tx.execute(sql`select from word where id = 1 for update`), tx.select().from(word)]),
    ),
  );
  const waits = sql`select count(*)::int as waiting from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.asOwner((db) => db.execute(waits))).rows).toEqual([{ waiting: 1 }]);
  end();
  await first;
  expect((await second)[1]).toEqual([
    { id: 1, text: 'changed' },
    { id: 2, text: 'two' },
  ]);
});

test('of queries started together a failing one ends the transaction, and the connection goes on', async () => {
  const database = await openWords();
  const attempt = database.transaction('north', (tx) =>
    together(tx, () =>
      Promise.all([
        tx.insert(word).values({ id: 2, text: 'two' }),
        tx.insert(word).values({ id: 1, text: 'again' }),
        tx.insert(word).values({ id: 3, text: 'three' }),
      ]),
    ),
  );
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await database.read('north', (db) => db.select().from(word))).toEqual([{ id: 1, text: 'one' }]);
  expect(database.load()).toEqual({ open: 1, waiting: 0 });
});

test('statements of a request end after ten seconds, and an idle transaction after fifteen', async () => {
  const database = await openWords();
  const { rows } = await database.read(null, (db) =>
    db.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    ),
  );
  expect(rows).toEqual([{ statement: '10s', idle: '15s' }]);
});

test('a notice reaches the listeners of its channel', async () => {
  const database = await openWords();
  const heard: (string | null)[] = [];
  const unlisten = await database.listen('changes', (payload) => heard.push(payload));
  await database.transaction('north', (tx) => tx.execute(sql`select pg_notify('changes', 'first')`));
  await expect.poll(() => heard).toEqual(['first']);
  unlisten();
});

test('when PostgreSQL is killed the process lives, calls fail as away, and all goes on by itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wutong-away-'));
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const embedded = await startEmbedded({ dataDir, log: collectLog(), isDurable: false });
  onTestFinished(() => embedded.stop());
  const database = createDatabase({
    owner: embedded.owner,
    app: await ensureAppRole(embedded.owner),
    log: collectLog(),
  });
  onTestFinished(() => database.close());
  const heard: (string | null)[] = [];
  await database.listen('changes', (payload) => heard.push(payload));

  const sleeping = database.read(null, (db) => db.execute(sql`select pg_sleep(9)`));
  const outcome = expect(sleeping).rejects.toThrow(DatabaseAway);
  const running = sql`select from pg_stat_activity where usename = 'wutong_app' and wait_event = 'PgSleep'`;
  await expect.poll(async () => (await database.asOwner((db) => db.execute(running))).rowCount).toBe(1);
  process.kill(embedded.pid(), 'SIGKILL');
  await outcome;
  await expect.poll(() => database.isReady()).toBe(true);
  // Notices may have been lost meanwhile, which a listener is told.
  await expect.poll(() => heard).toEqual([null]);
});

test('whoever waited long enough while all connections were busy is told so, not that the database is away', async () => {
  const database = await openWords();
  const held = Promise.withResolvers<void>();
  const holders = Array.from({ length: 4 }, () => database.read('north', () => held.promise));
  await expect.poll(() => database.load()).toEqual({ open: 4, waiting: 0 });
  const outcome = await database.read('north', (db) => db.select().from(word)).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DatabaseAway);
  expect(outcome).toMatchObject({ isBusy: true });
  held.resolve();
  await Promise.all(holders);
  expect(await database.read('north', (db) => db.select().from(word))).toHaveLength(1);
});
