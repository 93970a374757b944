/** Where the comet passes, on a stage as wide as the portal's content: one cubic Bézier, in px. */
const path = [
  [-600, 500],
  [300, 506],
  [880, 470],
  [1036, 156],
] as const;

const [first, last] = [0.285, 0.905];

/** The path as SVG draws it. */
export const cometPath = `M${path[0].join(' ')}C${path
  .slice(1)
  .map((point) => point.join(' '))
  .join(' ')}`;

/** Places for `count` stages along the path, from the left, in px. */
export function cometStops(count: number): { left: number; top: number }[] {
  // The six of an edition lie closer to each other the higher they stand.
  const bend = 0.94;
  return Array.from({ length: count }, (_, index) => {
    const part = count > 1 ? index / (count - 1) : 0;
    const at = first + (last - first) * (1 - (1 - part) ** (1 / bend)) ** bend;
    const [left, top] = [0, 1].map((axis) =>
      path.reduce(
        (sum, point, power) => sum + weights[power]! * at ** power * (1 - at) ** (3 - power) * point[axis]!,
        0,
      ),
    ) as [number, number];
    return { left: Math.round(left), top: Math.round(top) };
  });
}

const weights = [1, 3, 3, 1];
