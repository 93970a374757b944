import type { BrowserContext } from '@playwright/test';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { beginAnalysis, chooseScore, goOn, readOverview } from '../pages/flock-scoring.ts';
import { countUnsent, signInFlock } from '../support/flock.ts';
import { startVersions, type Versions } from '../support/next-version.ts';
import { register } from '../support/people.ts';
import { test as base, expect, expectAccessible } from '../support/test.ts';

const test = base.extend<{ versions: Versions }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  versions: async ({}, use) => {
    const versions = await startVersions();
    await use(versions);
    await versions.close();
  },
  baseURL: ({ versions }, use) => use(versions.origin),
});

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a version that must be updated says so with one button; the analysis goes on, and what waits is sent afterwards @night', async ({
  page,
  context,
  versions,
}) => {
  const demand = await startDemands(context);
  await signInFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Version farm', house: 'House 1' });
  await expect.poll(() => countUnsent(page)).toBe(0);
  const strip = page.getByText(shell.update.needed, { exact: true });
  await expect(strip).toHaveCount(0);

  demand({ forcedNumber: '9.0.0', minNumber: '' });
  await page.goto('/poultry/');
  await expect(strip).toBeVisible();
  await expect(page.getByText(shell.update.forced)).toBeVisible();
  await expectAccessible(page, 'an update that is asked for');

  demand({ forcedNumber: '9.0.0', minNumber: '9.0.0' });
  await page.goto(`${report}/litter`);
  await chooseScore(page, 1);
  await goOn(page);
  await chooseScore(page, 4);
  await page.goto(report);
  await expect(page.getByText(shell.update.barred)).toBeVisible();
  const waiting = await countUnsent(page);
  expect(waiting).toBeGreaterThan(0);
  await page.goto('/poultry/');
  await expect(page.getByText(shell.wait.update)).toBeVisible();
  expect(await countUnsent(page)).toBe(waiting);

  // Told before it has been put on the server: pressing says so, and nothing is lost.
  await page.getByRole('button', { name: shell.update.now }).click();
  await expect(page.getByText(shell.update.missing)).toBeVisible();
  expect(await countUnsent(page)).toBe(waiting);
  await context.setOffline(true);
  await expect(strip).toHaveCount(0);
  await context.setOffline(false);
  await expect(strip).toBeVisible();

  // The update: another worker, which demands nothing of itself.
  versions.release();
  await page.goto(report);
  await expect(strip).toBeVisible();
  // Not sooner: the page that is still there would hear of it, and take its button away.
  page.once('framenavigated', () => demand(undefined));
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: shell.update.now }).click();
  await again;
  await expect(page).toHaveURL(report);
  await expect.poll(() => countUnsent(page)).toBe(0);
  await expect(strip).toHaveCount(0);
  await page.goto(`${report}/litter`);
  expect([...(await readOverview(page))].slice(0, 2)).toEqual([
    [1, '1'],
    [2, '4'],
  ]);
});

/** What released versions demand, for this browser alone: others are being tested beside it. */
async function startDemands(context: BrowserContext) {
  let demands: { forcedNumber: string; minNumber: string } | undefined;
  await context.route('**/talents/poultry/settings*', async (route) => {
    if (!demands) return route.continue();
    const answer = await route.fetch();
    const body = await answer.json();
    const version = { number: '9.0.0', title: 'Nine', notes: 'New', ...demands };
    return route.fulfill({ response: answer, json: { ...body, obj: { ...body.obj, version } } });
  });
  return (wanted: typeof demands) => {
    demands = wanted;
  };
}
