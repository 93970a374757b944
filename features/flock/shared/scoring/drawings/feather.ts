import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { plainGround } from './barn.ts';
import { type Bird, birds } from './birds/birds.ts';
import { duckHead } from './birds/duck.ts';
import { henHead } from './birds/hen.ts';
import { legs, wings } from './birds/limbs.ts';
import { turkeyHead } from './birds/turkey.ts';
import { darker } from './colours.ts';
import { at, moved, type Point, ringOf, smooth, turned } from './geometry.ts';
import { drawn, filled, group, oval, picture } from './marks.ts';
import { breastFeathers, cleanLook, type Feather, type FeatherLook, plumage } from './plumage.ts';
import { type Random, randomFrom } from './random.ts';
import { type Blob, blobs } from './shapes.ts';
import { freshTints, type Tints } from './shavings.ts';
import { leaning, reference, type Variant } from './variant.ts';

export type FeatherScore = 0 | 1 | 2 | 3;

/** A bird from the front; dirt spreads from the lower breast over belly and vent to the flanks. */
export function featherCleanliness(score: FeatherScore, kind: BirdKind, variant: Variant = reference): string {
  const { seed } = variant;
  const bird = birds[kind];
  const random = randomFrom(`feather-${score}${seed}`);
  const birdRandom = randomFrom(`feather-x${seed}`);
  const heart = seed === '' ? ([0, 0] as const) : ([random.between(-46, 46), random.between(-34, 20)] as const);
  const ground =
    plainGround({ tints: floors[score], random: birdRandom }) + oval(400, 566, 270, 34, '#000', { opacity: 0.18 });
  const feathers = breastFeathers(randomFrom(`feather-rows${seed}`), bird, heart);
  const shown = [
    legs(bird, { dirty: score === 3, webbed: kind === 'duck' }),
    wings(bird, { dirt: score === 3 ? 0.5 : 0 }),
    plumage(feathers, lookOf({ score, bird, variant, random }, feathers), random, bird),
    group(
      `translate(${400 - 400 * bird.belly + heart[0]} ${heart[1]}) scale(${bird.belly} 1)`,
      dirtOver[score](random, bird),
    ),
    kind === 'duck' ? '' : drawn('M366 500Q400 520 434 500', score > 1 ? '#3A2810' : bird.coat.edge, 5),
    heads[kind](birdRandom),
    score === 2 && seed === '' ? bracket(bird) : '',
  ].join('');
  return picture(ground + group('translate(22 34) scale(.945)', shown));
}

const heads: Readonly<Record<BirdKind, (random: Random) => string>> = {
  white: henHead,
  brown: (random) => henHead(random, { coat: birds.brown.coat }),
  turkey: turkeyHead,
  duck: duckHead,
};

const wetFloor: Tints = ['#5E452C', '#7A5F40', '#42301D'];
const dampFloor: Tints = ['#AE8D5B', '#C4A473', '#8C6D40'];
const floors: Record<FeatherScore, Tints> = { 0: freshTints, 1: freshTints, 2: dampFloor, 3: wetFloor };

/** Least, usual and greatest share of the feathers of the breast that are dirty. */
export const dirtyShares: Readonly<Record<FeatherScore, readonly [number, number, number]>> = {
  0: [0, 0, 0],
  1: [0.05, 0.1, 0.13],
  2: [0.2, 0.36, 0.44],
  3: [0.58, 0.72, 0.86],
};

interface Plumed {
  score: FeatherScore;
  bird: Bird;
  variant: Variant;
  random: Random;
}

function lookOf({ score, bird, variant, random }: Plumed, all: readonly Feather[]): (feather: Feather) => FeatherLook {
  const clean = cleanLook(bird);
  const byDirt = [...all].sort((one, other) => one.farFromDirt - other.farFromDirt);
  const count = Math.round(all.length * leaning(variant, dirtyShares[score]));
  const dirty = new Set(score === 1 ? scattered(byDirt, count, bird, random) : byDirt.slice(0, count));
  return (feather) => (dirty.has(feather) ? dirtyLook(score, { feather, bird, random }) : clean(feather));
}

/** Single feathers of the lower breast, none beside another: no patch of 5 cm. */
function scattered(byDirt: readonly Feather[], count: number, { feather }: Bird, random: Random): Feather[] {
  const near = byDirt.slice(0, Math.round(byDirt.length * 0.5)).map((each) => ({ each, order: random.next() }));
  const found: Feather[] = [];
  for (const { each } of near.sort((one, other) => one.order - other.order)) {
    const isFree = found.every(({ x, y }) => Math.hypot(x - each.x, (y - each.y) * 1.1) > feather[0] * 2);
    if (isFree && found.length < count) found.push(each);
  }
  return found;
}

