import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureAppRole } from './app-role.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

/** Starts one PostgreSQL for all test files and prepares the database they copy. */
export default async function setup(project: TestProject) {
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const dataDir = mkdtempSync(join(tmpdir(), 'wutong-test-'));
  // Under root another user runs PostgreSQL and has to get here.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log, isDurable: false });
  const app = await ensureAppRole(embedded.owner);
  await migrate({ owner: embedded.owner, appRole: app.user, log });
  project.provide('template', embedded.owner);
  project.provide('scratch', dataDir);
  return async () => {
    await embedded.stop();
    rmSync(embedded.directory, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}
