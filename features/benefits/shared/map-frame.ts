import { degreeMetres, type Point, radians } from '#core/distance.ts';

/** Where things stand in a drawn map, as shares of its width and height. */
export interface MapFrame {
  /** Metres between two lines of the grid. */
  readonly step: number;
  /** Lines from left to right and from top to bottom. */
  readonly across: readonly number[];
  readonly down: readonly number[];
  at(point: Point): { readonly left: number; readonly top: number };
}

/** Metres that a grid may have, the finest first. */
const steps = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** Most lines of the grid on the longer side. */
const mostLines = 8;

/**
 * A map of some points, north on top, as wide as `ratio` times its height: a metre is as long in each direction, and
 * nothing lies at the very edge. Good for a city; near the poles, or round the whole earth, it is not.
 */
export function frameOf(points: readonly Point[], ratio: number): MapFrame {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = { latitude: halfway(latitudes), longitude: halfway(longitudes) };
  const shrink = Math.cos(radians(middle.latitude));
  const metres = ({ latitude, longitude }: Point) => ({
    x: (longitude - middle.longitude) * degreeMetres * shrink,
    y: (middle.latitude - latitude) * degreeMetres,
  });
  const spread = points.map(metres);
  const reach = (lengths: readonly number[]) => 2 * Math.max(0, ...lengths.map(Math.abs));
  // A lone point has some of its surroundings, too.
  const height = 1.16 * Math.max(reach(spread.map(({ y }) => y)), reach(spread.map(({ x }) => x)) / ratio, 500);
  const width = height * ratio;
  const step = steps.find((each) => Math.max(width, height) / each <= mostLines) ?? steps.at(-1)!;
  return {
    step,
    across: lines(width / step),
    down: lines(height / step),
    at: (point) => {
      const { x, y } = metres(point);
      return { left: 0.5 + x / width, top: 0.5 + y / height };
    },
  };
}

function halfway(values: readonly number[]): number {
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
}

/** Lines on both sides of the middle, so many steps apart as fit. */
function lines(fit: number): number[] {
  const side = Math.floor(fit / 2);
  return Array.from({ length: 2 * side + 1 }, (_, nth) => 0.5 + (nth - side) / fit);
}