function dirtyLook(
  score: FeatherScore,
  { feather: { farFromDirt }, bird, random }: { feather: Feather; bird: Bird; random: Random },
): FeatherLook {
  const { stain, dirt, mud } = bird;
  if (score === 3) return { colour: random.pick(mud), edge: '#1E130A', gloss: 0, matted: true };
  if (score === 1) return { colour: stain, edge: darker(stain, 0.45), gloss: 0.16, matted: false };
  const colour = farFromDirt < 0.42 ? dirt[0] : farFromDirt < 0.62 ? dirt[1] : dirt[2];
  return { colour, edge: darker(dirt[0], 0.42), gloss: 0.2, matted: false };
}

const dirtOver: Record<FeatherScore, (random: Random, bird: Bird) => string> = {
  0: () => '',
  1: (random, { stain }) =>
    smears(
      '372,408,22,11 440,446,24,12 352,476,18,9 420,372,16,9 462,396,14,8',
      { colour: darker(stain, 0.22), opacity: 0.8, corners: 9 },
      random,
    ),
  2: (random, { dirt }) =>
    smears(
      '400,420,60,30 346,462,40,22 456,470,44,22 420,372,34,18',
      { colour: darker(dirt[0], 0.3), opacity: 0.45, corners: 12 },
      random,
    ),
  3: (random, bird) =>
    clumpPlaces.map((clump) => mattedClump(clump, bird, random)).join('') +
    gapPlaces.map((gap) => bareGap(gap, random)).join(''),
};

interface Smear {
  colour: string;
  opacity: number;
  corners: number;
}

const smears = (places: string, { colour, opacity, corners }: Smear, random: Random) =>
  blobs(places)
    .map(({ x, y, rx, ry }) => filled(smooth(ringOf([x, y], [rx, ry], corners, 0.2, random)), colour, { opacity }))
    .join('');

const clumpPlaces = blobs(
  '318,322,46,62 392,300,52,70 474,324,46,64 268,396,48,74 346,402,52,84 432,398,54,88 516,392,46,74 300,470,44,66 374,486,50,74 454,484,48,76 524,462,40,62 240,330,34,56',
);
const gapPlaces = blobs('356,354,12,26 440,356,11,24 396,452,13,24 308,432,10,20 486,438,11,22');

/** Feathers stuck together, hanging in points, with a wet shine. */
function mattedClump({ x, y, rx, ry }: Blob, { mud }: Bird, random: Random): string {
  const corners: Point[] = [
    [-1, -0.5],
    [-0.3, -0.72],
    [0.4, -0.66],
    [1, -0.4],
    [0.7, 0.2],
    [0.4, 0.1],
    [0.16, 0.8],
    [-0.1, 0.34],
    [-0.34, 0.62],
    [-0.6, 0.1],
  ];
  const outline = corners.map(
    ([dx, dy]): Point => [x + dx * rx + random.between(-6, 6), y + dy * ry + random.between(-5, 5)],
  );
  const strand = (from: Point, bend: Point, to: Point) =>
    `M${at(x + from[0] * rx, y + from[1] * ry)}Q${at(x + bend[0] * rx, y + bend[1] * ry)} ${at(x + to[0] * rx, y + to[1] * ry)}`;
  const strands = strand([-0.5, -0.3], [-0.2, 0], [-0.3, 0.3]) + strand([0.2, -0.4], [0.3, 0], [0.16, 0.4]);
  return [
    filled(smooth(moved(outline, 7, 11)), '#000', { opacity: 0.34 }),
    filled(smooth(outline), random.pick(mud.slice(0, 3)), { edge: '#1A0F07', edgeWidth: 4 }),
    drawn(strands, '#1E130A', 5, { opacity: 0.8 }),
    drawn(strand([-0.55, -0.42], [-0.15, -0.58], [0.25, -0.42]), '#fff', 6, { opacity: 0.34 }),
  ].join('');
}

/** Skin between the clumps. */
function bareGap({ x, y, rx, ry }: Blob, random: Random): string {
  const outline = turned(ringOf([x, y], [rx * 1.1, ry], 7, 0.34, random), [x, y], random.between(-40, 40));
  return filled(smooth(outline), '#E7B7A8', { edge: '#6B3226', edgeWidth: 5 });
}

/** The size from which on dirt counts as clear. The only words in any drawing: the same in every language. */
function bracket({ fiveCm }: Bird): string {
  const path = `M${400 - fiveCm / 2} 330V312H${400 + fiveCm / 2}V330`;
  return [
    drawn(path, '#fff', 12),
    drawn(path, '#16211E', 5),
    '<rect x="356" y="270" width="88" height="36" rx="10" fill="#fff" stroke="#16211E" stroke-width="3"/>',
    // Drawn, not written: a build without fonts makes the same picture.
    drawn('M378 278h-10l-1.500 8.500q7 -3.500 11 .5q3.500 4.500 .5 9q-4.500 4.500 -11 1', '#16211E', 3.8),
    drawn('M403 288q-4.500 -4.500 -9 -1.500q-3.500 4 0 8.500q4.500 3 9 -1.500', '#16211E', 3.8),
    drawn('M411 297v-12M411 289q6 -7 10 0v8M421 289q6 -7 10 0v8', '#16211E', 3.8),
  ].join('');
}
