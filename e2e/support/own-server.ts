import { test as base } from '@playwright/test';
import { freePort } from '#scripts/free-port.ts';
import { openAdminSession } from './admins.ts';
import { type Running, startDemo } from './server.ts';

/**
 * A server of its own for a file whose tests change what all others go by, such as the days of the contest. Calls, pages
 * and administrators are those of it as long as the file's tests run. What is returned moves its clock on by so many
 * ms, after which everybody signs in anew.
 */
export function onOwnServer(name: string): (ms: number) => Promise<void> {
  const { E2E_PORT, E2E_ADMINS } = process.env;
  const kept = { E2E_PORT, E2E_ADMINS, E2E_AHEAD: '0' };
  let running: Running | undefined;
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  base.use({ baseURL: async ({}, use) => use(`http://127.0.0.1:${process.env.E2E_PORT}`) });
  base.beforeAll(async () => {
    process.env.E2E_PORT = String(await freePort());
    running = await startDemo(name);
  });
  base.afterAll(async () => {
    Object.assign(process.env, kept);
    await running?.stop();
  });
  return async (ms) => {
    await running?.moveClock(ms);
    process.env.E2E_AHEAD = String(Number(process.env.E2E_AHEAD ?? 0) + ms);
    await openAdminSession('yunting');
  };
}
