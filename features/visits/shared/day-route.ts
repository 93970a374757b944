import { degreeMetres as degree, metresBetween, type Point, radians } from '#core/distance.ts';

/** A narrower piece of country than this is not drawn larger: two doors of one street stay near each other. */
const leastSpan = 400;

/** How far each stop is from the last one before it whose point is known; null for the first and where none is known. */
export function legsOf(points: readonly (Point | null)[]): (number | null)[] {
  let last: Point | null = null;
  return points.map((point) => {
    const metres = point && last ? metresBetween(last, point) : null;
    last = point ?? last;
    return metres;
  });
}

/** A sheet of a map in units of its drawing, with so much room left on each side. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Points on a sheet, north up and true to scale, as large as they fit; `unit` is what one metre takes. */
export function drawPoints(
  points: readonly (Point | null)[],
  { width, height, margin }: Sheet,
): { readonly spots: readonly (Spot | null)[]; readonly unit: number } {
  const known = points.filter((point) => point !== null);
  if (known.length === 0) return { spots: points.map(() => null), unit: 0 };
  const north = middle(known.map(({ latitude }) => latitude));
  const east = middle(known.map(({ longitude }) => longitude));
  const shrink = Math.cos(radians(north));
  const metres = ({ latitude, longitude }: Point) => ({
    x: (longitude - east) * degree * shrink,
    y: (north - latitude) * degree,
  });
  const span = (axis: 'x' | 'y') =>
    Math.max(leastSpan, 2 * Math.max(...known.map((each) => Math.abs(metres(each)[axis]))));
  const unit = Math.min((width - 2 * margin) / span('x'), (height - 2 * margin) / span('y'));
  const spots = points.map((point) => {
    if (!point) return null;
    const { x, y } = metres(point);
    return { x: tenth(width / 2 + x * unit), y: tenth(height / 2 + y * unit) };
  });
  return { spots, unit };
}

/** The longest round number of metres whose bar is no longer than this on a sheet. */
export function barOf(unit: number, longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest / unit));
  return [5, 2, 1].map((times) => times * power).find((metres) => metres * unit <= longest)!;
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
