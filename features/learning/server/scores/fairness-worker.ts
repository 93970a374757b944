import { parentPort } from 'node:worker_threads';
import { type GivenTotal, gridOf, reliabilityOf } from '#core/judging/effects.ts';
import { type Fairness, fairnessOf } from '#core/judging/fairness.ts';
import { trimmedMean } from '#core/statistics/trimmed-mean.ts';

/** What the thread is told: plain data. */
export interface FairnessTask {
  readonly given: readonly GivenTotal[];
  readonly order: readonly { readonly id: string; readonly result: number }[];
  readonly line: number;
  /** Whether the rubric leaves out the highest and the lowest judge. */
  readonly isTrimmed: boolean;
  readonly seed: string;
  /** The points of each criterion, in the order of the rubric. */
  readonly criteria: readonly (readonly GivenTotal[])[];
}

export interface FairnessAnswer {
  readonly fairness: Fairness;
  readonly criteria: readonly (number | null)[];
}

parentPort?.once('message', (task: FairnessTask) => parentPort?.postMessage(compute(task)));

function compute({ given, order, line, isTrimmed, seed, criteria }: FairnessTask): FairnessAnswer {
  const resultOf = (totals: readonly number[]) => trimmedMean(totals, isTrimmed ? 1 : 0)!;
  return {
    fairness: fairnessOf({ given, order, line, resultOf, seed }),
    criteria: criteria.map((points) => reliabilityOf(gridOf(points))),
  };
}
