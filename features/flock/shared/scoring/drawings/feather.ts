import { plainGround } from './barn.ts';
import { at, moved, type Point, ringOf, smooth, turned } from './geometry.ts';
import { head, legs, wings } from './hen.ts';
import { drawn, filled, group, oval, picture } from './marks.ts';
import { breastFeathers, cleanLook, type Feather, type FeatherLook, plumage } from './plumage.ts';
import { type Random, randomFrom } from './random.ts';
import { type Blob, blobs } from './shapes.ts';
import { freshTints, type Tints } from './shavings.ts';

export type FeatherScore = 0 | 1 | 2 | 3;

/** A bird from the front; dirt spreads from the lower breast over belly and vent to the flanks. */
export function featherCleanliness(score: FeatherScore): string {
  const random = randomFrom(`feather-${score}`);
  const birdRandom = randomFrom('feather-x');
  const ground =
    plainGround({ tints: floors[score], random: birdRandom }) + oval(400, 566, 270, 34, '#000', { opacity: 0.18 });
  const feathers = breastFeathers(randomFrom('feather-rows'));
  const bird = [
    legs({ dirty: score === 3 }),
    wings({ dirt: score === 3 ? 0.5 : 0 }),
    plumage(feathers, lookOf(score, feathers, random), random),
    dirtOver[score](random),
    drawn('M366 500Q400 520 434 500', score > 1 ? '#3A2810' : '#A9A291', 5),
    head(birdRandom),
    score === 2 ? bracket() : '',
  ].join('');
  return picture(ground + group('translate(22 34) scale(.945)', bird));
}

const wetFloor: Tints = ['#5E452C', '#7A5F40', '#42301D'];
const dampFloor: Tints = ['#AE8D5B', '#C4A473', '#8C6D40'];
const floors: Record<FeatherScore, Tints> = { 0: freshTints, 1: freshTints, 2: dampFloor, 3: wetFloor };

/** Share of the feathers of the breast that are dirty; in score 1 they lie scattered, with no patch of 5 cm. */
const dirtyShare: Record<FeatherScore, number> = { 0: 0, 1: 0.09, 2: 0.36, 3: 0.72 };

function lookOf(score: FeatherScore, all: readonly Feather[], random: Random): (feather: Feather) => FeatherLook {
  const byDirt = [...all].sort((one, other) => one.farFromDirt - other.farFromDirt);
  const near = score === 1 ? byDirt.slice(0, 40).filter((_, index) => index % 4 === 1) : byDirt;
  const dirty = new Set(near.slice(0, Math.round(all.length * dirtyShare[score])));
  return (feather) => (dirty.has(feather) ? dirtyLooks[score](feather, random) : cleanLook(feather));
}

const dirtyLooks: Record<FeatherScore, (feather: Feather, random: Random) => FeatherLook> = {
  0: cleanLook,
  1: () => ({ colour: '#CDB27C', edge: '#8A6F3E', gloss: 0.28, matted: false }),
  2: ({ farFromDirt }) => ({
    colour: farFromDirt < 0.42 ? '#7F5E36' : farFromDirt < 0.62 ? '#A37E4C' : '#BE9E6D',
    edge: '#4A3418',
    gloss: 0.28,
    matted: false,
  }),
  3: (_, random) => ({
    colour: random.pick(['#5E452C', '#4B3520', '#3F2E1D', '#6B5134']),
    edge: '#1E130A',
    gloss: 0,
    matted: true,
  }),
};

const dirtOver: Record<FeatherScore, (random: Random) => string> = {
  0: () => '',
  1: (random) =>
    smears(
      '372,408,20,10 440,446,22,11 352,476,16,8 420,372,14,8 462,396,12,7',
      { colour: '#A98A50', opacity: 0.75, corners: 9 },
      random,
    ),
  2: (random) =>
    smears(
      '400,420,60,30 346,462,40,22 456,470,44,22 420,372,34,18',
      { colour: '#5A3F1E', opacity: 0.45, corners: 12 },
      random,
    ),
  3: (random) =>
    clumpPlaces.map((clump) => mattedClump(clump, random)).join('') +
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
function mattedClump({ x, y, rx, ry }: Blob, random: Random): string {
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
    filled(smooth(outline), random.pick(['#4B3520', '#3F2E1D', '#5E452C']), { edge: '#1A0F07', edgeWidth: 4 }),
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
function bracket(): string {
  const path = 'M300 330V312H500V330';
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
