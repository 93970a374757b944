import { creases, glossOn, litBody, shadowOf, specks, urateCap } from './body.ts';
import type { Palette } from './colours.ts';
import { moved, smooth } from './geometry.ts';
import { clipped, filled } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { points } from './shapes.ts';
import { type Tube, tubeOf } from './tube.ts';

/** Knots of the long part; what lies on it follows them. */
export const rodKnots = points('200,326 296,266 412,246 524,264 598,326');
const rodHalves = [72, 88, 88, 80, 56];
const curlKnots = points('602,318 572,378 476,390 376,376 286,396');
const curlHalves = [46, 70, 70, 60, 30];

/** The formed intestinal dropping, a folded coil: the long part behind, the curl in front. */
export interface Coil {
  readonly rod: Tube;
  readonly curl: Tube;
}

/** `wide` 1.1 makes both parts a tenth wider. */
export function coilOf({
  wide = 1,
  curlWide = wide,
  seed = '',
}: {
  wide?: number;
  curlWide?: number;
  seed?: string;
} = {}): Coil {
  const widened = (halves: readonly number[], factor: number) => halves.map((half) => half * factor);
  return {
    rod: tubeOf(rodKnots, widened(rodHalves, wide), { steps: 46, lump: 0.075, random: randomFrom(`rod${seed}`) }),
    curl: tubeOf(curlKnots, widened(curlHalves, curlWide), {
      steps: 36,
      lump: 0.09,
      random: randomFrom(`curl${seed}`),
    }),
  };
}

/** How a coil is drawn: what is seen on its two parts. */
export interface CoilLook {
  readonly palette: Palette;
  readonly fold: string;
  readonly onRod: string;
  readonly onCurl: string;
}

export function coilBody({ rod, curl }: Coil, { palette, fold, onRod, onCurl }: CoilLook): string {
  return [
    litBody(rod.outline, palette, { inside: onRod }),
    clipped(smooth(rod.outline), filled(smooth(moved(curl.outline, -6, -16)), fold, { opacity: 0.5 })),
    litBody(curl.outline, palette, { height: 0.8, inside: onCurl }),
  ].join('');
}

/** By score of the intestinal colour. */
export const intestinalPalettes: readonly Palette[] = [
  { body: '#5E4B30', shade: '#3F3220', light: '#7D6846' },
  { body: '#C79B6B', shade: '#9C7549', light: '#E2BE93' },
  { body: '#E8C63A', shade: '#B4941F', light: '#F6DE7C' },
  { body: '#7A4A26', shade: '#4F2E15', light: '#9A6A3E' },
  { body: '#6BAE3E', shade: '#437A24', light: '#93CC6C' },
  { body: '#8C8468', shade: '#6B644C', light: '#A9A184' },
  { body: '#4A0C10', shade: '#2A0508', light: '#7A1A20' },
];

/** A healthy intestinal dropping. */
export function normalCoil(): { drawing: string; shadows: string } {
  const coil = coilOf();
  return {
    drawing: firmCoil(coil, randomFrom('int_texture-0')),
    shadows: shadowOf(coil.rod.outline, 1.25) + shadowOf(coil.curl.outline, 1.25),
  };
}

/** Its surface: specks, deep creases, gloss, and a crisp white cap. */
function firmCoil({ rod, curl }: Coil, random: Random): string {
  const onRod =
    specks(random, rod.outline, { colours: ['#3F3220', '#8E7850'], count: 60, opacity: 0.55 }) +
    creases(rod, { dark: '#2E2316', light: '#8A7450', opacity: 0.95 }) +
    glossOn(rod, 0.22, 0.56, 0.62, 11, 0.5);
  const onCurl =
    specks(random, curl.outline, { colours: ['#3F3220', '#8E7850'], count: 26, opacity: 0.5 }) +
    creases(curl, { dark: '#2E2316', light: '#8A7450', opacity: 0.9, places: [0.3, 0.62] }) +
    glossOn(curl, 0.2, 0.6, 0.5, 8, 0.42);
  const palette = intestinalPalettes[0]!;
  return [
    coilBody({ rod, curl }, { palette, fold: '#2E2316', onRod, onCurl }),
    urateCap(random, { colour: '#F4F1E8', radii: [92, 64], middle: [222, 318] }),
  ].join('');
}
