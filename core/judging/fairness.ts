import { chanceOf } from './chance.ts';
import { type Fit, fitGrid, type GivenTotal, type Grid, gridOf, reliabilityOf, residuals, solve } from './effects.ts';

/** An entry as the rubric ranks it, and where it stands once leniency is taken out. Ranks count from 1. */
export interface FairRow {
  readonly id: string;
  readonly rank: number;
  readonly result: number;
  readonly adjusted: number;
  readonly adjustedRank: number;
  /** Where the adjusted rank lies in 95 of 100 redrawn rounds. */
  readonly low: number;
  readonly high: number;
  /** Share of redrawn rounds in which it lies above the line, from 0 to 1. */
  readonly inside: number;
  /** Ranks by the rubric when any one judge is left out. */
  readonly bestWithout: number;
  readonly worstWithout: number;
}

/** How a judge scores beside the others, in points: above nought leniently. */
export interface FairJudge {
  readonly id: string;
  readonly count: number;
  readonly leniency: number;
  readonly low: number;
  readonly high: number;
  /** Standard deviation of what is left of their totals. */
  readonly spread: number;
  /** Whether the interval leaves out nought and the distance matters, or the spread is half as large again as usual. */
  readonly isFar: boolean;
}

export interface Fairness {
  readonly rows: readonly FairRow[];
  readonly judges: readonly FairJudge[];
  readonly reliability: number | null;
  /** Judges without whom the same entries would lie above the line. */
  readonly holdsWithout: number;
}

export interface FairAsk {
  readonly given: readonly GivenTotal[];
  /** The entries in the order that counts, the best first, with their results. */
  readonly order: readonly { readonly id: string; readonly result: number }[];
  /** How many go on; 0 where there is no line. */
  readonly line: number;
  /** What the rubric makes of the totals of an entry, for rounds without one judge. */
  readonly resultOf: (totals: readonly number[]) => number;
  readonly seed: string;
  readonly rounds?: number;
}

/** Everything that the panel beside the ranking shows. It informs and never replaces: `order` is what counts. */
export function fairnessOf({ given, order, line, resultOf, seed, rounds = 1000 }: FairAsk): Fairness {
  const grid = gridOf(given);
  const fit = fitGrid(grid);
  const at = new Map(grid.entries.map((id, index) => [id, index]));
  const ranks = ranksOf(fit.level);
  const redrawn = redraw(grid, fit, { seed, rounds, line });
  const without = leaveOut(grid, { order, line, resultOf });
  return {
    rows: order.map(({ id, result }, index) => {
      const of = at.get(id)!;
      return {
        id,
        result,
        rank: index + 1,
        adjusted: fit.level[of]!,
        adjustedRank: ranks[of]!,
        low: redrawn.low[of]!,
        high: redrawn.high[of]!,
        inside: redrawn.inside[of]!,
        bestWithout: without.best[index]!,
        worstWithout: without.worst[index]!,
      };
    }),
    judges: judgesOf(grid, fit, redrawn.leniency),
    reliability: reliabilityOf(grid),
    holdsWithout: without.holds,
  };
}

