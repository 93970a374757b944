import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { beginAnalysis, chooseScore } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

/** Where the square lies in the photos below, as shares of their sides. */
const square = { x: 0.25, y: 0.3 };

/** A dropping beside a grey square, 800 × 600, in the light that makes the square so. */
async function photo(grey: string, dropping: string) {
  const patch = (side: number, background: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer();
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#d8c8a8' } })
    .composite([
      { input: await patch(160, grey), left: 800 * square.x - 80, top: 600 * square.y - 80 },
      { input: await patch(200, dropping), left: 500, top: 300 },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'dropping.jpg', mimeType: 'image/jpeg', buffer };
}

async function tapSquare(page: Page) {
  const box = (await page.getByRole('dialog').getByRole('img').boundingBox())!;
  await page.mouse.click(box.x + box.width * square.x, box.y + box.height * square.y);
}

/** Red, green and blue in the middle of the square of the photo that the frame shows. */
function shownGrey(page: Page): Promise<number[]> {
  return page.getByRole('img', { name: scoring.grey.yours }).evaluate(async (image: HTMLImageElement, { x, y }) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    return [...pen.getImageData(canvas.width * x, canvas.height * y, 1, 1).data.slice(0, 3)];
  }, square);
}

test('one tap on the grey square takes the colour of the lamp out of a photo; coloured light is told of @night', async ({
  page,
}) => {
  await openFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Grey farm', house: '2' });
  await page.goto(`${report}/intestinal`);
  await chooseScore(page, 2);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(await photo('rgb(178,150,118)', 'rgb(150,100,45)'));
  await page.getByRole('button', { name: scoring.grey.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(scoring.grey.tap);
  await expectAccessible(page, 'the grey card');
  await tapSquare(page);
  await expect(dialog).toContainText(scoring.grey.done);
  await dialog.getByRole('button', { name: scoring.grey.keep }).click();
  await expect(page.getByText(scoring.grey.kept)).toBeVisible();
  await expect(page.getByRole('img', { name: scoring.grey.yours })).toBeVisible();
  const grey = await shownGrey(page);
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThanOrEqual(4);

  // Both are in the report; the one as taken comes back at will.
  await page.goto(report.replace('/r/', '/reports/'));
  await expect(page.getByText(/colours corrected by the grey card/)).toBeVisible();
  await page.goto(`${report}/intestinal?no=1`);
  await page.getByRole('button', { name: scoring.grey.open }).click();
  await dialog.getByRole('button', { name: scoring.grey.back }).click();
  await expect(page.getByRole('img', { name: scoring.photo.yours })).toBeVisible();

  await input.setInputFiles(await photo('rgb(190,60,60)', 'rgb(150,40,30)'));
  await page.getByRole('button', { name: scoring.grey.open }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await tapSquare(page);
  await expect(dialog).toContainText(scoring.grey.coloured);
});

test('the grey card prints in its true size and alone', async ({ page }) => {
  await openFlock(page, await register('EN'));
  await page.goto('/poultry/library/card');
  const card = page.getByRole('img', { name: 'Grey card' });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'the card to print');
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  // 148 mm at 96 dpi.
  await expect.poll(async () => Math.round((await card.boundingBox())!.width)).toBe(559);
  await expect(page.getByText('Print on white matt paper')).toBeHidden();
});
