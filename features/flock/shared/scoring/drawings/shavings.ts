import { filled } from './marks.ts';
import type { Random } from './random.ts';

/** Three tints of wood: middle, light, dark. */
export type Tints = readonly [middle: string, light: string, dark: string];

/** Wood shavings of fresh dry litter. */
export const freshTints: Tints = ['#E3CB9B', '#F1E0BC', '#C9AC74'];

export interface Scatter {
  readonly tints: Tints;
  readonly count: number;
  /** Left, top, right and bottom of where they lie. */
  readonly box?: readonly [number, number, number, number];
  readonly length?: readonly [number, number];
  readonly width?: readonly [number, number];
  readonly keep?: (x: number, y: number) => boolean;
}

/** Curved slivers in three layers, each with its shadow; one path for each tint keeps the picture small. */
export function shavings(random: Random, scatter: Scatter): string {
  return [0, 1, 2].map(() => layer(random, scatter)).join('');
}

function layer(random: Random, { tints, count, keep = () => true, ...places }: Scatter): string {
  const { box = [-20, -20, 820, 620], length = [14, 34], width = [5, 10] } = places;
  const byTint = ['', '', ''];
  let all = '';
  for (let index = 0; index < count / 3; index++) {
    const [x, y] = [random.between(box[0], box[2]), random.between(box[1], box[3])];
    const sliver = sliverPath(
      random,
      x,
      y,
      random.between(0, 6.283),
      random.between(...length),
      random.between(...width),
    );
    const tint = random.next();
    if (!keep(x, y)) continue;
    all += sliver;
    byTint[tint < 0.42 ? 0 : tint < 0.76 ? 1 : 2] += sliver;
  }
  const shadow = filled(all, '#2a1a08', { opacity: 0.2, transform: 'translate(3 4)' });
  return shadow + byTint.map((path, tint) => path && filled(path, tints[tint]!)).join('');
}

function sliverPath(random: Random, x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin, bow] = [Math.cos(angle), Math.sin(angle), random.between(-0.35, 0.35) * length];
  const [dx, dy, wx, wy] = [cos * length, sin * length, -sin * width, cos * width];
  const [mx, my] = [dx / 2 - sin * bow, dy / 2 + cos * bow];
  const pair = (first: number, second: number) => `${Math.round(first)} ${Math.round(second)}`;
  return `M${pair(x, y)}q${pair(mx, my)} ${pair(dx, dy)}l${pair(wx, wy)}q${pair(mx - dx, my - dy)} ${pair(-dx * 0.96, -dy * 0.96)}z`;
}
