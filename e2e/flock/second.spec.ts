import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { EN as say } from '#features/flock/texts/report/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { unique } from '../support/calls.ts';
import { openFlock } from '../support/flock.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/Berlin' });

test('a vet scores the photos without the first scores; both see how well they agree, also on paper @night', async ({
  page,
  browser,
}) => {
  const reader = `Dr. Hale ${unique()}`;
  await openFlock(page);
  await page.goto('/poultry/reports');
  await page.getByRole('link', { name: /House 4, day 28/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: say.photos.title })).toBeVisible();
  await expectPictures(page, 3);
  const address = await shareBlind(page);

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const vet = await context.newPage();
  const answers = answersOf(context);
  await vet.goto(address);
  await expect(vet.getByRole('heading', { level: 1, name: say.shared.blindTitle })).toBeVisible();
  await expectPictures(vet, 3);
  const [hidden] = await answers();
  const told = JSON.parse(hidden!).obj.report as { key: string; value: Record<string, unknown> }[];
  const scored = told.filter(({ key }) => /^(intestinal|cecal|fpd):/.test(key));
  const bare = scored.map(({ key, value: { no: _, place: __, at: ___, ...rest } }) => [key.split(':')[0], rest]);
  const dropping = { isSkipped: false, colour: null, texture: null, seen: [] };
  expect(Object.fromEntries(bare)).toEqual({
    intestinal: dropping,
    cecal: dropping,
    fpd: { isSkipped: false, score: null, hasToes: false },
  });
  // Neither a note, a red flag, nor the name of a photo tells what was seen.
  expect(told.filter(({ key }) => !/^(head|name|state|photo:|intestinal:|cecal:|fpd:)/.test(key))).toEqual([]);
  expect(hidden).not.toMatch(/blood|Open three|Water down/i);
  await expectAccessible(vet, 'the second reading');

  const photo = (no: number) => vet.getByRole('region', { name: `Photo ${no} of 3` });
  const give = async (no: number, scale: string, score: number) =>
    photo(no).getByRole('group', { name: scale, exact: true }).getByRole('radio').nth(score).check();
  await give(1, terms.scale.int_colour, 6);
  await expect(vet.getByText('0 of 3 scored')).toBeVisible();
  await give(1, terms.scale.int_texture, 3);
  await give(2, terms.scale.cec_colour, 1);
  await give(2, terms.scale.cec_texture, 2);
  await expect(vet.getByText('2 of 3 scored')).toBeVisible();
  await photo(2).getByRole('button', { name: say.shared.cannotTell }).click();
  await expect(vet.getByText('1 of 3 scored')).toBeVisible();
  await give(2, terms.scale.cec_colour, 2);
  await give(2, terms.scale.cec_texture, 2);
  await give(3, terms.scale.fpd, 2);
  await expect(vet.getByText('3 of 3 scored')).toBeVisible();
  await vet.getByRole('button', { name: say.shared.handIn }).click();
  await expect(vet.getByText(say.shared.nameEmpty)).toBeVisible();
  await vet.getByLabel(say.shared.name).fill(reader);
  await vet.getByRole('button', { name: say.shared.handIn }).click();
  await vet.getByRole('dialog').getByRole('button', { name: say.shared.handIn }).click();
  await expectReadings(vet, reader);
  await expectAccessible(vet, 'both readings');
  await context.close();

  await page.reload();
  await expectReadings(page, reader);
  const printed = [
    say.shared.both,
    `${say.shared.second}: ${reader}`,
    terms.scale.int_texture,
    terms.score.int_texture['2'],
    '1 step apart',
    'Agreement 0.9',
    say.shared.overall,
  ].map(flat);
  const onDevice = await download(page, /^PDF$/);
  for (const words of printed) expect(onDevice).toContain(words);
  const byServer = await download(page, say.pdf.fetch);
  for (const words of printed) expect(byServer).toContain(words);
});

async function shareBlind(page: Page): Promise<string> {
  await page.getByRole('button', { name: say.share.open }).click();
  await page.getByRole('radio', { name: say.share.blind }).check({ force: true });
  await page.getByRole('button', { name: say.share.make }).click();
  const address = (await page.getByText('/poultry/shared/').textContent())!;
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return address;
}

/** What the server answered to whom opens a link, as text. */
function answersOf(context: BrowserContext): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/talents/poultry/shared?')) texts.push(response.text());
  });
  return () => Promise.all(texts);
}

/** That so many photos are not only asked for but seen. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const seen = () =>
    page
      .locator('img')
      .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth === 800).length);
  await page
    .getByText(/Dropping 11, area 6|Photo 1 of 3/)
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(seen).toBeGreaterThanOrEqual(count);
}

async function expectReadings(page: Page, reader: string): Promise<void> {
  const card = page.getByRole('region', { name: say.shared.both }).filter({ hasText: reader });
  await expect(card).toBeVisible();
  await expect(card.getByRole('row', { name: /Dropping 11.*Intestinal colour/ })).toContainText(say.shared.same);
  await expect(card.getByRole('row', { name: /Dropping 11.*Intestinal texture/ })).toContainText('1 step apart');
  await expect(card.getByRole('row', { name: /Bird 12.*Foot pad/ })).toContainText('1 step apart');
  await expect(card.getByRole('row')).toHaveCount(6);
  await expect(card).toContainText(/Agreement 0.9\d?, very good/);
}

async function download(page: Page, button: string | RegExp): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return flat((await readPdf(readFileSync(await (await coming).path()))).text);
}

/** Without the ends of lines and spaces, which fall differently. */
function flat(text: string): string {
  return text.replaceAll(/\s/g, '');
}
