import { at, moved, ringOf, scaled, smooth } from '#features/flock/shared/scoring/drawings/geometry.ts';
import { clipped, disc, drawn, filled, oval } from '#features/flock/shared/scoring/drawings/marks.ts';
import { birdMiddle } from '#features/flock/shared/scoring/drawings/plumage.ts';
import type { Random } from '#features/flock/shared/scoring/drawings/random.ts';
import { blobs, points } from '#features/flock/shared/scoring/drawings/shapes.ts';
import { sides } from './limbs.ts';

const neck = points('356,96 352,150 330,196 352,232 400,246 448,232 470,196 448,150 444,96 400,70');
const crown = points('344,62 352,26 378,4 400,0 422,4 448,26 456,62 444,98 422,118 400,124 378,118 356,98');
const caruncles = blobs(
  '362,196,17,15 390,206,19,17 420,206,18,16 444,194,16,15 376,226,16,15 404,232,19,17 430,224,16,14',
);

/** Bare head and neck of a turkey: blue crown, red caruncles, the snood hanging over the beak, and the beard. */
export function turkeyHead(random: Random): string {
  const lumps = caruncles.map(({ x, y, rx, ry }) => {
    const outline = ringOf([x, y], [rx, ry], 8, 0.1, random);
    return (
      filled(smooth(outline), '#C2332E', { edge: '#701512', edgeWidth: 4 }) +
      oval(x - rx * 0.3, y - ry * 0.35, rx * 0.3, ry * 0.25, '#F4A39A', { opacity: 0.9 })
    );
  });
  const tones =
    filled(smooth(moved(crown, 14, 20)), '#B9788A', { opacity: 0.55 }) +
    filled(smooth(scaled(moved(crown, -4, -10), [birdMiddle, 50], 0.72)), '#C9DCEA', { opacity: 0.9 });
  const folds = [136, 158, 178].map((y) => drawn(`M${at(364, y)}q36 14 72 0`, '#8E3A3E', 4, { opacity: 0.75 }));
  return [
    beard(),
    filled(smooth(moved(neck, 5, 10)), '#3a3526', { opacity: 0.22 }),
    filled(smooth(neck), '#D2696A', { edge: '#742A2C', edgeWidth: 5 }),
    ...folds,
    ...lumps,
    filled(smooth(crown), '#A9C1D6', { edge: '#4E6277', edgeWidth: 5 }),
    clipped(smooth(crown), tones),
    ...sides.map(eye),
    filled('M380 76L420 76Q424 96 400 120Q376 96 380 76z', '#E2CFA4', { edge: '#7E673A', edgeWidth: 4 }),
    drawn('M386 100Q400 106 414 100', '#7E673A', 3.5),
    // The snood, which hangs to one side.
    drawn('M400 56Q424 64 430 92T424 146', '#701512', 24),
    drawn('M400 56Q424 64 430 92T424 146', '#CE3B34', 16),
    drawn('M402 56Q418 64 424 88', '#F4A39A', 4, { opacity: 0.85 }),
  ].join('');
}

function eye(side: number): string {
  const x = birdMiddle + side * 33;
  return [
    oval(x, 54, 19, 18, '#E9EFF4', { opacity: 0.9 }),
    disc(x, 54, 11, '#4A2A16', { edge: '#221006' }),
    disc(x - 3, 50, 3.5, '#fff'),
  ].join('');
}

/** A tuft of black bristles on the breast. */
function beard(): string {
  const bristles = [-12, -6, 0, 6, 12].map(
    (x) => `M${birdMiddle + x * 0.6} 236Q${birdMiddle + x} 262 ${birdMiddle + x * 1.2} ${296 - Math.abs(x)}`,
  );
  return drawn(bristles.join(''), '#1C1A18', 7);
}
