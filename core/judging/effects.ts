/** The total that one judge gave one entry. */
export interface GivenTotal {
  readonly entry: string;
  readonly judge: string;
  readonly total: number;
}

/** Totals as arrays of numbers, by which a thousand fits take a second or two. */
export interface Grid {
  readonly entries: readonly string[];
  readonly judges: readonly string[];
  readonly entryOf: Int32Array;
  readonly judgeOf: Int32Array;
  readonly totals: Float64Array;
  /** Judges that share entries, directly or by others, have one number; between groups nothing can be compared. */
  readonly groupOf: Int32Array;
  readonly perEntry: Float64Array;
  readonly perJudge: Float64Array;
}

/** How a grid splits into the level of each entry and the leniency of each judge, in points. */
export interface Fit {
  readonly level: Float64Array;
  readonly leniency: Float64Array;
  /** Standard deviation of what neither explains. */
  readonly noise: number;
  /** Noise variance by leniency variance: how far leniency is drawn to nought. */
  readonly pull: number;
}

export function gridOf(given: readonly GivenTotal[]): Grid {
  const entries = [...new Set(given.map(({ entry }) => entry))].sort();
  const judges = [...new Set(given.map(({ judge }) => judge))].sort();
  const entryAt = new Map(entries.map((id, at) => [id, at]));
  const judgeAt = new Map(judges.map((id, at) => [id, at]));
  const entryOf = Int32Array.from(given, ({ entry }) => entryAt.get(entry)!);
  const judgeOf = Int32Array.from(given, ({ judge }) => judgeAt.get(judge)!);
  return {
    entries,
    judges,
    entryOf,
    judgeOf,
    totals: Float64Array.from(given, ({ total }) => total),
    groupOf: groupsOf(entries.length, judges.length, { entryOf, judgeOf }),
    perEntry: countsOf(entryOf, entries.length),
    perJudge: countsOf(judgeOf, judges.length),
  };
}

/**
 * Fits `total = level of the entry + leniency of the judge + noise` by least squares, leniency drawn to nought by as much
 * as the noise makes it doubtful (a ridge whose strength is estimated). Within a group leniencies have the mean nought.
 */
export function fitGrid(grid: Grid): Fit {
  const count = grid.totals.length;
  const free = Math.max(1, count - grid.entries.length - grid.judges.length + 1);
  let fit = solve(grid, grid.totals, 1);
  for (let round = 0; round < 12; round += 1) {
    const noise = sumOf(residuals(grid, grid.totals, fit), (value) => value * value) / free;
    const size = meanSize(grid);
    const spread =
      grid.judges.length === 0
        ? 0
        : fit.leniency.reduce((sum, value, at) => {
            const doubt = noise / (grid.perJudge[at]! * (1 - 1 / Math.max(2, size)) + fit.pull);
            return sum + value * value + doubt;
          }, 0) / grid.judges.length;
    const pull = spread > 0 ? Math.min(1e6, noise / spread) : 1e6;
    const isSettled = Math.abs(pull - fit.pull) < 1e-4 * (1 + fit.pull);
    fit = { ...solve(grid, grid.totals, pull), noise: Math.sqrt(noise) };
    if (isSettled) break;
  }
  return fit;
}

/** The same split of other totals in the same grid, at a known pull. */
export function solve(grid: Grid, totals: Float64Array, pull: number): Fit {
  const { entryOf, judgeOf, perEntry, perJudge } = grid;
  const level = new Float64Array(perEntry.length);
  const leniency = new Float64Array(perJudge.length);
  const sums = new Float64Array(perJudge.length);
  for (let round = 0; round < 60; round += 1) {
    level.fill(0);
    for (let at = 0; at < totals.length; at += 1) level[entryOf[at]!]! += totals[at]! - leniency[judgeOf[at]!]!;
    for (let at = 0; at < level.length; at += 1) level[at]! /= perEntry[at]!;
    sums.fill(0);
    for (let at = 0; at < totals.length; at += 1) sums[judgeOf[at]!]! += totals[at]! - level[entryOf[at]!]!;
    for (let at = 0; at < sums.length; at += 1) sums[at]! /= perJudge[at]! + pull;
    centre(grid, sums);
    let moved = 0;
    for (let at = 0; at < sums.length; at += 1) {
      moved = Math.max(moved, Math.abs(sums[at]! - leniency[at]!));
      leniency[at] = sums[at]!;
    }
    if (moved < 1e-6) break;
  }
  return { level, leniency, noise: 0, pull };
}

/** What a fit leaves of each total. */
export function residuals({ entryOf, judgeOf }: Grid, totals: Float64Array, { level, leniency }: Fit): Float64Array {
  return totals.map((total, at) => total - level[entryOf[at]!]! - leniency[judgeOf[at]!]!);
}

/**
 * How far the mean of the judges tells entries apart, from 0 to 1: the part of its variance that lies in the entries;
 * null where it cannot be told.
 */
export function reliabilityOf(grid: Grid): number | null {
  if (grid.entries.length < 3 || grid.judges.length < 2) return null;
  const { level, noise } = fitGrid(grid);
  const mean = sumOf(level, (value) => value) / level.length;
  const seen = sumOf(level, (value) => (value - mean) ** 2) / (level.length - 1);
  if (seen === 0) return null;
  return Math.max(0, 1 - noise ** 2 / meanSize(grid) / seen);
}

function meanSize({ totals, entries }: Grid): number {
  return totals.length / Math.max(1, entries.length);
}

function centre({ groupOf }: Grid, leniency: Float64Array): void {
  const sums = new Map<number, { sum: number; count: number }>();
  for (let at = 0; at < leniency.length; at += 1) {
    const group = sums.get(groupOf[at]!) ?? { sum: 0, count: 0 };
    sums.set(groupOf[at]!, { sum: group.sum + leniency[at]!, count: group.count + 1 });
  }
  for (let at = 0; at < leniency.length; at += 1) {
    const { sum, count } = sums.get(groupOf[at]!)!;
    leniency[at]! -= sum / count;
  }
}

function countsOf(of: Int32Array, length: number): Float64Array {
  const counts = new Float64Array(length);
  for (const at of of) counts[at]! += 1;
  return counts;
}

function groupsOf(
  entries: number,
  judges: number,
  { entryOf, judgeOf }: Pick<Grid, 'entryOf' | 'judgeOf'>,
): Int32Array {
  const parent = Int32Array.from({ length: entries + judges }, (_, at) => at);
  const root = (of: number): number => {
    let at = of;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (let at = 0; at < entryOf.length; at += 1) parent[root(entryOf[at]!)] = root(entries + judgeOf[at]!);
  return Int32Array.from({ length: judges }, (_, at) => root(entries + at));
}

function sumOf(values: Float64Array, of: (value: number) => number): number {
  let sum = 0;
  for (const value of values) sum += of(value);
  return sum;
}
