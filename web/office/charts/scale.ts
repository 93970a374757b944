/** The least round number (1, 2, 4, 5 or 8 times a power of ten) that is at least `most`. */
export function niceTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** Five marks from 0 to the top. */
export function ticksOf(top: number): number[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(top * share * 100) / 100);
}

/** A path through points that never overshoots: each span eases between its ends. */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
