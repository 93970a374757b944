import { darker, lighter } from './colours.ts';
import { moved, type Outline, type Point, polygon, scaled, smooth, turned } from './geometry.ts';
import { clipped, drawn, filled } from './marks.ts';
import { points } from './shapes.ts';
import type { Tints } from './shavings.ts';

/** Where the boot stood, in the right third. */
export const bootMiddle: Point = [590, 312];
const bootTurn = 9;

/** The sole round 0,0, pointing up. */
const sole = points(
  '0,-212 56,-196 86,-140 88,-80 70,-16 62,40 74,100 72,160 44,202 0,212 -44,202 -70,160 -70,100 -58,40 -64,-16 -86,-80 -78,-146 -48,-198',
);

const placed = (outline: Outline) => turned(moved(outline, ...bootMiddle), bootMiddle, bootTurn);

export const bootOutline = (size = 1): Point[] => placed(scaled(sole, [0, 0], size));

/** Path data of the profile of the sole. */
export function treads(): string {
  const front = [-160, -118, -76, -34].map((y) =>
    points(`-66,${y + 14} 0,${y - 14} 66,${y + 14} 66,${y + 32} 0,${y + 4} -66,${y + 32}`),
  );
  const heel = [84, 122, 160].map((y) => points(`-56,${y - 6} 56,${y - 6} 52,${y + 14} -52,${y + 14}`));
  return [...front, ...heel].map((tread) => polygon(placed(tread))).join('');
}

/** A print in loose or damp litter; `depth` 0.3 is faint, 0.85 sharp. */
export function bootPrint(tints: Tints, depth: number): string {
  const edge = smooth(bootOutline());
  const [middleTint, , darkTint] = tints;
  const isSharp = depth > 0.6;
  const inside = [
    filled(edge, darker(darkTint, 0.45), { opacity: depth * 0.75 }),
    filled(treads(), lighter(middleTint, isSharp ? 0.1 : 0.25), { opacity: Math.min(1, depth * 1.15) }),
    filled(treads(), darker(darkTint, 0.5), { opacity: depth * 0.5, transform: 'translate(-3 -5)' }),
    filled(treads(), middleTint, { opacity: Math.min(1, depth * 1.3) }),
    drawn(edge, '#000', 22, { opacity: depth * 0.42, transform: 'translate(8 11)' }),
  ].join('');
  return [
    clipped(edge, inside),
    drawn(smooth(moved(bootOutline(1.02), 4, 5)), lighter(tints[1], 0.35), 4, { opacity: depth * 0.75 }),
    drawn(edge, darker(darkTint, 0.55), isSharp ? 4 : 3, { opacity: depth }),
  ].join('');
}
