import { type Estimate, median, type Share, shareOf } from '#core/statistics/estimates.ts';
import type { ReportHead } from '#features/flock/shared/scoring/report.ts';
import { ammoniaLevel, type ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';

/** A reading as it counts. `value` and the interval of its method are ppm. */
export interface CountedReading extends Estimate {
  readonly reading: Reading;
  /** Whether the value was read in ppm; else it is the middle of the level's range. */
  readonly isPpmKnown: boolean;
  readonly isAboveLimit: boolean;
  /** ppm either way by which its method may be off; 0 where none is stated. */
  readonly error: number;
}

export interface AmmoniaResult {
  /** In the order they were taken. */
  readonly readings: readonly CountedReading[];
  readonly highest: CountedReading;
  /** Readings above the limit. */
  readonly above: Share;
  /** ppm. */
  readonly median: number;
  readonly lowest: number;
  /** Level 0–8 of the highest reading. */
  readonly level: number;
}

/** A strip is good to about 10 ppm, a colour tube to about a fifth of its reading; of meters no error is stated. */
const errors: Readonly<Record<Reading['method'], (ppm: number) => number>> = {
  strip: () => 10,
  tube: (ppm) => ppm * 0.2,
  diffusion: (ppm) => ppm * 0.2,
  meter: () => 0,
  sensor: () => 0,
};

/** How far a reading of a method may be off at a value, in ppm either way; 0 where no error is stated. */
export function errorOf(method: Reading['method'], ppm: number): number {
  return errors[method](ppm);
}

/** Readings with their errors; there must be one at least. A limit is broken where it is broken: never averaged. */
export function ammoniaResult(taken: readonly Reading[], head: ReportHead): AmmoniaResult {
  const readings = countReadings(taken, head);
  const values = readings.map(({ value }) => value);
  const highest = readings.reduce((worst, each) => (each.value > worst.value ? each : worst));
  return {
    readings,
    highest,
    above: shareOf(readings.filter(({ isAboveLimit }) => isAboveLimit).length, readings.length),
    median: median(values)!,
    lowest: Math.min(...values),
    level: highest.isPpmKnown ? ammoniaLevel(highest.value, head.scales) : highest.reading.level,
  };
}

/** The highest value with the interval that the errors of all readings leave to it, in ppm. */
export function highestAmmonia(readings: readonly Reading[], head: ReportHead): Estimate & { readonly above: Share } {
  const counted = countReadings(readings, head);
  const most = (read: (each: CountedReading) => number) => Math.max(...counted.map(read));
  return {
    value: most(({ value }) => value),
    low: most(({ low }) => low),
    high: most(({ high }) => high),
    above: shareOf(counted.filter(({ isAboveLimit }) => isAboveLimit).length, counted.length),
  };
}

function countReadings(readings: readonly Reading[], { scales, limits }: ReportHead): CountedReading[] {
  return readings.map((reading) => {
    const { value, low, high } = reading.ppm === null ? ofLevel(reading.level, scales) : exactly(reading.ppm);
    const error = errorOf(reading.method, value);
    return {
      error,
      reading,
      value,
      low: Math.max(0, low - error),
      high: high + error,
      isPpmKnown: reading.ppm !== null,
      isAboveLimit: value > limits.nh3.act,
    };
  });
}

const exactly = (ppm: number) => ({ value: ppm, low: ppm, high: ppm });

/** The highest level has no upper end; its lower one stands for it. */
function ofLevel(level: number, { ammoniaTops }: ScaleSet) {
  const low = level === 0 ? 0 : ammoniaTops[level - 1]!;
  const high = ammoniaTops[level] ?? low;
  return { value: (low + high) / 2, low, high };
}
