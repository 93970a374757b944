import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type BirdKind, birdKinds } from '#features/flock/shared/scoring/bird-kind.ts';
import { firstScaleSet, footScore } from '#features/flock/shared/scoring/scale-set.ts';
import { feet, footMiddle } from './birds/feet.ts';
import { crustForms, crustOutline } from './crust.ts';
import { padOf } from './foot.ts';
import { isInside, smooth } from './geometry.ts';
import { randomFrom } from './random.ts';

const scores = [1, 2, 3, 4] as const;

const cases = birdKinds.flatMap((kind) => scores.map((score) => [score, kind] as const));

function shapes(score: (typeof scores)[number], kind: BirdKind) {
  const pad = padOf(score, kind);
  const ground = { healthyPad: feet[kind].pad, pad, middle: footMiddle };
  return { pad, crust: crustOutline(crustForms[score], ground, randomFrom(`fpd-${score}`)) };
}

test.each(cases)(
  'the crust of score %i covers its share of the pad of a %s on rendered pixels',
  async (score, kind) => {
    const { pad, crust } = shapes(score, kind);
    const [onPad, underCrust] = [await darkPixels(smooth(pad)), await darkPixels(smooth(crust))];
    expect(underCrust / onPad).toBeCloseTo(crustForms[score].share, 2);
  },
);

test.each(cases)('the crust of score %i lies on the pad of a %s', (score, kind) => {
  const { pad, crust } = shapes(score, kind);
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
