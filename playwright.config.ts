import { defineConfig } from '@playwright/test';
import { launchOptions, quickChromium } from './scripts/chromium.ts';
import { freePort } from './scripts/free-port.ts';

// The configuration is read again by every worker: the port is chosen once and handed down.
process.env.E2E_PORT ??= String(await freePort());

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
    // A button that is still growing may have moved on between the press and the release of a quick click.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: launchOptions(quickChromium()),
  },
});
