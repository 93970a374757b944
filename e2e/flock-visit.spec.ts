import { acpwdwebCall } from '#core/contracts/accounts.ts';
import { flockFarmsCall, flockSyncCall } from '#core/contracts/flocks.ts';
import { EN as scoring } from '#core/texts/poultry/scoring/EN.ts';
import { EN as terms } from '#core/texts/poultry/terms/EN.ts';
import { beginAnalysis, chooseScore, confirm, goOn, readOverview } from './pages/flock-scoring.ts';
import { ask, signInByCall, unique } from './support/calls.ts';
import { countUnsent, signInFlock } from './support/flock.ts';
import { paperFor } from './support/papers.ts';
import { register } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a visit without a network: all sections, 20 droppings, a photo, and all of it sent once', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const person = await register('EN');
  await signInFlock(page, person);
  await context.setOffline(true);
  const report = await beginAnalysis(page, { farm: 'Birch Farm', house: 'House 3' });
  /** Confirms a section and waits to be led back: only then has it been stored. */
  const submit = async () => {
    await confirm(page, terms.btn.submit);
    await expect(page).toHaveURL(report);
  };

  await page.goto(`${report}/intestinal`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await paperFor({ name: 'dropping.jpg', type: 'image/jpeg' }));
  await expect(page.getByRole('img', { name: scoring.photo.yours })).toBeVisible();
  for (let no = 1; no <= 20; no++) {
    await chooseScore(page, no % 4);
    await goOn(page);
    await chooseScore(page, no % 3);
    await goOn(page);
  }
  await expect(page.getByRole('dialog')).toContainText('This is the last one. Finish?');
  await expectAccessible(page, 'the last dropping');
  await confirm(page, terms.btn.finish);
  await submit();
  await expect(page.getByRole('link', { name: /Intestinal.*Complete/ })).toBeVisible();
  await page.goto(`${report}/intestinal`);
  expect((await readOverview(page)).get(7)).toBe('3 · 1');

  for (const [section, score] of [
    ['litter', 3],
    ['feather', 1],
  ] as const) {
    await page.goto(`${report}/${section}`);
    await chooseScore(page, score);
    await page.getByRole('button', { name: scoring.score.submit }).click();
    await submit();
  }
  await page.goto(`${report}/cecal`);
  await chooseScore(page, 1);
  await page.getByRole('button', { name: scoring.score.submit }).click();
  await expect(page.getByText('Score both colour and texture.')).toBeVisible();
  await chooseScore(page, 2);
  await page.getByRole('button', { name: scoring.score.submit }).click();
  await submit();

  await page.goto(`${report}/fpd`);
  await chooseScore(page, 1);
  await goOn(page);
  await chooseScore(page, 2);
  await expect(page.getByText('2 counts')).toBeVisible();
  await page.getByRole('button', { name: scoring.score.submit }).click();
  await submit();

  await page.goto(`${report}/nh3`);
  for (const [index, ppm] of ['12', '15', '18,5', '22'].entries()) {
    await page.getByRole('textbox', { name: scoring.nh3.reading }).fill(ppm);
    await expect(page.locator('[data-next]')).toBeEnabled();
    if (index === 2) {
      await page.getByRole('button', { name: scoring.score.submit }).click();
      await expect(page.getByText('Measure at least 4 locations.')).toBeVisible();
    }
    await goOn(page);
  }
  await expectAccessible(page, 'ammonia');
  await page.locator('[data-bar]').getByRole('button', { name: scoring.score.submit }).click();
  await submit();
  await expect(page.getByText('8/8')).toBeVisible();
  await expectAccessible(page, 'the sections');

  await context.setOffline(false);
  await expect.poll(() => countUnsent(page), { timeout: 60_000 }).toBe(0);
  const client = await signInByCall(person, acpwdwebCall);
  const { rows } = await ask(client, flockFarmsCall, {});
  const { entries } = await ask(client, flockSyncCall, { farmId: rows[0]!.id, since: 0, changes: [], reqId: unique() });
  const count = (kind: string) =>
    entries.filter(({ key, value }) => key.startsWith(`${kind}:`) && value !== null).length;
  expect(['intestinal', 'cecal', 'litter', 'fpd', 'feather', 'nh3', 'photo'].map(count)).toEqual([
    20, 1, 1, 1, 1, 4, 1,
  ]);
  expect(entries.filter(({ key, value }) => key.startsWith('section:') && value === 'complete')).toHaveLength(6);
});

test('blood stops everything until it is answered, and a wrong tap is taken back', async ({ page }) => {
  await signInFlock(page, await register('EN'));
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

test('a photo that is too large, or is none, is refused in words and nothing is lost', async ({ page }) => {
  await signInFlock(page, await register('EN'));
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

test('undo takes back several taps, and an abandoned section is asked about', async ({ page }) => {
  await signInFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Undo farm', house: '1' });
  await page.goto(`${report}/litter`);
  await chooseScore(page, 2);
  await goOn(page);
  await chooseScore(page, 4);
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
