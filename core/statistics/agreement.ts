/** How far apart two scores are taken to be: names differ or not, ranks differ by steps or by their squares. */
export type Weighting = 'identity' | 'linear' | 'quadratic';

/** One item as two readers scored it; what one of them left out does not belong here. */
export type Pair = readonly [number, number];

export interface Agreement {
  /** Gwet's coefficient: 1 is full agreement, 0 what chance gives; AC1 with identity weights, AC2 with others. Null of no pairs. */
  readonly value: number | null;
  /** Share of items with the very same score, 0–1. */
  readonly same: number;
  readonly n: number;
}

/**
 * Agreement of two readers on a scale of scores 0 to `max` (Gwet 2008, 2014). With weights w of two scores, observed
 * agreement is the mean of w over the items; chance agreement is T / (q (q − 1)) × Σ π(1 − π), where T is the sum of
 * all weights, q the number of scores of the scale and π the mean share of a score over both readers. Unlike kappa it
 * does not collapse when nearly all items have the same score, as they do in what is mostly well.
 */
export function agreementOf(pairs: readonly Pair[], max: number, weighting: Weighting): Agreement {
  const n = pairs.length;
  if (n === 0) return { value: null, same: 0, n };
  const q = max + 1;
  const weight = (a: number, b: number) => weights[weighting](Math.abs(a - b), max);
  const observed = pairs.reduce((sum, [a, b]) => sum + weight(a, b), 0) / n;
  const scores = Array.from({ length: q }, (_, score) => score);
  const total = scores.reduce((sum, a) => sum + scores.reduce((row, b) => row + weight(a, b), 0), 0);
  const spread = scores.reduce((sum, score) => {
    const share = pairs.reduce((count, [a, b]) => count + (a === score ? 1 : 0) + (b === score ? 1 : 0), 0) / (2 * n);
    return sum + share * (1 - share);
  }, 0);
  const chance = (total / (q * (q - 1))) * spread;
  const same = pairs.filter(([a, b]) => a === b).length / n;
  return { value: (observed - chance) / (1 - chance), same, n };
}

const weights: Readonly<Record<Weighting, (distance: number, max: number) => number>> = {
  identity: (distance) => (distance === 0 ? 1 : 0),
  linear: (distance, max) => 1 - distance / max,
  quadratic: (distance, max) => 1 - (distance / max) ** 2,
};
