import type { Page } from '@playwright/test';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, chooseScore, goOn, readOverview } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { paperFor } from '../support/papers.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const chosen = (page: Page, score: number) =>
  expect(page.locator(`[data-score="${score}"]`)).toHaveAttribute('aria-pressed', 'true');

test('a gloved thumb finds large targets, the screen stays awake, and a keyboard scores alone', async ({ page }) => {
  await page.addInitScript(() => {
    const lock = { release: async () => {} };
    const request = async () => {
      document.documentElement.dataset.awake = 'yes';
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await openFlock(page, await register('EN'));
  await page.goto('/poultry/start');
  await expect(page.getByRole('link', { name: scoring.start.checkGo })).toBeVisible();
  const report = await beginAnalysis(page, { farm: 'Glove farm', house: '1' });
  await page.goto(`${report}/intestinal`);
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'yes');
  const targets = page.locator('[data-score], [data-bar] button');
  await expect(targets.first()).toBeVisible();
  const small = await targets.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width < 56 || height < 56),
  );
  expect(small).toEqual([]);

  for (const [no, colour, texture] of [
    [1, 3, 2],
    [2, 0, 1],
  ] as const) {
    await expect(page).toHaveURL(new RegExp(`no=${no}`));
    await page.keyboard.press(String(colour));
    await chosen(page, colour);
    await page.keyboard.press('Enter');
    await page.keyboard.press(String(texture));
    await chosen(page, texture);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/no=4/);
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/no=3/);
  // A number that the scale does not have is no score.
  await page.keyboard.press('9');
  await expect(page.locator('[data-score][aria-pressed=true]')).toHaveCount(0);
  const overview = await readOverview(page);
  expect([overview.get(1), overview.get(2)]).toEqual(['3 · 2', '0 · 1']);
});

test('while scoring it is told how sure the share is, and that 20 cannot be enough', async ({ page }) => {
  await openFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Sure farm', house: '1' });
  await page.goto(`${report}/feather`);
  await chooseScore(page, 0);
  await page.getByRole('button', { name: /overview/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Even 20 normal ones are no proof: up to 16\s%/);
  await page.keyboard.press('Escape');
  for (const score of [2, 0]) {
    await goOn(page);
    await chooseScore(page, score);
  }
  // 1 of 3, by Wilson.
  await expect(page.getByRole('status').filter({ hasText: '1 of 3' })).toContainText(/6–79\s%/);
});

test('the own photo lies over the drawing with a line to drag, and the two neighbours beside it', async ({ page }) => {
  await openFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Side farm', house: '1' });
  await page.goto(`${report}/litter`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await paperFor({ name: 'litter.jpg', type: 'image/jpeg' }));
  await chooseScore(page, 2);
  await page.getByRole('button', { name: scoring.photo.compare }).click();
  const dialog = page.getByRole('dialog');
  const line = dialog.getByRole('slider', { name: scoring.photo.line });
  const photo = dialog.getByRole('img', { name: scoring.photo.yours });
  await line.fill('20');
  await expect(photo).toHaveCSS('clip-path', 'inset(0px 80% 0px 0px)');
  await expect(dialog.locator('[aria-pressed]')).toHaveCount(3);
  await dialog.locator('[aria-pressed]').last().click();
  await dialog.getByRole('button', { name: scoring.photo.choose.replace('{score}', '3') }).click();
  await chosen(page, 3);
  await expect(page.getByRole('button', { name: terms.btn.undo, exact: true })).toBeEnabled();
});
