import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firstScaleSet, footScore } from '#features/flock/shared/scoring/scale-set.ts';
import { crustForms, crustOutline } from './crust.ts';
import { footMiddle, healthyPad, padOf } from './foot.ts';
import { isInside, smooth } from './geometry.ts';
import { randomFrom } from './random.ts';

const scores = [1, 2, 3, 4] as const;

function shapes(score: (typeof scores)[number]) {
  const pad = padOf(score);
  const ground = { healthyPad, pad, middle: footMiddle };
  return { pad, crust: crustOutline(crustForms[score], ground, randomFrom(`fpd-${score}`)) };
}

test.each(scores)('the crust of score %i covers its share of the pad on rendered pixels', async (score) => {
  const { pad, crust } = shapes(score);
  const [onPad, underCrust] = [await darkPixels(smooth(pad)), await darkPixels(smooth(crust))];
  expect(underCrust / onPad).toBeCloseTo(crustForms[score].share, 2);
});

test.each(scores)('the crust of score %i lies on the pad', (score) => {
  const { pad, crust } = shapes(score);
  expect(crust.filter(([x, y]) => !isInside(x, y, pad))).toEqual([]);
});

test.each(scores)('a foot as drawn for score %i is scored so', (score) => {
  expect(footScore(crustForms[score].share * 100, firstScaleSet)).toBe(score);
});

async function darkPixels(path: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/><path d="${path}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return pixels.reduce((sum, value) => sum + (255 - value) / 255, 0);
}
