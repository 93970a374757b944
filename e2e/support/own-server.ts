import { test as base } from '@playwright/test';
import { freePort } from '#scripts/free-port.ts';
import { startDemo } from './server.ts';

/**
 * A server of its own for a file whose tests change what all others go by, such as the days of the contest. Calls, pages
 * and administrators are those of it as long as the file's tests run.
 */
export function onOwnServer(name: string): void {
  const kept = { E2E_PORT: process.env.E2E_PORT, E2E_ADMINS: process.env.E2E_ADMINS };
  let stop: (() => Promise<void>) | undefined;
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  base.use({ baseURL: async ({}, use) => use(`http://127.0.0.1:${process.env.E2E_PORT}`) });
  base.beforeAll(async () => {
    process.env.E2E_PORT = String(await freePort());
    stop = await startDemo(name);
  });
  base.afterAll(async () => {
    Object.assign(process.env, kept);
    await stop?.();
  });
}
