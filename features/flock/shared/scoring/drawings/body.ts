import { darker, mix, type Palette } from './colours.ts';
import { at, boxOf, isInside, moved, type Outline, type Point, ringOf, scaled, smooth, turned } from './geometry.ts';
import { clipped, disc, drawn, filled } from './marks.ts';
import type { Random } from './random.ts';
import { type Blob, points, type Spot } from './shapes.ts';
import { beside, strokeOf, type Tube, tubeOf } from './tube.ts';

/** Three stacked soft shadows towards the lower right; `height` 1 is a formed dropping. */
export function shadowOf(outline: Outline, height = 1): string {
  const steps = points('4,6 10,15 16,22');
  return steps
    .map(([x, y]) => filled(smooth(moved(outline, x * height, y * height)), '#1b1206', { opacity: 0.13 }))
    .join('');
}

/** A body with a lit upper left and a shaded lower right, `inside` drawn over it, and its dark outline. */
export function litBody(
  outline: Outline,
  { body, shade, light }: Palette,
  { height = 1, inside = '' }: { height?: number; inside?: string } = {},
): string {
  const path = smooth(outline);
  const lift = (x: number, y: number) => smooth(moved(outline, -x * height, -y * height));
  const tones = [
    filled(lift(10, 14), mix(body, shade, 0.45)),
    filled(lift(18, 26), body),
    filled(lift(36, 50), mix(body, light, 0.55), { opacity: 0.8 }),
  ].join('');
  return filled(path, shade) + clipped(path, tones + inside) + drawn(path, darker(shade), 4);
}

/** Small flakes inside an outline; one path for each colour. */
export function specks(
  random: Random,
  outline: Outline,
  {
    colours,
    count,
    sizes = [3, 8],
    opacity = 0.6,
  }: {
    colours: readonly string[];
    count: number;
    sizes?: readonly [number, number];
    opacity?: number;
  },
): string {
  const box = boxOf(outline);
  const byColour = new Map<string, string>();
  for (let tried = 0, placed = 0; tried < count * 6 && placed < count; tried++) {
    const x = Math.round(random.between(box.left, box.right));
    const y = Math.round(random.between(box.top, box.bottom));
    if (!isInside(x, y, outline)) continue;
    placed++;
    const wide = random.between(...sizes).toFixed(1);
    const high = (random.between(...sizes) * 0.6).toFixed(1);
    const colour = random.pick(colours);
    const turn = () => Math.round(random.between(0, 180));
    const length = (Number(wide) * 1.6).toFixed(1);
    const flake = `M${x} ${y}a${wide} ${high} ${turn()} 1 0 ${length} 2a${wide} ${high} ${turn()} 1 0 -${length} -2z`;
    byColour.set(colour, (byColour.get(colour) ?? '') + flake);
  }
  return [...byColour].map(([colour, path]) => filled(path, colour, { opacity })).join('');
}

/** A highlight that follows a tube; `off` 1 is its upper edge. */
export function glossOn(tube: Tube, from: number, to: number, off: number, half: number, opacity: number): string {
  const places = Array.from({ length: 9 }, (_, index) => tube.placeAt(from + ((to - from) * index) / 8));
  const line = places.map((place) => beside(place, -off));
  const halves = places.map((_, index) => Math.sin((index / 8) * Math.PI) * half + 1);
  return filled(smooth(tubeOf(line, halves, { steps: 24 }).outline), '#fff', { opacity });
}

/** A white brush stroke through three points. */
export const glint = (points: Outline, half: number, opacity: number): string =>
  filled(smooth(strokeOf(points, half)), '#fff', { opacity });

/** The highlight at the upper left of a shiny lump. */
export const glintOn = ({ x, y, rx, ry }: Blob, half: number, opacity: number): string =>
  glint(
    [
      [x - rx * 0.5, y - ry * 0.1],
      [x - rx * 0.15, y - ry * 0.5],
      [x + rx * 0.35, y - ry * 0.42],
    ],
    half,
    opacity,
  );

/** Ragged creases that reach part of the way across a tube; every other one has a short twin. */
export function creases(
  tube: Tube,
  {
    dark,
    light,
    opacity = 0.8,
    places = [0.3, 0.48, 0.7],
  }: {
    dark: string;
    light: string;
    opacity?: number;
    places?: readonly number[];
  },
): string {
  return places
    .map((place, index) => {
      const long = crease(
        tube,
        place,
        [[-1.02, -0.9, -1.02][index % 3]!, [0.35, 1.02, 0.1][index % 3]!],
        [0.07, 0.03, 0.1][index % 3]!,
      );
      const twin = index % 2 ? '' : crease(tube, place + 0.1, [0.5, 1.02], -0.03)(dark, light, opacity * 0.8);
      return long(dark, light, opacity) + twin;
    })
    .join('');
}

function crease(tube: Tube, place: number, [fromShare, toShare]: Point, slant: number) {
  const start = tube.placeAt(place);
  const from = beside(start, fromShare);
  const to = beside(tube.placeAt(Math.min(0.99, place + slant)), toShare);
  const [dx, dy] = start.along;
  const bend: Point = [(from[0] + to[0]) / 2 + dx * 26, (from[1] + to[1]) / 2 + dy * 26];
  const curve = (shift: number) =>
    `M${at(from[0] + shift * dx, from[1] + shift * dy)}Q${at(bend[0] + shift * dx, bend[1] + shift * dy)} ${at(to[0] + shift * dx, to[1] + shift * dy)}`;
  return (dark: string, light: string, opacity: number) =>
    drawn(curve(0), dark, 8, { opacity }) + drawn(curve(8), light, 4, { opacity: opacity * 0.7 });
}

export interface UrateCap {
  readonly colour: string;
  readonly radii: Point;
  readonly middle: Point;
  /** 1 for a firm cap with a hard edge, less for one that slumps. */
  readonly crisp?: number;
}

/** The white urate cap at one end of an intestinal dropping; cecal droppings have none. */
export function urateCap(random: Random, { colour, radii, middle, crisp = 1 }: UrateCap): string {
  const [x, y] = middle;
  const [rx, ry] = radii;
  const outline = turned(ringOf(middle, radii, 11, 0.1, random), middle, -40);
  const shade = mix(colour, '#8C8470', 0.42);
  const path = smooth(outline);
  const inside = [
    filled(smooth(moved(outline, -8, -11)), colour),
    filled(smooth(scaled(moved(outline, -16, -20), middle, 0.62)), '#fff', { opacity: 0.85 }),
    drawn(`M${at(x + 4, y + ry * 0.35)}q18 -6 26 -28`, shade, 5),
    drawn(`M${at(x - rx * 0.4, y + ry * 0.45)}q14 8 26 2`, shade, 4),
  ].join('');
  return [
    filled(smooth(moved(outline, 7, 10)), '#000', { opacity: 0.28 * crisp }),
    filled(path, shade),
    clipped(path, inside),
    drawn(path, darker(shade, crisp > 0.8 ? 0.32 : 0.15), 3.5),
  ].join('');
}

/** A shiny drop on the card. */
export const droplet = ({ x, y, r }: Spot, colour: string): string =>
  disc(x, y, r, colour) + disc(x - r * 0.3, y - r * 0.3, r * 0.29, '#fff', { opacity: 0.7 });

/** The damp ring that a soft dropping leaves on the card. */
export const dampRing = (outline: Outline): string =>
  filled(smooth(outline), '#B9A98A', { opacity: 0.5 }) + drawn(smooth(outline), '#8F7F5E', 5, { opacity: 0.85 });
