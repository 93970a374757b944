import { at, moved, type Point, ringOf, scaled, smooth } from '#features/flock/shared/scoring/drawings/geometry.ts';
import { clipped, disc, drawn, filled, oval } from '#features/flock/shared/scoring/drawings/marks.ts';
import { birdMiddle } from '#features/flock/shared/scoring/drawings/plumage.ts';
import type { Random } from '#features/flock/shared/scoring/drawings/random.ts';
import { points } from '#features/flock/shared/scoring/drawings/shapes.ts';
import { type Bird, birds } from './birds.ts';
import { sides } from './limbs.ts';

const neck = points('308,158 334,92 400,70 466,92 492,158 452,204 400,220 348,204');
const ruff = points('-46,172 -16,186 16,186 46,172 -30,148 0,156 30,148');
const comb = points('354,44 348,8 372,24 378,-8 400,12 422,-8 428,24 452,8 446,44 400,56');

/** What gas does to the eyes. */
export type Eyes = 'open' | 'sore' | 'watering' | 'closed';

/** Neck, comb and face of a chicken. */
export function henHead(
  random: Random,
  { eyes = 'open', coat = birds.white.coat }: { eyes?: Eyes; coat?: Bird['coat'] } = {},
): string {
  const face = moved(ringOf([birdMiddle, 66], [66, 62], 14, 0.02, random), 0, 12);
  const tones =
    filled(smooth(moved(face, 16, 20)), coat.shade, { opacity: 0.6 }) +
    filled(smooth(scaled(moved(face, -6, -8), [birdMiddle, 70], 0.86)), coat.base);
  const ruffLines = ruff.map(([x, y]) => {
    const middle = birdMiddle + x;
    const path = `M${at(middle - 12, y - 14)}Q${at(middle, y + 16)} ${at(middle + 12, y - 14)}`;
    return drawn(path, coat.edge, 3.5, { opacity: 0.8 });
  });
  return [
    filled(smooth(moved(neck, 4, 9)), '#3a3526', { opacity: 0.2 }),
    filled(smooth(neck), coat.base, { edge: coat.edge, edgeWidth: 4 }),
    ...ruffLines,
    filled(smooth(comb), '#C9302C', { edge: '#7A1512', edgeWidth: 5 }),
    drawn('M370 26q-2 -10 4 -18M406 18q2 -10 10 -16', '#F07A72', 5),
    filled(smooth(face), coat.base, { edge: coat.edge, edgeWidth: 5 }),
    clipped(smooth(face), tones),
    ...sides.map((side) => eyeDrawings[eyes](side)),
    ...sides.map(wattle),
    filled('M400 74L422 104Q400 124 378 104z', '#E9A93B', { edge: '#8A5A16', edgeWidth: 4 }),
    drawn('M384 106Q400 112 416 106', '#8A5A16', 3.5),
  ].join('');
}

const eyeDrawings: Record<Eyes, (side: number) => string> = {
  open: (side) => eyeGround(side, 1) + openEye(side),
  sore: (side) => eyeGround(side, 1.35) + openEye(side) + lid(side, 'q16 -17 32 0'),
  watering: (side) => eyeGround(side, 1.35) + openEye(side) + lid(side, 'q16 -11 32 0') + tear(side),
  closed: (side) => eyeGround(side, 1.35) + lid(side, 'q16 17 32 0'),
};

const eyeGround = (side: number, size: number) =>
  oval(birdMiddle + side * 33, 74, 21 * size, 23 * size, size > 1 ? '#D2382C' : '#E06A5C', { opacity: 0.85 });

function openEye(side: number): string {
  const x = birdMiddle + side * 34;
  return [
    disc(x, 70, 13, '#F2A23A', { edge: '#5A2A0A' }),
    disc(x, 70, 7.5, '#16211E'),
    disc(x - 3, 66, 3, '#fff'),
  ].join('');
}

const lid = (side: number, curve: string) => drawn(`M${birdMiddle + side * 34 - 16} 68${curve}`, '#3A1206', 6);

function tear(side: number): string {
  const x = birdMiddle + side * 40;
  const shape = `M${x} 86c9 14 13 20 13 28a13 13 0 0 1 -26 0c0 -8 4 -14 13 -28z`;
  return filled(shape, '#8FD0EA', { edge: '#1A5C7C', edgeWidth: 4 }) + disc(x - 4, 114, 4, '#fff');
}

function wattle(side: number): string {
  const shape: Point[] = [
    [birdMiddle + side * 6, 112],
    [birdMiddle + side * 22, 118],
    [birdMiddle + side * 26, 146],
    [birdMiddle + side * 14, 162],
    [birdMiddle + side * 2, 144],
  ];
  return filled(smooth(shape), '#C9302C', { edge: '#7A1512', edgeWidth: 4 });
}
