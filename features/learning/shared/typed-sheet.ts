import { totalOf } from '#core/judging/results.ts';
import { type Band, bandsOf, type Dimension, inBand, isScoreOf, type Rubric } from '#core/judging/rubric.ts';
import { reasonLength } from './score-sheet.ts';

export interface TypedScore {
  readonly score: number | null;
  readonly reason: string;
}

interface HandedIn {
  readonly code: string;
  readonly score: number;
  readonly reason: string;
}

/** What is typed, by the code of the criterion. */
interface Typed {
  of(code: string): TypedScore | undefined;
}

/** What stands in the form: what is typed, over what was handed in; with what is missing by the scale. */
export function typedSheet(typed: Typed, { dimensions, ...rubric }: Rubric, handedIn: readonly HandedIn[] = []) {
  const given = (code: string): TypedScore => {
    const before = handedIn.find((each) => each.code === code);
    return typed.of(code) ?? { score: before?.score ?? null, reason: before?.reason ?? '' };
  };
  const isGood = (dimension: Dimension) => {
    const { score, reason } = given(dimension.code);
    return score !== null && isScoreOf(dimension, score) && [...reason.trim()].length >= reasonLength.least;
  };
  const points = dimensions.map(({ code, min }) => [code, given(code).score ?? min]);
  return {
    given,
    isGood,
    missing: dimensions.filter((dimension) => !isGood(dimension)).length,
    total: totalOf({ ...rubric, dimensions }, Object.fromEntries(points)),
    scores: dimensions.map(({ code }) => {
      const { score, reason } = given(code);
      return { code, score: score ?? 0, reason: reason.trim() };
    }),
  };
}

/** The most that a scale gives in all, in the unit of its totals. */
export function mostOf(rubric: Rubric): number {
  return totalOf(rubric, Object.fromEntries(rubric.dimensions.map(({ code, max }) => [code, max])));
}

/** The band that points lie in; none where a scale leaves a gap between two, or has no bands there. */
export function bandOf(dimension: Dimension, score: number | null): Band | undefined {
  return bandsOf(dimension).find((band) => inBand(band, score));
}
