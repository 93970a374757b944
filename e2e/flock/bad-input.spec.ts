import type { Page } from '@playwright/test';
import { CN as findingsCN } from '#features/flock/texts/findings/CN.ts';
import { EN as findingsEN } from '#features/flock/texts/findings/EN.ts';
import { CN as scoringCN } from '#features/flock/texts/scoring/CN.ts';
import { EN as scoringEN } from '#features/flock/texts/scoring/EN.ts';
import { CN as termsCN } from '#features/flock/texts/terms/CN.ts';
import { EN as termsEN } from '#features/flock/texts/terms/EN.ts';
import { byNight } from '#scripts/night.ts';
import { beginAnalysis, chooseScore, confirm, goOn } from '../pages/flock-scoring.ts';
import { openFlock, speakFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const chinese = { CN: { findings: findingsCN, scoring: scoringCN, terms: termsCN } };
const languages = byNight(chinese, { ...chinese, EN: { findings: findingsEN, scoring: scoringEN, terms: termsEN } });

const chosen = (page: Page, score: number) =>
  expect(page.locator(`[data-score="${score}"]`)).toHaveAttribute('aria-pressed', 'true');

for (const [locale, { findings, scoring, terms }] of Object.entries(languages)) {
  test(`too much, half and wrong input is refused in words in ${locale}, and nothing is lost @night`, async ({
    page,
  }) => {
    await openFlock(page, await register('EN'));
    const report = await beginAnalysis(page, { farm: 'Strict farm', house: '7' });
    await page.goto(`${report}/cecal`);
    await speakFlock(page, locale);

    // Half a dropping.
    await chooseScore(page, 1);
    await page.getByRole('button', { name: scoring.score.submit }).click();
    await expect(page.getByText(scoring.say.bothAt.replace('{no}', '1'))).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/half=texture|no=1/);

    // A 21st dropping: the twentieth is the last, by its button and by the address.
    await page.goto(`${report}/intestinal?no=20`);
    await chooseScore(page, 1);
    await goOn(page);
    await chooseScore(page, 0);
    await goOn(page);
    await expect(page.getByRole('dialog')).toContainText(terms.msg.last);
    await expect(page.getByRole('dialog')).toContainText(terms.msg.most.replace('{count}', '20'));
    await page.goto(`${report}/intestinal?no=21`);
    await expect(page).toHaveURL(/no=1(&|$)/);
    await page.goto(`${report}/intestinal?no=20`);
    await chosen(page, 1);

    // A photo of 12 MB, and a text that is called a photo.
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024, 255) });
    await expect(page.getByText(terms.msg.image)).toBeVisible();
    await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('feed at seven\n') });
    await expect(page.getByText(scoring.photo.notImage)).toBeVisible();
    await chosen(page, 1);

    // A ninth reading.
    await page.goto(`${report}/nh3`);
    const reading = page.getByRole('textbox', { name: scoring.nh3.reading });
    for (let no = 1; no <= 8; no++) {
      if (no > 4) await page.getByRole('button', { name: scoring.nh3.newPlace, exact: true }).click();
      if (no === 1) {
        // What is no reading is refused with a word, and does not lead on.
        await reading.fill('600');
        await expect(page.getByRole('alert').filter({ hasText: findings.rules.ppmOutside })).toBeVisible();
        await expect(page.locator('[data-next]')).toBeDisabled();
      }
      await reading.fill(String(no));
      // The eighth place is one of the farm's own: without a name it is no place.
      if (no === 8) {
        await expect(page.getByText(scoring.nh3.strayText)).toBeVisible();
        await page.getByLabel(scoring.nh3.otherName).fill('Nest box');
        await confirm(page, terms.btn.confirm);
        await reading.fill(String(no));
      }
      await expect(page.locator('[data-next]')).toBeEnabled();
      await goOn(page);
    }
    await page.getByRole('button', { name: scoring.nh3.newPlace, exact: true }).click();
    await expect(page.getByText(terms.msg.most.replace('{count}', '8'))).toBeVisible();
    await expect(page.getByText('Nest box').first()).toBeVisible();
    await expect(page.getByRole('button', { name: scoring.score.submit }).first()).toBeVisible();
  });
}

for (const [locale, { scoring, terms }] of Object.entries(languages)) {
  test(`a farm and a house need a name, said in ${locale}, and what was typed stays`, async ({ page }) => {
    await openFlock(page, await register('EN'));
    await page.goto('/poultry/start');
    await speakFlock(page, locale);
    const house = page.getByLabel(scoring.start.houseName, { exact: true });
    await page.getByLabel(terms.farm.name, { exact: true }).fill('   ');
    await house.fill('House 7');
    await page.getByRole('button', { name: scoring.start.begin }).click();
    await expect(page.getByText(scoring.start.farmEmpty)).toBeVisible();
    await expect(house).toHaveValue('House 7');
    await page.getByLabel(terms.farm.name, { exact: true }).fill('Birch');
    await house.fill(' ');
    await page.getByRole('button', { name: scoring.start.begin }).click();
    await expect(page.getByText(scoring.start.houseEmpty)).toBeVisible();
    await expect(page.getByLabel(terms.farm.name, { exact: true })).toHaveValue('Birch');
    await expect(page).toHaveURL(/\/poultry\/start/);
  });
}
