import { moved, ringOf, scaled, smooth } from '#features/flock/shared/scoring/drawings/geometry.ts';
import { clipped, disc, drawn, filled, oval } from '#features/flock/shared/scoring/drawings/marks.ts';
import { birdMiddle } from '#features/flock/shared/scoring/drawings/plumage.ts';
import type { Random } from '#features/flock/shared/scoring/drawings/random.ts';
import { points } from '#features/flock/shared/scoring/drawings/shapes.ts';
import { type Bird, birds } from './birds.ts';
import { sides } from './limbs.ts';

const neck = points('350,70 346,140 330,206 352,246 400,262 448,246 470,206 454,140 450,70 400,40');
const bill = points('372,66 400,60 428,66 440,96 456,122 446,142 400,150 354,142 344,122 360,96');

/** Neck, head and broad bill of a white duck. */
export function duckHead(random: Random): string {
  const { coat }: Bird = birds.duck;
  const face = ringOf([birdMiddle, 54], [72, 62], 14, 0.02, random);
  const tones =
    filled(smooth(moved(face, 16, 20)), coat.shade, { opacity: 0.7 }) +
    filled(smooth(scaled(moved(face, -8, -10), [birdMiddle, 54], 0.8)), coat.base);
  const down = [160, 186, 212].map((y, row) =>
    drawn(`M${362 - row * 5} ${y}q12 12 24 2t28 2t26 -4`, coat.edge, 3, { opacity: 0.6 }),
  );
  return [
    filled(smooth(moved(neck, 5, 10)), '#3a3526', { opacity: 0.18 }),
    filled(smooth(neck), coat.base, { edge: coat.edge, edgeWidth: 4 }),
    ...down,
    filled(smooth(face), coat.base, { edge: coat.edge, edgeWidth: 5 }),
    clipped(smooth(face), tones),
    ...sides.map(eye),
    filled(smooth(bill), '#F2A22E', { edge: '#8A4E0E', edgeWidth: 5 }),
    filled(smooth(scaled(moved(bill, -6, -6), [birdMiddle, 104], 0.62)), '#FFCC73', { opacity: 0.75 }),
    drawn('M356 132Q400 146 444 132', '#8A4E0E', 4),
    oval(388, 84, 4, 7, '#8A4E0E'),
    oval(412, 84, 4, 7, '#8A4E0E'),
  ].join('');
}

function eye(side: number): string {
  const x = birdMiddle + side * 50;
  return disc(x, 46, 11, '#2B2723', { edge: '#0F0D0B' }) + disc(x - 3, 42, 3.5, '#fff');
}
