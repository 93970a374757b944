import type { Page } from '@playwright/test';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { beginAnalysis, chooseScore, goOn, readOverview } from '../pages/flock-scoring.ts';
import { countUnsent, signInFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a full phone says so at once, keeps all that was scored before, and goes on when there is room @night', async ({
  page,
  context,
}) => {
  await signInFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Full farm', house: 'House 1' });
  await context.setOffline(true);
  await page.goto(`${report}/litter`);
  for (const score of [1, 4]) {
    await chooseScore(page, score);
    await goOn(page);
  }
  await expect(page).toHaveURL(/no=3/);
  const unsent = await countUnsent(page);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // The browser hands out room in advance, and counts again after half a minute.
  await expect.poll(() => writeSomething(page), { timeout: 60_000 }).toBe('QuotaExceededError');

  await page.locator('[data-score="2"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(shell.full.title);
  await expectAccessible(page, 'a full phone');
  await dialog.getByRole('button', { name: shell.understood }).click();
  // Nothing is shown as scored that is not kept.
  await expect(page.locator('[data-score="2"]')).toHaveAttribute('aria-pressed', 'false');
  expect(await countUnsent(page)).toBe(unsent);
  await page.goto('/poultry/farms/new');
  await page.getByLabel('Farm name').fill('One too many');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText(shell.full.title);
  await dialog.getByRole('button', { name: shell.understood }).click();
  await expect(page.getByLabel('Farm name')).toHaveValue('One too many');

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One too many' })).toBeVisible();
  await page.goto(`${report}/litter?no=3`);
  await chooseScore(page, 2);
  await page.reload();
  expect([...(await readOverview(page))].slice(0, 3)).toEqual([
    [1, '1'],
    [2, '4'],
    [3, '2'],
  ]);
  await context.setOffline(false);
  await expect.poll(() => countUnsent(page)).toBe(0);
});

/** What becomes of a write beside the app's own database. */
function writeSomething(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('beside', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('things', { autoIncrement: true });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const outcome = await new Promise<string>((resolve) => {
      const transaction = db.transaction('things', 'readwrite');
      transaction.objectStore('things').add('thing');
      transaction.oncomplete = () => resolve('written');
      transaction.onabort = () => resolve(transaction.error?.name ?? '');
    });
    db.close();
    return outcome;
  });
}