/** Fits rounds in which the noise fell otherwise: drawn anew from what the fit leaves, widened by what it used up. */
function redraw(grid: Grid, fit: Fit, { seed, rounds, line }: { seed: string; rounds: number; line: number }) {
  const chance = chanceOf(seed);
  const left = residuals(grid, grid.totals, fit);
  const spread = Math.sqrt(left.reduce((sum, value) => sum + value * value, 0) / Math.max(1, left.length));
  const widen = spread > 0 ? fit.noise / spread : 0;
  const count = grid.entries.length;
  const totals = new Float64Array(grid.totals.length);
  const found = Array.from({ length: count }, () => new Uint16Array(rounds));
  const lenient = Array.from({ length: grid.judges.length }, () => new Float64Array(rounds));
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < totals.length; at += 1)
      totals[at] =
        fit.level[grid.entryOf[at]!]! +
        fit.leniency[grid.judgeOf[at]!]! +
        widen * left[Math.floor(chance() * left.length)]!;
    const again = solve(grid, totals, fit.pull);
    const ranks = ranksOf(again.level);
    for (let at = 0; at < count; at += 1) found[at]![round] = ranks[at]!;
    for (let at = 0; at < lenient.length; at += 1) lenient[at]![round] = again.leniency[at]!;
  }
  const edge = Math.floor(rounds * 0.025);
  const sorted = found.map((each) => each.sort());
  return {
    low: sorted.map((each) => each[edge] ?? 0),
    high: sorted.map((each) => each[rounds - 1 - edge] ?? 0),
    inside: sorted.map((each) => each.reduce((sum, rank) => sum + (rank <= line ? 1 : 0), 0) / Math.max(1, rounds)),
    leniency: lenient.map((each) => {
      const values = each.sort();
      return { low: values[edge] ?? 0, high: values[rounds - 1 - edge] ?? 0 };
    }),
  };
}

/** Ranks the round again without each judge in turn, as the rubric does it. */
function leaveOut(
  grid: Grid,
  { order, line, resultOf }: Pick<FairAsk, 'order' | 'line' | 'resultOf'>,
): { best: number[]; worst: number[]; holds: number } {
  const rankAt = new Map(order.map(({ id }, index) => [id, index]));
  const sheets = order.map((): { judge: number; total: number }[] => []);
  for (let at = 0; at < grid.totals.length; at += 1) {
    const index = rankAt.get(grid.entries[grid.entryOf[at]!]!);
    if (index !== undefined) sheets[index]!.push({ judge: grid.judgeOf[at]!, total: grid.totals[at]! });
  }
  const best = order.map((_, index) => index + 1);
  const worst = [...best];
  let holds = 0;
  for (let judge = 0; judge < grid.judges.length; judge += 1) {
    const results = order.map(({ result }, index) => {
      const own = sheets[index]!;
      if (!own.some((sheet) => sheet.judge === judge)) return result;
      const others = own.filter((sheet) => sheet.judge !== judge).map(({ total }) => total);
      return others.length > 0 ? resultOf(others) : Number.NEGATIVE_INFINITY;
    });
    const ranked = order.map((_, index) => index).sort((a, b) => results[b]! - results[a]! || a - b);
    ranked.forEach((index, at) => {
      best[index] = Math.min(best[index]!, at + 1);
      worst[index] = Math.max(worst[index]!, at + 1);
    });
    if (ranked.slice(0, line).every((index) => index < line)) holds += 1;
  }
  return { best, worst, holds };
}

function judgesOf(grid: Grid, fit: Fit, bounds: readonly { low: number; high: number }[]): FairJudge[] {
  const left = residuals(grid, grid.totals, fit);
  const squares = new Float64Array(grid.judges.length);
  for (let at = 0; at < left.length; at += 1) squares[grid.judgeOf[at]!]! += left[at]! ** 2;
  return grid.judges
    .map((id, at) => {
      const count = grid.perJudge[at]!;
      const spread = Math.sqrt(squares[at]! / Math.max(1, count - 1));
      const { low, high } = bounds[at]!;
      const leniency = fit.leniency[at]!;
      const isLenient = (low > 0 || high < 0) && Math.abs(leniency) > fit.noise;
      return { id, count, leniency, low, high, spread, isFar: isLenient || spread > 1.5 * fit.noise };
    })
    .sort((a, b) => a.leniency - b.leniency);
}

/** The rank of each level, the highest first; equal ones in the order of their ids. */
function ranksOf(levels: Float64Array): Uint16Array {
  const order = Array.from(levels, (_, at) => at).sort((a, b) => levels[b]! - levels[a]! || a - b);
  const ranks = new Uint16Array(levels.length);
  order.forEach((of, at) => {
    ranks[of] = at + 1;
  });
  return ranks;
}
