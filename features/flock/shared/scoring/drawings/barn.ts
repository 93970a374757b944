import { mix } from './colours.ts';
import { filled, oval } from './marks.ts';
import type { Random } from './random.ts';
import { freshTints, shavings, type Tints } from './shavings.ts';

/** Pale light behind a single subject, and a floor of litter. */
export function plainGround({
  tints = freshTints,
  top = 506,
  random,
}: {
  tints?: Tints;
  top?: number;
  random: Random;
}): string {
  return [
    '<rect width="800" height="600" fill="#BCD3D6"/>',
    oval(400, 250, 430, 330, '#CCDFE1'),
    oval(400, 250, 300, 250, '#DBE9EA'),
    filled(`M0 ${top + 6}Q200 ${top - 10} 400 ${top}T800 ${top + 2}V600H0z`, mix(tints[0], tints[2], 0.5)),
    shavings(random, { tints, count: Math.round((610 - top) * 2.02), box: [-20, top, 820, 610] }),
  ].join('');
}

/** The inside of a poultry house: roof, windows, litter from `top` down. */
export function houseInside({ top, random }: { top: number; random: Random }): string {
  const windows = [60, 240, 440, 620].map(
    (x) => `<rect x="${x}" y="216" width="120" height="66" rx="6" fill="#E6F1F1" stroke="#6E969C" stroke-width="5"/>`,
  );
  return [
    '<rect width="800" height="600" fill="#BCD3D6"/>',
    filled('M0 0h800v150L400 80 0 150z', '#8FB2B7'),
    filled('M0 150L400 80l400 70v26L400 108 0 176z', '#6E969C'),
    ...windows,
    filled(`M0 ${top}H800V600H0z`, '#C9AC74'),
    shavings(random, {
      tints: ['#E3CB9B', '#F1E0BC', '#B99659'],
      count: Math.round((610 - top) * 1.85),
      box: [-20, top - 8, 820, 610],
    }),
  ].join('');
}

/** A small bird from the side; `size` 1 is 48 high. */
export function sideBird({
  x,
  y,
  size,
  coat,
  wing,
  facing = 'right',
}: {
  x: number;
  y: number;
  size: number;
  coat: string;
  wing: string;
  facing?: 'left' | 'right';
}): string {
  const place =
    facing === 'right'
      ? `translate(${x} ${y}) scale(${size})`
      : `translate(${x + 48 * size} ${y}) scale(${-size} ${size})`;
  const parts = [
    oval(24, 56, 17, 3, '#000', { opacity: 0.16 }),
    '<path d="M18 45v10M29 45v10" stroke="#D59A35" stroke-width="3.5" fill="none"/>',
    filled(
      'M24 46c-9 0-16-6-16-14 0-6 4-9 6-14 1.500-4 1-8 4-11 3-2.500 8-2.500 10.500 0 2 2 3 4 3.400 6.300l.6 3.500c.6 3.200 8 6 8 14.200C40.500 40 33 46 24 46z',
      coat,
      { edge: '#7F8A86', edgeWidth: 1.3 },
    ),
    filled('M20 27c7-1 13 2 17 8-3 6-8 9-13 9-5-2-6-10-4-17z', wing),
    filled('M20 6l1-5 4 3 4-3 1 5z', '#C9302C'),
    filled('M31.500 12l6.500 2.500-6 2.500z', '#E9A93B'),
    filled('M30 17q4 1 3 6-4 0-4-5z', '#C9302C'),
    '<circle cx="27" cy="11.5" r="1.8" fill="#16211E"/>',
  ];
  return `<g transform="${place}">${parts.join('')}</g>`;
}
