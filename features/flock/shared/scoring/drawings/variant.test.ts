import sharp from 'sharp';
import { expect, test } from 'vitest';
import { birdKinds } from '#features/flock/shared/scoring/bird-kind.ts';
import { firstScaleSet, footScore } from '#features/flock/shared/scoring/scale-set.ts';
import { drawRound, shownBy, trainingSections, variantOf } from '#features/flock/shared/scoring/training.ts';
import { feet, footMiddle } from './birds/feet.ts';
import { crustOf, crustOutline } from './crust.ts';
import { drawSvg, drawVariant } from './draw.ts';
import { drawingKeys } from './drawing-keys.ts';
import { dirtyShares } from './feather.ts';
import { padOf } from './foot.ts';
import { isInside } from './geometry.ts';
import { randomFrom } from './random.ts';

const rounds = trainingSections.flatMap((section) =>
  birdKinds.map((kind) => drawRound(section, randomFrom(`${section} ${kind}`).next, kind)),
);
const pictureOf = (name: string) => {
  const { kind, variant } = variantOf(name)!;
  return drawVariant({ ...shownBy(name)!, kind }, variant);
};

test('no picture of a round is one of those on the cards, nor is any seen twice', () => {
  const seen = rounds.slice(0, 8).map((round) => round.map(pictureOf));
  const cards = new Set(drawingKeys.map(drawSvg));
  expect(seen.flat().filter((svg) => cards.has(svg))).toEqual([]);
  for (const round of seen) expect(new Set(round).size).toBe(round.length);
});

test('a picture is drawn the same from its name, each time, and closes what it opens', async () => {
  for (const name of rounds.map(([first]) => first!)) {
    const svg = pictureOf(name);
    expect(pictureOf(name)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text/);
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(800);
  }
});

const leans = [-1, -0.5, 0, 0.5, 1];

test.each(birdKinds)('a foot of a %s close to another score is still of its own by the share under crust', (kind) => {
  for (const score of [1, 2, 3, 4] as const)
    for (const lean of leans) {
      const form = crustOf(score, { seed: `${kind} ${lean}`, lean });
      expect(footScore(form.share * 100, firstScaleSet)).toBe(score);
      const pad = padOf(score, kind);
      const outline = crustOutline(
        form,
        { healthyPad: feet[kind].pad, pad, middle: footMiddle },
        randomFrom(`${kind} ${lean}`),
      );
      expect(outline.filter(([x, y]) => !isInside(x, y, pad))).toEqual([]);
    }
});

test('cases between two scores of feathers keep the border: spots without a patch, less than half, half or more', () => {
  expect(dirtyShares[1][2]).toBeLessThan(dirtyShares[2][0]);
  expect(dirtyShares[2][2]).toBeLessThan(0.5);
  expect(dirtyShares[3][0]).toBeGreaterThanOrEqual(0.5);
});

test('pictures of rounds that were done before keep their scores', () => {
  expect(shownBy('litter-3')).toEqual({ scale: 'litter', score: 3 });
  expect(variantOf('litter-3')).toBeNull();
});
