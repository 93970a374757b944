import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureAppRole } from '#server/database/app-role.ts';
import { withClient } from '#server/database/connection.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { copyDemoData } from './demo.ts';

/** Starts one PostgreSQL for all test files, with the two databases that they copy: the demo's, and one without rows. */
export default async function setup(project: TestProject) {
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const toldAt = new Date().toISOString();
  const dataDir = await copyDemoData();
  const embedded = await startEmbedded({ dataDir, log, isDurable: false });
  const demo = embedded.owner;
  const empty = { ...demo, database: 'empty' };
  await withClient({ ...demo, database: 'postgres' }, (client) => client.query('create database empty'));
  const app = await ensureAppRole(empty);
  await migrate({ owner: empty, appRole: app.user, log });
  project.provide('template', empty);
  project.provide('demo', { database: demo.database, dataDir, toldAt });
  project.provide('scratch', dataDir);
  return async () => {
    await embedded.stop();
    rmSync(embedded.directory, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}
