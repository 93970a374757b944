export type Point = readonly [x: number, y: number];

/** A smooth line through the points (Catmull-Rom as cubic curves). */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [startX, startY] = at(0);
  let path = `M${startX} ${startY}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(round).join(' ')}`;
  }
  return path;
}

/** The same line closed downwards to `floor`, for filling. */
export function ridgeArea(points: readonly Point[], floor = 700): string {
  const [firstX] = points[0]!;
  const [lastX] = points[points.length - 1]!;
  return `${smoothLine(points)}L${lastX} ${floor}L${firstX} ${floor}z`;
}

/** The contour that lies `drop` below each point and flattens by `flatten`, as the slope eases downhill. */
export function contour(points: readonly Point[], drop: number, flatten: number): Point[] {
  return points.map(([x, y]) => [x, y + drop - flatten * y] as const);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
