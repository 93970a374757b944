import type { Text } from '#core/texts/text.ts';

/** A score that has a name, such as 3 “good”. */
export interface Level {
  readonly value: number;
  readonly label: Text;
  readonly note?: Text;
}

/** What scores from `from` to `to`, both included, stand for: an anchor that helps to choose, not a limit. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly note: Text;
}

/** One thing that is judged, in points from `min` to `max` by `step`. */
export interface Dimension {
  readonly code: string;
  readonly name: Text;
  /** Percent of the whole; needed where the rubric is weighted. */
  readonly weight?: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Named scores; where there are any, no other may be given. */
  readonly levels: readonly Level[];
  /** Whatever order they were written in. */
  readonly bands?: readonly Band[];
}

/**
 * How scores become one result. `SUM` adds the points, `MEAN` takes their mean, `WEIGHTED` gives percent of what could
 * be reached by the weights; several judges count by the mean of their totals. `TRIMMED_MEAN` adds the points, and of
 * the judges leaves out the highest and the lowest.
 */
export const aggregates = ['SUM', 'MEAN', 'WEIGHTED', 'TRIMMED_MEAN'] as const;
export type Aggregate = (typeof aggregates)[number];

/** By what something is judged. Once published it is frozen: what was scored by it is read by the version it was scored by. */
export interface Rubric {
  readonly code: string;
  /** Raised by every change after publication. */
  readonly version: number;
  readonly dimensions: readonly Dimension[];
  readonly aggregate: Aggregate;
  /** Decimals of totals and results, 0 to 4. */
  readonly decimals: number;
}

/** What is wrong with a rubric; `dimension` is the code of that which has the fault. */
export interface RubricFault {
  readonly fault:
    | 'NO_DIMENSION'
    | 'CODE_TWICE'
    | 'RANGE'
    | 'STEP'
    | 'LEVEL'
    | 'BAND'
    | 'WEIGHT'
    | 'WEIGHT_SUM'
    | 'DECIMALS';
  readonly dimension?: string;
}

/** Every fault of a rubric, which keeps it from being published. */
export function rubricFaults({ dimensions, aggregate, decimals }: Rubric): RubricFault[] {
  const codes = dimensions.map(({ code }) => code);
  const isWeighted = aggregate === 'WEIGHTED';
  const weights = dimensions.reduce((sum, { weight = 0 }) => sum + weight, 0);
  return [
    ...(dimensions.length === 0 ? [{ fault: 'NO_DIMENSION' as const }] : []),
    ...codes
      .filter((code, at) => codes.indexOf(code) !== at)
      .map((dimension) => ({ fault: 'CODE_TWICE' as const, dimension })),
    ...dimensions.flatMap(dimensionFaults),
    ...dimensions
      .filter(({ weight = 0 }) => isWeighted && weight <= 0)
      .map(({ code }) => ({ fault: 'WEIGHT' as const, dimension: code })),
    ...(isWeighted && Math.abs(weights - 100) > 1e-9 ? [{ fault: 'WEIGHT_SUM' as const }] : []),
    ...(Number.isInteger(decimals) && decimals >= 0 && decimals <= 4 ? [] : [{ fault: 'DECIMALS' as const }]),
  ];
}

/** Whether a judge may give this score. */
export function isScoreOf({ min, max, step, levels }: Dimension, score: number): boolean {
  if (levels.length > 0) return levels.some(({ value }) => value === score);
  return score >= min && score <= max && isWhole((score - min) / step);
}

/** What a judge chooses from first, the best first: the bands, or each named score where there are any. */
export function bandsOf({ bands = [], levels }: Dimension): Band[] {
  const named = levels.map(({ value, label, note }): Band => ({ from: value, to: value, note: note ?? label }));
  return [...bands, ...named].sort((a, b) => b.from - a.from);
}

/** Whether a score lies in a band. */
export function inBand({ from, to }: Band, score: number | null): boolean {
  return score !== null && score >= from && score <= to;
}

/** Where scoring in a band begins: in its middle, down to a step. */
export function pointsIn({ min, step, levels }: Dimension, { from, to }: Pick<Band, 'from' | 'to'>): number {
  if (levels.length > 0) return from;
  const steps = Math.floor(((from + to) / 2 - min) / step + 1e-9);
  const middle = Number((min + steps * step).toFixed(6));
  return middle < from ? from : middle;
}

/** The middle of a dimension: of its middle band, or of all its points where no band lies in the middle. */
export function middleOf(dimension: Dimension): number {
  const bands = bandsOf(dimension);
  const { min, max, levels } = dimension;
  // Of an even number the lower of the two in the middle: nothing is made better than it was.
  const at = bands[levels.length > 0 ? Math.floor(bands.length / 2) : (bands.length - 1) / 2];
  return pointsIn(dimension, at ?? { from: min, to: max });
}

/** What a dimension counts for: its weight in percent where it has one, else its highest score. */
export function weightOf({ weight, max }: Pick<Dimension, 'weight' | 'max'>): number {
  return weight ?? max;
}

/** A rubric after a change: a draft keeps its version, one that was ever published gets the next. */
export function revised(before: Rubric, change: Partial<Omit<Rubric, 'code' | 'version'>>, isDraft: boolean): Rubric {
  return { ...before, ...change, version: before.version + (isDraft ? 0 : 1) };
}

function dimensionFaults({ code: dimension, min, max, step, levels, bands = [] }: Dimension): RubricFault[] {
  if (!(min < max)) return [{ fault: 'RANGE', dimension }];
  if (!(step > 0) || !isWhole((max - min) / step)) return [{ fault: 'STEP', dimension }];
  const values = levels.map(({ value }) => value);
  const isOdd = (value: number, at: number) => value < min || value > max || values.indexOf(value) !== at;
  const sorted = bands.toSorted((a, b) => a.from - b.from);
  const isBad = ({ from, to }: Band, at: number) =>
    !(from <= to && from >= min && to <= max) || (at > 0 && !(from > sorted[at - 1]!.to));
  return [
    ...(values.some(isOdd) ? [{ fault: 'LEVEL' as const, dimension }] : []),
    ...(sorted.some(isBad) ? [{ fault: 'BAND' as const, dimension }] : []),
  ];
}

/** Steps such as 0.1 do not divide exactly. */
function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}
