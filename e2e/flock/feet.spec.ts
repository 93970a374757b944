import type { Page } from '@playwright/test';
import { EN as report } from '#features/flock/texts/report/EN.ts';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, readOverview } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const tap = (page: Page, score: number) => page.locator(`[data-score="${score}"]`).click();
const foot = (page: Page, side: 'left' | 'right') =>
  page.getByRole('button', { name: new RegExp(`^${scoring.score[side]} (–|\\d)`) });
const button = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });

test('after a red flag the next tap is for the other foot, and the worst score stands', async ({ page }) => {
  await openFlock(page, await register('EN'));
  const visit = await beginAnalysis(page, { farm: 'Foot farm', house: '2' });
  await page.goto(`${visit}/fpd`);
  await page.getByText(scoring.score.byItself).click();
  await tap(page, 4);
  await expect(page.getByRole('main', { name: scoring.flag.title.foot })).toContainText('bird 1, left foot, score 4');
  await button(page, scoring.flag.goOn).click();
  await expect(foot(page, 'right')).toHaveAttribute('aria-pressed', 'true');
  // It was tapped at the end of a long page: which foot is next is seen again.
  await expect(foot(page, 'right')).toBeInViewport();
  await tap(page, 1);
  await expect(page).toHaveURL(/no=2/);
  expect((await readOverview(page)).get(1)).toBe('4');

  // Taken back: the next tap is for the same foot, and the report names it.
  await tap(page, 2);
  await tap(page, 4);
  await button(page, scoring.flag.wrong).click();
  await expect(page).toHaveURL(/no=2&half=right/);
  await expect(foot(page, 'left')).toContainText('2');
  await tap(page, 3);
  await expect(page).toHaveURL(/no=3/);
  await button(page, terms.btn.undo).click();
  await expect(page).toHaveURL(/no=2&half=right/);
  await tap(page, 3);
  await expect(page).toHaveURL(/no=3/);

  // Whoever comes back to a scored foot is asked; the keys and the left-out button ask as well.
  await page.goto(`${visit}/fpd?no=1`);
  await expect(foot(page, 'left')).toContainText('4');
  await expect(foot(page, 'right')).toContainText('1');
  await page.keyboard.press('0');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bird 1, left foot: 4 is scored already');
  await dialog.getByRole('button', { name: 'Leave 4' }).click();
  await page.keyboard.press('s');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(foot(page, 'left')).toContainText('4');
  await tap(page, 3);
  await dialog.getByRole('button', { name: 'Change to 3' }).click();
  await expect(page.getByText('Bird 1, left foot: changed from 4 to 3')).toBeVisible();
  await button(page, terms.btn.undo).click();
  await expect(foot(page, 'left')).toContainText('4');

  await page.goto(visit.replace('/r/', '/reports/'));
  const told = page.locator('section', { has: page.getByRole('heading', { name: report.flag.title }) });
  await expect(told).toContainText(/Foot pads 1, left foot: Seen/);
  await expect(told).toContainText('Foot pads 2, right foot: Taken back as a wrong score');
});
