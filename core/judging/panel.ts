import { trimmedMean } from '#core/statistics/trimmed-mean.ts';
import { rawTotal, rounded, type Sheet } from './results.ts';
import type { Rubric } from './rubric.ts';

/** Sheets below which nothing is left out: of two there would be none left. */
const leastToCut = 3;

/** Decimals of what a panel gives, whatever those of its scale. */
const decimals = 2;

/** What several experts give to one thing together. */
export interface Panel {
  /** The total of each sheet, in the order of the sheets. */
  readonly totals: readonly number[];
  /** Which of them is left out as the highest and which as the lowest; null while there are too few to leave any out. */
  readonly highest: number | null;
  readonly lowest: number | null;
  /** The mean of the others, rounded once, at the end; null of none. */
  readonly result: number | null;
}

/** The totals of complete sheets without the best and the worst one. Of equal totals the first is left out as the highest, the last as the lowest. */
export function panelOf(rubric: Rubric, sheets: readonly Sheet[]): Panel {
  const raw = sheets.map((sheet) => rawTotal(rubric, sheet));
  const mean = trimmedMean(raw);
  const isCut = raw.length >= leastToCut;
  return {
    totals: raw.map((total) => rounded(total, rubric.decimals)),
    highest: isCut ? raw.indexOf(Math.max(...raw)) : null,
    lowest: isCut ? raw.lastIndexOf(Math.min(...raw)) : null,
    result: mean === null ? null : rounded(mean, decimals),
  };
}
