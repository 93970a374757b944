import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { birdKinds } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawSvg } from '#features/flock/shared/scoring/drawings/draw.ts';
import { type DrawingKey, drawingKeys, drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { smallBytes, smallPng } from './build-drawings.ts';
import { labSeen, type Rgb, type Vision, visions } from './vision.ts';

/** Five times what is just noticeable (2.3): a difference that is seen in a dim house. */
const clear = 12;
/** So much of a small picture must differ clearly between neighbours: 300 pixels, 17 × 17. */
const leastShare = 0.01;
/** Colours are names, not a row: any two of them must stay apart, by more than a detail. */
const leastShareOfColours = 0.12;
const leastMeanOfColours = 4;

const pictures = new Map<DrawingKey, { png: Buffer; pixels: Buffer }>();

beforeAll(async () => {
  for (const key of drawingKeys) {
    const png = await smallPng(Buffer.from(drawSvg(key)));
    pictures.set(key, { png, pixels: await sharp(png).removeAlpha().raw().toBuffer() });
  }
});

test.each(drawingKeys)('the small picture of %s is 200 × 150 and light', async (key) => {
  const { png } = pictures.get(key)!;
  const { width, height, format } = await sharp(png).metadata();
  expect([width, height, format]).toEqual([200, 150, 'png']);
  expect(png.length).toBeLessThanOrEqual(smallBytes);
});

describe.each(visions)('to eyes that see %s', (vision) => {
  test.each(neighbours())('%s and %s differ', (one, other) => {
    expect(difference(one, other, vision).share).toBeGreaterThan(leastShare);
  });

  test.each(colourPairs())('the colours %s and %s differ', (one, other) => {
    const { share, mean } = difference(one, other, vision);
    expect(share).toBeGreaterThan(leastShareOfColours);
    expect(mean).toBeGreaterThan(leastMeanOfColours);
  });
});

/** Pairs that were weak without colours: least share of the picture that differs, by the scores of whatever bird. */
const weakInGrey = [
  ['feather', 0, 1, 0.024],
  ['fpd', 2, 3, 0.1],
  ['int_colour', 3, 4, 0.245],
] as const;

test.each(
  weakInGrey.flatMap(([scale, one, other, least]) =>
    birdKinds.map(
      (kind) =>
        [drawingOf(scale, one, firstScaleSet, kind), drawingOf(scale, other, firstScaleSet, kind), least] as const,
    ),
  ),
)('%s and %s are told apart in grey', (one, other, least) => {
  expect(difference(one, other, 'grey').share).toBeGreaterThan(least);
});

test('red and green come close to eyes without red or green cones, white and black stay', () => {
  for (const vision of ['protan', 'deutan'] as const) {
    expect(labSeen([255, 255, 255], vision)[0]).toBeCloseTo(100, 0);
    expect(labSeen([0, 0, 0], vision)[0]).toBeCloseTo(0, 0);
    const [red, green] = [labSeen([196, 80, 30], vision), labSeen([107, 130, 40], vision)];
    const plain = distance(labSeen([196, 80, 30], 'normal'), labSeen([107, 130, 40], 'normal'));
    expect(distance(red, green)).toBeLessThan(plain / 2);
  }
});

function neighbours(): [DrawingKey, DrawingKey][] {
  const pairs = drawingKeys.slice(1).map((key, index): [DrawingKey, DrawingKey] => [drawingKeys[index]!, key]);
  const rowOf = (key: string) => key.replace(/-\d/, '');
  return [
    ...pairs.filter(([one, other]) => rowOf(one) === rowOf(other)),
    ['cec_texture-1', 'cec_texture-2-foamy'],
    ['cec_texture-2-foamy', 'cec_texture-3'],
  ];
}

function colourPairs(): [DrawingKey, DrawingKey][] {
  return ['int_colour', 'cec_colour'].flatMap((scale) => {
    const keys = drawingKeys.filter((key) => key.startsWith(`${scale}-`));
    return keys.flatMap((one, index) => keys.slice(index + 1).map((other): [DrawingKey, DrawingKey] => [one, other]));
  });
}

/** Mean distance in CIE Lab over all pixels, and the share of pixels that differ clearly. */
function difference(one: DrawingKey, other: DrawingKey, vision: Vision): { mean: number; share: number } {
  const [first, second] = [pixelsSeen(one, vision), pixelsSeen(other, vision)];
  const distances = first.map((pixel, index) => distance(pixel, second[index]!));
  const sum = distances.reduce((total, each) => total + each, 0);
  return { mean: sum / distances.length, share: distances.filter((each) => each > clear).length / distances.length };
}

const seenBefore = new Map<string, Rgb[]>();

function pixelsSeen(key: DrawingKey, vision: Vision): Rgb[] {
  const name = `${key} ${vision}`;
  const known = seenBefore.get(name) ?? withEachColourOnce(pictures.get(key)!.pixels, vision);
  seenBefore.set(name, known);
  return known;
}

/** A small picture has a few dozen colours: each is worked out once. */
function withEachColourOnce(pixels: Buffer, vision: Vision): Rgb[] {
  const colours = new Map<number, Rgb>();
  return Array.from({ length: pixels.length / 3 }, (_, pixel) => {
    const [red, green, blue] = [pixels[pixel * 3]!, pixels[pixel * 3 + 1]!, pixels[pixel * 3 + 2]!];
    const name = (red << 16) | (green << 8) | blue;
    const known = colours.get(name) ?? labSeen([red, green, blue], vision);
    colours.set(name, known);
    return known;
  });
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
