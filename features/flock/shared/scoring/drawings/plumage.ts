import { type Bird, birds } from './birds/birds.ts';
import { mix } from './colours.ts';
import { at, boxOf, isInside, type Point, scaled, smooth } from './geometry.ts';
import { clipped, drawn, filled } from './marks.ts';
import type { Random } from './random.ts';

/** The middle line of the bird. */
export const birdMiddle = 400;

/** One feather of the breast, and how dirty it is: 0 at the heart of the dirt, from about 1 on at the edge of the body. */
export interface Feather {
  readonly x: number;
  readonly y: number;
  readonly farFromDirt: number;
}

/** Where dirt begins on the breast, in units right and below of where it begins on most birds. */
export type DirtHeart = readonly [right: number, below: number];

/** Rows of overlapping feathers, the lower ones first as the upper ones lie over them. */
export function breastFeathers(random: Random, bird: Bird = birds.white, heart: DirtHeart = [0, 0]): Feather[] {
  const found: Feather[] = [];
  const [half, height] = bird.feather;
  // Feathers whose root lies a little outside still cover the edge.
  const reach = scaled(bird.body, [birdMiddle, 320], 1.1);
  const box = boxOf(bird.body);
  const [across, down] = [half * 1.7, height * 0.84];
  for (let row = 0, y = box.bottom + 18; y > box.top; row++, y -= down) {
    for (
      let x = birdMiddle - across * Math.ceil(264 / across) + ((row % 2) * across) / 2;
      x < birdMiddle + 290;
      x += across
    ) {
      if (!isInside(x, Math.min(y - 22, box.bottom - 14), reach)) continue;
      const placed = x + random.between(-3, 3);
      found.push({ x: placed, y, farFromDirt: distanceFromDirt(placed - heart[0], y - heart[1]) });
    }
  }
  return found;
}

/** Dirt spreads from the lower breast over belly and vent to the flanks. */
function distanceFromDirt(x: number, y: number): number {
  const [dx, dy] = [(x - birdMiddle) / 205, (y - 430) / 150];
  return Math.hypot(dx * 1.05, dy < 0 ? dy * 0.86 : dy * 0.7) + Math.sin(x * 0.05) * 0.05;
}

/** A feather hanging down from its middle. */
export function scallop([x, y]: Point, [half, height]: Point, lean = 0): string {
  const side = (sign: 1 | -1) => x + sign * half;
  const outer = (sign: 1 | -1) => at(x + sign * half * 1.08 + lean * 0.3, y - height * 0.2);
  const lower = (sign: 1 | -1) => at(x + sign * half * 0.62 + lean, y + height * 0.55);
  const tip = at(x + lean, y + height * 0.72);
  return `M${at(side(-1), y - height)}C${outer(-1)} ${lower(-1)} ${tip}C${lower(1)} ${outer(1)} ${at(side(1), y - height)}z`;
}

/** What a feather looks like. */
export interface FeatherLook {
  readonly colour: string;
  readonly edge: string;
  /** How bright the light along it is; a matted feather has lines instead. */
  readonly gloss: number;
  readonly matted: boolean;
}

/** A clean feather of a bird. */
export const cleanLook =
  ({ coat }: Bird = birds.white) =>
  ({ x, y }: Feather): FeatherLook => ({
    colour: mix(coat.base, coat.shade, Math.min(1, Math.abs(x - birdMiddle + 50) / 520 + (y > 460 ? 0.16 : 0))),
    edge: coat.edge,
    gloss: coat.gloss,
    matted: false,
  });

/** The breast, each feather as it looks, inside the outline of the body. */
export function plumage(
  all: readonly Feather[],
  lookOf: (feather: Feather) => FeatherLook,
  random: Random,
  bird: Bird = birds.white,
): string {
  const body = smooth(bird.body);
  const drawnFeathers = all.map((feather) => oneFeather(feather, lookOf(feather), random, bird)).join('');
  return [
    filled(body, bird.coat.base),
    clipped(body, drawnFeathers),
    drawn(body, mix(bird.coat.edge, '#000000', 0.2), 5),
  ].join('');
}

function oneFeather({ x, y }: Feather, look: FeatherLook, random: Random, { feather }: Bird): string {
  const lean = (x - birdMiddle) * 0.05;
  const shape = scallop([x, y - 10], feather, lean);
  const shaft = drawn(`M${at(x + lean * 0.2, y - 22)}L${at(x + lean, y + 16)}`, mix(look.colour, '#000000', 0.14), 2.5);
  const shine = drawn(`M${at(x - feather[0] / 2 + lean * 0.4, y - 16)}q1 18 9 26`, '#fff', 4, { opacity: look.gloss });
  return [
    filled(shape, '#3a3526', { opacity: 0.16, transform: 'translate(4 6)' }),
    filled(shape, look.colour, { edge: look.edge }),
    look.matted ? strands(x, y, random) : shaft + shine,
  ].join('');
}

function strands(x: number, y: number, random: Random): string {
  const [left, right] = [random.between(4, 10), random.between(-4, 6)];
  const path = `M${at(x - 14, y - 18)}l${at(left, 26)}M${at(x + 8, y - 20)}l${at(right, 26)}`;
  return drawn(path, '#1E130A', 4, { opacity: 0.6 });
}
