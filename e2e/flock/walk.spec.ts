import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EN as report } from '#features/flock/texts/report/EN.ts';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, confirm } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

/** Looks at birds one after the other, by keys, and waits until all are kept. */
async function look(page: Page, scores: string, all: number) {
  for (const score of scores) await page.keyboard.press(score);
  await expect(page.getByText(scoring.walk.counted.replace('{count}', String(all)))).toBeVisible();
}

const area = (page: Page, place: number) =>
  page.getByRole('button', { name: scoring.score.place.replace('{place}', String(place)), exact: true });

test('each bird of the walk keeps its area, through to advice and data', async ({ page }) => {
  test.setTimeout(120_000);
  await openFlock(page, await register('EN'));
  const visit = await beginAnalysis(page, { farm: 'Walk farm', house: '4' });
  await page.goto(`${visit}/walk`);
  await expect(area(page, 1)).toBeVisible();
  await look(page, '000000000', 9);
  await expect(page.getByText('9 of 10 here')).toBeVisible();
  await look(page, '2', 10);
  // After ten birds the next area follows; taking the tenth back leads back to its area.
  await expect(area(page, 2)).toBeVisible();
  await page.keyboard.press('u');
  await expect(area(page, 1)).toBeVisible();
  await look(page, '1', 10);
  await expectAccessible(page);

  // Another way through the house: area 6 first, also after the page was loaded anew.
  await area(page, 2).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Area 6', exact: true }).click();
  await page.reload();
  await expect(area(page, 6)).toBeVisible();
  await look(page, '2222222200', 20);
  await expect(area(page, 7)).toBeVisible();
  await look(page, '0'.repeat(80), 100);
  await page.getByRole('button', { name: scoring.walk.finish }).click();
  await confirm(page, terms.btn.submit);
  await expect(page).toHaveURL(new RegExp(`${visit}$`));

  await page.goto(visit.replace('/r/', '/reports/'));
  const feathers = page.locator('#feather');
  await expect(feathers).toContainText('8 of 100');
  await expect(feathers).toContainText('All 100 are from 10 places and count like about 53');
  await expect(feathers.getByRole('img', { name: /Walk: score 0/ })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('NaN');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: report.data.csv }).click();
  // section, section_state, scale, scale_version, no, area, where, score
  const row = /,walk,complete,feather,1,\d+,(?<area>\d+),,(?<score>\d),/g;
  const seen = [...(await readFile(await (await download).path(), 'utf8')).matchAll(row)].map(({ groups }) => groups!);
  expect(seen).toHaveLength(100);
  for (let place = 1; place <= 10; place++) expect(seen.filter((bird) => bird.area === String(place))).toHaveLength(10);
  expect(seen.filter(({ score }) => score === '2').map((bird) => bird.area)).toEqual(Array(8).fill('6'));
});
