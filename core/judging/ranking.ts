import { meanOf, resultOf, type Sheet } from './results.ts';
import { type Rubric, weightOf } from './rubric.ts';

/** Something that was judged, with the sheets of all its judges. */
export interface Judged {
  readonly id: string;
  readonly sheets: readonly Sheet[];
}

export interface Ranked {
  readonly id: string;
  readonly result: number;
  /** From 1; those who share a rank leave the ranks after it empty: 1, 2, 2, 4. */
  readonly rank: number;
}

/**
 * All that have a sheet, the best first. Of equal results the higher mean of the first dimension in `tieBreakers`
 * decides, then of the next; what is equal in all of them shares its rank, and stands by id, so that the order is one.
 * Where a room makes its results otherwise, it says how.
 */
export function ranking(
  rubric: Rubric,
  judged: readonly Judged[],
  tieBreakers: readonly string[],
  ruleOf: typeof resultOf = resultOf,
): Ranked[] {
  const marks = judged.flatMap(({ id, sheets }) => {
    const result = ruleOf(rubric, sheets);
    if (result === null) return [];
    return [{ id, result, keys: [result, ...tieBreakers.map((code) => meanOf({ code }, sheets)!)] }];
  });
  marks.sort((a, b) => compared(b.keys, a.keys) || (a.id < b.id ? -1 : 1));
  let rank = 0;
  return marks.map(({ id, result, keys }, at) => {
    if (at === 0 || compared(keys, marks[at - 1]!.keys) !== 0) rank = at + 1;
    return { id, result, rank };
  });
}

/** By which dimensions ties are broken: from the heaviest on. */
export function tieOrder({ dimensions }: Rubric): string[] {
  return dimensions.toSorted((a, b) => weightOf(b) - weightOf(a)).map(({ code }) => code);
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [at, key] of a.entries()) if (Math.abs(key - b[at]!) > 1e-9) return key - b[at]!;
  return 0;
}
