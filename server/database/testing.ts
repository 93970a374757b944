import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { appRoleName } from './app-role.ts';
import { type Connection, withClient } from './connection.ts';
import { createDatabase, type Database } from './database.ts';
import type { Log } from './log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the database that every test database is copied from. */
    template: Connection;
    /** The database of the demo in the same cluster, the data directory with its keys and files, and when it was told. */
    demo: { database: string; dataDir: string; toldAt: string };
    /** A directory that goes when all tests have run. */
    scratch: string;
  }
}

/** A logger for tests that keeps what it is told. */
export function collectLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (message: string) => lines.push(message);
  return { lines, info: keep, warn: keep, error: keep };
}

/**
 * Creates a database with all tables and no rows; it goes when the test ends, or when the file ends if it was made
 * outside a test: `const database = await createTestDatabase();`
 */
export async function createTestDatabase(source = inject('template').database): Promise<Database> {
  return openTestDatabase(await createOwnedDatabase(source));
}

/** Creates a database without any table and returns its owner's connection; removed like the one above. */
export async function createEmptyDatabase(): Promise<Connection> {
  return createOwnedDatabase('template1');
}

/** Opens a test database; closed before it is removed. */
export function openTestDatabase(owner: Connection): Database {
  const database = createDatabase({ owner, app: { ...owner, user: appRoleName }, size: 4, log: collectLog() });
  afterwards(() => database.close());
  return database;
}

async function createOwnedDatabase(source: string): Promise<Connection> {
  const template = inject('template');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: half the time of writing every page into the log, which no test reads.
  await runOn(template, `create database ${name} template ${pg.escapeIdentifier(source)} strategy file_copy`);
  afterwards(() => runOn(template, `drop database ${name} with (force)`));
  return { ...template, database: name };
}

/** Both run the newest first, so that pools are closed before their database is removed. */
function afterwards(clean: () => Promise<void>) {
  if (TestRunner.getCurrentTest()) onTestFinished(clean);
  else afterAll(clean);
}

/** The maintenance database is used, because nobody may be connected to the one that is copied. */
async function runOn(connection: Connection, statement: string) {
  await withClient({ ...connection, database: 'postgres' }, (client) => client.query(statement));
}
