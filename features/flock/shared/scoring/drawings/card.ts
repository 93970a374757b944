import { mix } from './colours.ts';
import { at, moved, type Outline, type Point, polygon, turned } from './geometry.ts';
import { clipped, drawn, filled } from './marks.ts';
import { randomFrom } from './random.ts';
import { points } from './shapes.ts';
import { freshTints, shavings } from './shavings.ts';

const middle: Point = [400, 300];
const tilt = (points: Outline) => turned(points, middle, -2);

/** The white card on dry litter that makes colours comparable, with a grid and a bar of one centimetre. */
export function whiteCard({ seed, pixelsPerCm }: { seed: string; pixelsPerCm: number }): string {
  const corners = tilt(points('58,50 742,50 742,550 58,550'));
  const isHidden = (x: number, y: number) => x > 90 && x < 690 && y > 80 && y < 500;
  return [
    `<rect width="800" height="600" fill="${mix(freshTints[0], freshTints[2], 0.55)}"/>`,
    shavings(randomFrom(`card${seed}`), {
      tints: freshTints,
      count: 620,
      keep: (x, y) => !isHidden(x, y),
      length: [16, 38],
      width: [6, 11],
    }),
    filled(polygon(moved(corners, 8, 12)), '#2a1a08', { opacity: 0.3 }),
    filled(polygon(corners), '#FAFAF7', { edge: '#D8D5CC', edgeWidth: 2 }),
    clipped(polygon(corners), drawn(gridPath(pixelsPerCm), '#D8D5CC', 2)),
    drawn(barPath(pixelsPerCm), '#1F2933', 4),
  ].join('');
}

function gridPath(step: number): string {
  const lines: Outline[] = [];
  for (let x = 400 - step * 4; x < 760; x += step)
    lines.push(
      tilt([
        [x, 30],
        [x, 570],
      ]),
    );
  for (let y = 300 - step * 3; y < 570; y += step)
    lines.push(
      tilt([
        [40, y],
        [760, y],
      ]),
    );
  return lines.map(([from, to]) => `M${at(...from!)}L${at(...to!)}`).join('');
}

function barPath(length: number): string {
  const [from, to] = tilt([
    [700 - length, 520],
    [700, 520],
  ]) as [Point, Point];
  const tick = ([x, y]: Point) => `M${at(x, y - 9)}V${Math.round(y + 9)}`;
  return `${tick(from)}M${at(...from)}L${at(...to)}${tick(to)}`;
}
