import { expect, type Page } from '@playwright/test';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';

/** Begins an analysis of a farm and a house made on the spot; answers the address of its sections. */
export async function beginAnalysis(page: Page, { farm, house }: { farm: string; house: string }): Promise<string> {
  await page.goto('/poultry/start');
  await page.getByLabel(terms.farm.name, { exact: true }).fill(farm);
  await page.getByLabel(scoring.start.houseName, { exact: true }).fill(house);
  await page.getByRole('button', { name: scoring.start.begin }).click();
  await expect(page).toHaveURL(/\/poultry\/r\//);
  return new URL(page.url()).pathname;
}

/** Chooses a score on the pictures and waits until it is shown as chosen. */
export async function chooseScore(page: Page, score: number): Promise<void> {
  const card = page.locator(`[data-score="${score}"]`);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
}

/** Chooses another score for what was scored before, and says that it is meant. */
export async function changeScore(page: Page, score: number): Promise<void> {
  await page.locator(`[data-score="${score}"]`).click();
  await confirm(page, scoring.ask.replaceBy.replace('{to}', String(score)));
  await expect(page.locator(`[data-score="${score}"]`)).toHaveAttribute('aria-pressed', 'true');
}

/** The main button: the other half, the next item, or the end. */
export const goOn = (page: Page) => page.locator('[data-next]').click();

/** Confirms what a dialog asks, by the words of its button. */
export async function confirm(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click();
}

/** Scores as the overview tells them, by number; of droppings "colour · texture". */
export async function readOverview(page: Page): Promise<Map<number, string>> {
  await page.getByRole('button', { name: /overview/ }).click();
  const rows = await page
    .getByRole('dialog')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        Number(item.querySelector('b')!.textContent),
        item.querySelector('span')!.textContent ?? '',
      ]),
    );
  await page.keyboard.press('Escape');
  return new Map(rows as [number, string][]);
}
