import { defineConfig } from '@playwright/test';
import { launchOptions, quickChromium } from './scripts/chromium.ts';
import { freePort } from './scripts/free-port.ts';

// The configuration is read again by every worker: the port is chosen once and handed down.
process.env.E2E_PORT ??= String(await freePort());

/** In ms. Long enough for a machine that does ten other things: what waits for it is broken, not slow. */
const patience = 300_000;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/test/browser',
  globalSetup: './e2e/support/server.ts',
  // One more than the two cores it is made for: some tests wait for a minute of the clock to pass.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 4 * patience,
  expect: { timeout: patience },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
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
