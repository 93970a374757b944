import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './e2e/support/free-port.ts';

// The configuration is read again by every worker: the port is chosen once and handed down.
process.env.E2E_PORT ??= String(await findFreePort());

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/test/browser',
  globalSetup: './e2e/support/server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Journeys share one busy machine with the server; who needed the second attempt is named at the end of `npm test`.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});

/** Noted by `scripts/setup.mjs --tests`. */
function findChromium(): string | undefined {
  const note = resolve(import.meta.dirname, 'var/chromium-path');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  return [process.env.CHROMIUM, noted, '/usr/bin/chromium'].find((path) => path && existsSync(path));
}
