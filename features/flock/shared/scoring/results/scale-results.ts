import { mean, quartiles, type Share, shareOf } from '#core/statistics/estimates.ts';
import type { Scale } from '#features/flock/shared/scoring/scales.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';

/** What the records of one scale come to. */
export interface ScaleResult {
  readonly key: ScaleKey;
  readonly n: number;
  /** One line per score from 0 to the highest of the scale, with its share and interval. */
  readonly counts: readonly (Share & { readonly score: number })[];
  /** The most frequent scores; more than one when they tie. */
  readonly modes: readonly number[];
  /** Shares "at this score or above" that the report tells, the one of "not normal" first. */
  readonly atLeast: readonly (Share & { readonly from: number })[];
  /** Null for colours: they are names, and names have no middle and no mean. */
  readonly ranks: Ranks | null;
}

/** In scores. `low` and `high` are the quartiles. */
export interface Ranks {
  readonly median: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly best: number;
  readonly worst: number;
}

/** The result of at least one score on a scale. */
export function scaleResult(
  { key, max, type, abnormalFrom, alsoFrom = [] }: Scale,
  scores: readonly number[],
): ScaleResult {
  const n = scores.length;
  const counts = Array.from({ length: max + 1 }, (_, score) => ({
    score,
    ...shareOf(scores.filter((each) => each === score).length, n),
  }));
  const most = Math.max(...counts.map(({ x }) => x));
  return {
    key,
    n,
    counts,
    modes: n === 0 ? [] : counts.filter(({ x }) => x === most).map(({ score }) => score),
    atLeast: [abnormalFrom, ...alsoFrom].map((from) => ({
      from,
      ...shareOf(scores.filter((score) => score >= from).length, n),
    })),
    ranks: type === 'nominal' || n === 0 ? null : ranksOf(scores),
  };
}

function ranksOf(scores: readonly number[]): Ranks {
  return {
    ...quartiles(scores)!,
    mean: mean(scores)!,
    best: Math.min(...scores),
    worst: Math.max(...scores),
  };
}
