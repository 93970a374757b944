import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { beginAnalysis } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a score goes on by itself from the start, in the area chosen last, until that is switched off above the pictures', async ({
  page,
}) => {
  await openFlock(page, await register('EN'), { byHand: false });
  const visit = await beginAnalysis(page, { farm: 'Brook farm', house: '1' });
  await page.goto(`${visit}/litter`);
  const byItself = page.getByRole('checkbox', { name: scoring.score.byItself });
  const area = (place: number) =>
    page.getByRole('button', { name: scoring.score.place.replace('{place}', String(place)), exact: true });
  await expect(byItself).toBeChecked();
  await expect(page.getByText(scoring.score.byItself)).toBeInViewport();
  await area(1).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: scoring.score.place.replace('{place}', '7') })
    .click();
  for (const no of [2, 3, 4]) {
    await page.locator('[data-score="0"]').click();
    await expect(page).toHaveURL(new RegExp(`no=${no}`));
    await expect(area(7)).toBeVisible();
  }
  await page.getByText(scoring.score.byItself).click();
  await page.locator('[data-score="1"]').click();
  await expect(page.locator('[data-score="1"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/no=4/);
  await page.reload();
  await expect(byItself).not.toBeChecked();
});

test('whoever switched it off and taps in the first instant of a page stays at what was tapped @night', async ({
  page,
}) => {
  await openFlock(page, await register('EN'));
  const visit = await beginAnalysis(page, { farm: 'Quick farm', house: '1' });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const card = document.querySelector<HTMLElement>('[data-score="2"]');
      if (!card) return;
      watch.disconnect();
      card.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${visit}/litter`);
  await expect(page.locator('[data-score="2"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).not.toHaveURL(/no=2/);
});
