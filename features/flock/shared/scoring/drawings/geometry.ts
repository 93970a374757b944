import type { Random } from './random.ts';

/** In the drawing's units: 800 wide, 600 high, y downwards. */
export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** A number as it is written in path data: one decimal is a tenth of what a screen shows. */
export const short = (value: number): string => (Math.round(value * 10) / 10).toString();

export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** Path data of a curve through all points (Catmull–Rom as Bézier curves), closed or open. */
export function smooth(points: Outline, { open = false }: { open?: boolean } = {}): string {
  const count = points.length;
  const near = (index: number) =>
    open ? points[Math.max(0, Math.min(count - 1, index))]! : points[(index + count) % count]!;
  let path = `M${at(...near(0))}`;
  for (let index = 0; index < (open ? count - 1 : count); index++) {
    const [before, from, to, after] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    const leave = at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const reach = at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    path += `C${leave} ${reach} ${at(...to)}`;
  }
  return open ? path : `${path}z`;
}

/** Path data of a polygon with straight sides. */
export const polygon = (points: Outline): string => `M${points.map((point) => at(...point)).join('L')}z`;

/** The curve of `smooth` as many points, for what must be measured. */
export function dense(points: Outline, perSide = 12): Point[] {
  const count = points.length;
  return points.flatMap((_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => points[(index + step + count) % count]!) as [
      Point,
      Point,
      Point,
      Point,
    ];
    return Array.from({ length: perSide }, (__, step): Point => {
      const [t, u] = [step / perSide, 1 - step / perSide];
      const along = (axis: 0 | 1) =>
        u ** 3 * from[axis] +
        3 * u * u * t * (from[axis] + (to[axis] - before[axis]) / 6) +
        3 * u * t * t * (to[axis] - (after[axis] - from[axis]) / 6) +
        t ** 3 * to[axis];
      return [along(0), along(1)];
    });
  });
}

/** A closed outline round a middle; `jitter` 0.1 moves each of its points up to a tenth of the radius. */
export function ringOf(middle: Point, radii: Point, count: number, jitter: number, random: Random, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = turn + (index / count) * Math.PI * 2;
    const stretch = 1 + (random.next() * 2 - 1) * jitter;
    return [middle[0] + Math.cos(angle) * radii[0] * stretch, middle[1] + Math.sin(angle) * radii[1] * stretch];
  });
}

/** A closed outline whose radius waves: `stretch` gives the factor at an angle. */
export function wavy(middle: Point, radii: Point, count: number, stretch: (angle: number) => number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 6.283;
    const factor = stretch(angle);
    return [middle[0] + Math.cos(angle) * radii[0] * factor, middle[1] + Math.sin(angle) * radii[1] * factor];
  });
}

/** Area of a polygon. */
export function areaOf(points: Outline): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

export const moved = (points: Outline, dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy]);

export const scaled = (points: Outline, [cx, cy]: Point, sx: number, sy = sx): Point[] =>
  points.map(([x, y]) => [cx + (x - cx) * sx, cy + (y - cy) * sy]);

/** Turned clockwise by degrees. */
export function turned(points: Outline, [cx, cy]: Point, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

export function isInside(x: number, y: number, points: Outline): boolean {
  let inside = false;
  for (let index = 0, last = points.length - 1; index < points.length; last = index++) {
    const [ax, ay] = points[index]!;
    const [bx, by] = points[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export function boxOf(points: Outline): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
