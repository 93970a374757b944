/** z of a two-sided 95 % interval. */
export const z95 = 1.959964;

/** Ends of an interval; the unit is that of what it belongs to. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Something estimated, with its interval. */
export interface Estimate extends Interval {
  readonly value: number;
}

/** x of n records; `value` and the 95 % interval are shares 0–1. Without records value is 0 and the interval is everything. */
export interface Share extends Estimate {
  readonly x: number;
  readonly n: number;
}

/**
 * Wilson's 95 % interval of a share, as shares 0–1: it holds with few records and at 0 or 100 %, which is where these
 * reports live. It takes every record for one of its own; birds of one place resemble each other, so it is a little
 * too narrow when many come from one place (see `effectiveSize`).
 */
export function wilson(x: number, n: number, z = z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = x / n;
  const weight = 1 + z ** 2 / n;
  const centre = (p + z ** 2 / (2 * n)) / weight;
  const half = (z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / weight;
  return { low: x === 0 ? 0 : Math.max(0, centre - half), high: x === n ? 1 : Math.min(1, centre + half) };
}

/** How many of `n` are `x`, with its interval. */
export function shareOf(x: number, n: number): Share {
  return { x, n, value: n === 0 ? 0 : x / n, ...wilson(x, n) };
}

/**
 * The change from one estimate to another, with its 95 % interval: of two shares with Wilson's intervals it is
 * Newcombe's. The unit is theirs.
 */
export function difference(before: Estimate, after: Estimate): Estimate {
  const value = after.value - before.value;
  return {
    value,
    low: value - Math.hypot(after.value - after.low, before.high - before.value),
    high: value + Math.hypot(after.high - after.value, before.value - before.low),
  };
}

/** The middle of numbers in any order, the mean of the two middle ones of an even count; null of none. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** First quartile, median, third quartile, by interpolation between ranks (type 7); null of no values. */
export function quartiles(values: readonly number[]): { low: number; median: number; high: number } | null {
  if (values.length === 0) return null;
  return { low: quantile(values, 0.25)!, median: quantile(values, 0.5)!, high: quantile(values, 0.75)! };
}

function quantile(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at));
}

/** The mean; null of no values. Only for scales whose type is not nominal. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * How many records on their own tell as much as `spots` times `each` that resemble their neighbours: n divided by the
 * design effect 1 + (each − 1) × likeness. The likeness of 0.1 is an assumption, not a measurement.
 */
export function effectiveSize(spots: number, each: number, likeness = 0.1): number {
  return (spots * each) / (1 + (each - 1) * likeness);
}
