import { launchOptions, wholeChromium } from '#scripts/chromium.ts';
import { expect, test } from '../support/test.ts';

// The headless shell knows nothing of installing.
test.use({ launchOptions: launchOptions(wholeChromium()) });

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/poultry/');
  const browser = await context.newCDPSession(page);
  // What is left is the test's own window, in which nothing can be installed.
  await expect
    .poll(async () =>
      (await browser.send('Page.getInstallabilityErrors')).installabilityErrors.map((each) => each.errorId),
    )
    .toEqual(['in-incognito']);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
});
