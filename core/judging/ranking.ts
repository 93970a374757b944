import { meanOf, resultOf, type Sheet } from './results.ts';
import type { Rubric } from './rubric.ts';

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
 */
export function ranking(rubric: Rubric, judged: readonly Judged[], tieBreakers: readonly string[]): Ranked[] {
  const marks = judged.flatMap(({ id, sheets }) => {
    const result = resultOf(rubric, sheets);
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

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [at, key] of a.entries()) if (Math.abs(key - b[at]!) > 1e-9) return key - b[at]!;
  return 0;
}
