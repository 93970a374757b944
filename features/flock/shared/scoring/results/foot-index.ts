import { type Estimate, shareOf } from '#core/statistics/estimates.ts';

/** Feet that count for class 1 and class 2 of the Dutch formula. */
const mildFrom = 1;
const severeFrom = 3;

/**
 * Estimate of the Dutch foot-pad figure of a flock, 0–200: 0.5 × (% of class 1) + 2 × (% of class 2), the formula of
 * the Dutch quality mark for broilers. Our scores 1 and 2 stand for its class 1, 3 and 4 for its class 2; this mapping
 * is this product's own, because the real classes judge depth on slaughtered feet. Never to be shown as official.
 *
 * Its 95 % interval: the figure is 50 × (share from score 1) + 150 × (share from score 3); the limits of the two Wilson
 * intervals are put together with the correlation of nested shares (Zou and Donner's MOVER).
 */
export function footIndex(scores: readonly number[]): Estimate {
  const any = shareOf(scores.filter((score) => score >= mildFrom).length, scores.length);
  const severe = shareOf(scores.filter((score) => score >= severeFrom).length, scores.length);
  const value = (50 * any.x + 150 * severe.x) / Math.max(1, scores.length);
  const likeness = nestedCorrelation(any.value, severe.value);
  return {
    value,
    low: Math.max(0, value - together(50 * (any.value - any.low), 150 * (severe.value - severe.low), likeness)),
    high: Math.min(200, value + together(50 * (any.high - any.value), 150 * (severe.high - severe.value), likeness)),
  };
}

function together(first: number, second: number, correlation: number): number {
  return Math.sqrt(first ** 2 + second ** 2 + 2 * correlation * first * second);
}

/** Of the share of a part and of the whole it lies in, from the same records. */
function nestedCorrelation(whole: number, part: number): number {
  if (part === 0 || whole === 1) return 0;
  return Math.sqrt((part * (1 - whole)) / (whole * (1 - part)));
}
