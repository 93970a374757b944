import { trimmedMean } from '#core/statistics/trimmed-mean.ts';
import { isScoreOf, type Rubric } from './rubric.ts';

/** The scores of one judge for one entry, by dimension. */
export type Sheet = Readonly<Record<string, number>>;

/** The codes of dimensions that a sheet leaves open or scores as the rubric does not allow. */
export function openDimensions({ dimensions }: Rubric, sheet: Sheet): string[] {
  return dimensions
    .filter((dimension) => !isScoreOf(dimension, sheet[dimension.code] ?? Number.NaN))
    .map(({ code }) => code);
}

/** What one judge gives in all, in the unit of the rubric's aggregate; the sheet must be complete. */
export function totalOf(rubric: Rubric, sheet: Sheet): number {
  return rounded(rawTotal(rubric, sheet), rubric.decimals);
}

/** What all judges give together, rounded once, at the end; null without a sheet. */
export function resultOf(rubric: Rubric, sheets: readonly Sheet[]): number | null {
  const totals = sheets.map((sheet) => rawTotal(rubric, sheet));
  const result = rubric.aggregate === 'TRIMMED_MEAN' ? trimmedMean(totals) : trimmedMean(totals, 0);
  return result === null ? null : rounded(result, rubric.decimals);
}

/** The mean that the judges give a dimension, by which ties are broken; null without a sheet. */
export function meanOf({ code }: { readonly code: string }, sheets: readonly Sheet[]): number | null {
  return trimmedMean(
    sheets.map((sheet) => sheet[code]!),
    0,
  );
}

/** The total of a sheet before it is rounded. */
export function rawTotal({ dimensions, aggregate }: Rubric, sheet: Sheet): number {
  const parts = dimensions.map(({ code, min, max, weight = 0 }) => {
    const score = sheet[code]!;
    return aggregate === 'WEIGHTED' ? (weight * (score - min)) / (max - min) : score;
  });
  const sum = parts.reduce((all, part) => all + part, 0);
  return aggregate === 'MEAN' ? sum / dimensions.length : sum;
}

/** Half goes up, also where binary fractions lie a hair below it. */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit + 1e-9) / unit;
}
