import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, chooseScore, confirm, goOn } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { paperFor } from '../support/papers.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('blood stops everything until it is answered, and a wrong tap is taken back', async ({ page }) => {
  await openFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Red farm', house: '5' });
  await page.goto(`${report}/intestinal`);
  await page.locator('[data-score="6"]').click();
  await expect(page.getByRole('heading', { name: 'Blood seen. Call your vet today.' })).toBeVisible();
  await expectAccessible(page, 'a red flag');
  await page.reload();
  await page.getByRole('button', { name: scoring.flag.wrong }).click();
  await expect(page.locator('[data-score][aria-pressed=true]')).toHaveCount(0);

  await page.locator('[data-score="6"]').click();
  await page.getByLabel(scoring.flag.vetPhone).fill('+45 00 00 01 24');
  await page.getByRole('button', { name: scoring.flag.vetSave }).click();
  await expect(page.getByRole('link', { name: /Call the vet/ })).toHaveAttribute('href', 'tel:+4500000124');
  await page.getByRole('button', { name: scoring.flag.goOn }).click();
  await expect(page.locator('[data-score="6"]')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('[data-score="6"]')).toHaveAttribute('aria-pressed', 'true');
});

test('a photo that is too large, or is none, is refused in words and nothing is lost @night', async ({ page }) => {
  await openFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Photo farm', house: '1' });
  await page.goto(`${report}/intestinal`);
  await chooseScore(page, 2);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024, 255) });
  await expect(page.getByText('The image may not be larger than 10 MB.')).toBeVisible();
  await input.setInputFiles({
    ...(await paperFor({ name: 'renamed.pdf', type: 'application/pdf' })),
    name: 'renamed.jpg',
  });
  await expect(page.getByText(/This file is not a picture/)).toBeVisible();
  await expect(page.locator('[data-score="2"]')).toHaveAttribute('aria-pressed', 'true');
});

test('undo takes back several taps, and an abandoned section is asked about @night', async ({ page }) => {
  await openFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Undo farm', house: '1' });
  await page.goto(`${report}/litter`);
  await chooseScore(page, 2);
  await goOn(page);
  await chooseScore(page, 4);
  // What can be taken back outlives the page, as the scores do.
  await page.reload();
  const undo = page.getByRole('button', { name: terms.btn.undo, exact: true });
  await undo.click();
  await expect(page.locator('[data-score][aria-pressed=true]')).toHaveCount(0);
  await undo.click();
  await expect(page).toHaveURL(/no=1/);
  await chooseScore(page, 1);
  await page.getByRole('button', { name: terms.btn.abandon }).click();
  await expect(page.getByRole('dialog')).toContainText('Abandon this section? Its scores will be lost.');
  await confirm(page, terms.btn.abandon);
  await expect(page.getByRole('link', { name: /Litter.*Abandoned: Not assessed/ })).toBeVisible();
});
