import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { flockFarmsCall, flockSyncCall } from '#features/flock/calls.ts';
import { CN as reportCN } from '#features/flock/texts/report/CN.ts';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { CN as termsCN } from '#features/flock/texts/terms/CN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { vi as termsVi } from '#features/flock/texts/terms/vi.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { beginAnalysis, chooseScore, confirm, goOn, readOverview } from '../pages/flock-scoring.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { countUnsent, signInFlock, speakFlock } from '../support/flock.ts';
import type { Paper } from '../support/papers.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a whole visit without a network: farm, eight scales, photos, report and PDF; then all of it sent once', async ({
  page,
  context,
}) => {
  const person = await register('EN');
  await signInFlock(page, person);
  // A reader of Chinese has the signs for the report from the first visit on.
  await speakFlock(page, 'CN');
  await expect.poll(() => keptFonts(page), { timeout: 60_000 }).toBe(2);
  await speakFlock(page, 'EN');
  await context.setOffline(true);

  const report = await beginAnalysis(page, { farm: 'Birch Farm', house: 'House 3' });
  /** Confirms a section and waits to be led back: only then has it been stored. */
  const submit = async () => {
    await confirm(page, terms.btn.submit);
    await expect(page).toHaveURL(report);
  };
  const takePhoto = async (name: string) => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await cameraPhoto(name));
    await expect(page.getByRole('img', { name: scoring.photo.yours })).toBeVisible();
  };
  /** Twenty items of one score each; on the last one the page asks whether that is all. */
  const scoreTwenty = async (section: string, most: number) => {
    await page.goto(`${report}/${section}`);
    for (let no = 1; no <= 20; no++) {
      await chooseScore(page, no % most);
      await goOn(page);
      if (section === 'fpd') {
        await chooseScore(page, 0);
        await goOn(page);
      }
    }
    await expect(page.getByRole('dialog')).toContainText('This is the last one. Finish?');
    await confirm(page, terms.btn.finish);
    await submit();
  };

  await page.goto(`${report}/intestinal`);
  await takePhoto('first.jpg');
  for (let no = 1; no <= 20; no++) {
    if (no === 2) await takePhoto('second.jpg');
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

  await scoreTwenty('litter', 6);
  await scoreTwenty('fpd', 4);
  await scoreTwenty('feather', 4);

  await page.goto(`${report}/cecal`);
  await chooseScore(page, 1);
  await page.getByRole('button', { name: scoring.score.submit }).click();
  await expect(page.getByText('Score both colour and texture.')).toBeVisible();
  // It leads to the half that is missing.
  await chooseScore(page, 2);
  for (let no = 2; no <= 6; no++) {
    await goOn(page);
    await chooseScore(page, no % 3);
    await goOn(page);
    await chooseScore(page, no % 2);
  }
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

  await page.goto(report.replace('/r/', '/reports/'));
  await expect(page.getByText('1 of 4 places above 20 ppm')).toBeVisible();
  await expectAccessible(page, 'the report');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The report is finished')).toBeVisible();

  // The language is changed, and the report printed, without a network too.
  await speakFlock(page, 'vi');
  const vietnamese = await printReport(page);
  for (const words of Object.values(termsVi.scale)) expect(vietnamese).toContain(flat(words));
  await speakFlock(page, 'CN');
  await expect(page.getByText(reportCN.notes.title)).toBeVisible();
  const chinese = await printReport(page);
  for (const words of Object.values(termsCN.scale)) expect(chinese).toContain(flat(words));
  expect(chinese).toContain('BirchFarm');

  expect(await countUnsent(page)).toBeGreaterThan(100);
  await context.setOffline(false);
  await expect.poll(() => countUnsent(page), { timeout: 60_000 }).toBe(0);
  const client = await signInByCall(person, acpwdwebCall, 'poultry');
  const { rows } = await ask(client, flockFarmsCall, {});
  expect(rows).toMatchObject([{ name: 'Birch Farm', role: 'OWNER' }]);
  const { entries } = await ask(client, flockSyncCall, { farmId: rows[0]!.id, since: 0, changes: [], reqId: unique() });
  const count = (kind: string) =>
    entries.filter(({ key, value }) => key.startsWith(`${kind}:`) && value !== null).length;
  expect(['litter', 'intestinal', 'cecal', 'fpd', 'feather', 'nh3', 'photo'].map(count)).toEqual([
    20, 20, 6, 20, 20, 4, 2,
  ]);
  expect(entries.filter(({ key, value }) => key.startsWith('section:') && value === 'complete')).toHaveLength(6);
});

/** How many files of the Chinese font this device keeps. */
function keptFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open('flockscore-large');
    return (await cache.keys()).filter(({ url }) => url.includes('print-han')).length;
  });
}

/** As a phone's camera makes them: twelve million pixels with some grain. */
async function cameraPhoto(name: string): Promise<Paper> {
  const noise = { type: 'gaussian' as const, mean: 130, sigma: 20 };
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a5c36', noise } })
    .jpeg({ quality: 40 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The text of the report's PDF without its blanks; where poppler is installed, as `pdftotext` reads it too. */
async function printReport(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF$/ }).click();
  const path = await (await coming).path();
  const text = flat((await readPdf(readFileSync(path))).text);
  const poppler = readWithPoppler(path);
  return poppler === undefined ? text : flat(poppler);
}

function readWithPoppler(path: string): string | undefined {
  try {
    return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1e7 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Without the ends of lines and spaces, which fall differently. */
function flat(text: string): string {
  return text.replaceAll(/\s/g, '');
}
