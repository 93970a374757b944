import type { Outline, Point } from './geometry.ts';
import type { Random } from './random.ts';

/** A place along a tube: middle, half width, the direction across and the direction along it (both of length 1). */
export interface TubePlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly across: Point;
  readonly along: Point;
}

export interface Tube {
  readonly outline: Point[];
  /** From 0, where it begins, to 1. */
  placeAt(part: number): TubePlace;
}

interface TubeMaking {
  /** How many places of the spline the outline takes. */
  steps?: number;
  /** 0.1 makes the sides lumpy by up to a tenth of the width; needs `random`. */
  lump?: number;
  random?: Random;
}

/** A body along a spline through `knots`, with a half width at each knot and round ends: droppings, toes, fingers, strokes. */
export function tubeOf(knots: Outline, halves: readonly number[], making: TubeMaking = {}): Tube {
  const { steps = 44, lump = 0, random } = making;
  const next = () => (random ? random.next() : 0.5);
  const placeAt = (part: number) => placeOn(knots, halves, part);
  const left: Point[] = [];
  const right: Point[] = [];
  const phase = next() * 6.28;
  for (let step = 0; step <= steps; step++) {
    const part = Math.min(end, step / steps);
    const place = placeAt(part);
    const swell = 1 + lump * Math.sin(part * 17 + phase) * 0.6 + lump * (next() - 0.5);
    const otherSwell = 1 + lump * Math.sin(part * 14 + phase + 2) * 0.6 + lump * (next() - 0.5);
    left.push(beside(place, swell));
    right.push(beside(place, -otherSwell));
  }
  const outline = [...left, ...roundEnd(placeAt(end), 1), ...right.reverse(), ...roundEnd(placeAt(0), -1)];
  return { outline, placeAt };
}

/** A brush stroke that begins and ends thin; for highlights. */
export function strokeOf(points: Outline, half: number, steps = 18): Point[] {
  return tubeOf(points, [2, half, 2], { steps }).outline;
}

/** A point beside the middle line; `share` 1 is the edge on one side, −1 on the other. */
export function beside({ x, y, half, across }: TubePlace, share: number): Point {
  return [x + across[0] * half * share, y + across[1] * half * share];
}

/** The very end of a spline has no direction. */
const end = 0.996;

function placeOn(knots: Outline, halves: readonly number[], part: number): TubePlace {
  const last = knots.length - 1;
  const valueAt = (values: readonly number[], where: number) => {
    const place = Math.min(last - 1e-6, Math.max(0, where * last));
    const index = Math.floor(place);
    const near = (step: number) => values[Math.max(0, Math.min(last, index + step))]!;
    return spline(near(-1), near(0), near(1), near(2), place - index);
  };
  const xs = knots.map(([x]) => x);
  const ys = knots.map(([, y]) => y);
  const [x, y] = [valueAt(xs, part), valueAt(ys, part)];
  const [dx, dy] = [valueAt(xs, part + 0.002) - x, valueAt(ys, part + 0.002) - y];
  const length = Math.hypot(dx, dy) || 1;
  const along: Point = [dx / length, dy / length];
  return { x, y, half: valueAt(halves, part), across: [-along[1], along[0]], along };
}

/** Catmull–Rom between b and c. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

function roundEnd({ x, y, half, across, along }: TubePlace, side: 1 | -1): Point[] {
  return [0.25, 0.5, 0.75].map((quarter): Point => {
    const angle = (quarter - 0.5) * Math.PI;
    const [out, over] = [side * half * Math.cos(angle), -side * half * Math.sin(angle)];
    return [x + along[0] * out + across[0] * over, y + along[1] * out + across[1] * over];
  });
}
