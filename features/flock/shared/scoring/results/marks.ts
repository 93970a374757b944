import { type Estimate, type Share, shareOf } from '#core/statistics/estimates.ts';
import { countedItems, isAbnormal, wholeItems } from '#features/flock/shared/scoring/items.ts';
import { type Light, type Limit, lightOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import {
  type ItemSection,
  type Measure,
  measuresOf,
  type SectionKey,
} from '#features/flock/shared/sections/sections.ts';
import { highestAmmonia } from './ammonia-results.ts';
import { footIndex } from './foot-index.ts';

/** A measure that decides a light. `value` and its interval are percent, index points or ppm, as `unit` says. */
export interface Mark extends Estimate {
  readonly measure: Measure;
  readonly unit: 'percent' | 'index' | 'ppm';
  /** The records behind a percentage; for ppm the readings above the limit. Null for the foot index. */
  readonly share: Share | null;
  readonly limit: Limit;
  readonly light: Exclude<Light, 'none'>;
  /** Whether the interval (for ppm: the error of the method) reaches over a limit. */
  readonly isProvisional: boolean;
}

/** The measures of a section's whole items, the headline first. At least one item (or bird of the walk) must be there. */
export function marksOf(report: Report, section: SectionKey): Mark[] {
  const { head } = report;
  return measuresOf(section).map(([measure, rule]) => {
    const measured = rule.of
      ? rule.of(wholeItems(report, section), head, estimators)
      : abnormalShare(report, section as ItemSection);
    const estimate = rule.unit === 'percent' && 'x' in measured ? inPercent(measured) : measured;
    const share = 'x' in measured ? measured : measured.share;
    return { measure, unit: rule.unit, share, ...judged(estimate, head.limits[measure]) };
  });
}

const estimators = { shareOf, footIndex, highestAmmonia };

/** How many of what counts of a section are not normal. */
export function abnormalShare(report: Report, section: ItemSection): Share {
  const items = countedItems(report, section);
  return shareOf(items.filter((item) => isAbnormal(item, section)).length, items.length);
}

function inPercent({ x, n, low, high }: Share): Estimate {
  // Multiplied before it is divided: 3 of 30 is 10 % to the last digit, as a limit of 10 % wants it.
  return { value: n === 0 ? 0 : (100 * x) / n, low: 100 * low, high: 100 * high };
}

function judged({ value, low, high }: Estimate, limit: Limit) {
  const light = lightOf(value, limit);
  const isProvisional = lightOf(low, limit) !== light || lightOf(high, limit) !== light;
  return { value, low, high, limit, light, isProvisional };
}

const severity: Readonly<Record<Light, number>> = { none: 0, good: 1, watch: 2, act: 3 };

/** The light of a section: that of its worst measure; provisional when their intervals could change it. */
export function lightOfMarks(marks: readonly Mark[]): { light: Light; isProvisional: boolean } {
  const worst = (lights: readonly Light[]) => lights.toSorted((a, b) => severity[b] - severity[a])[0] ?? 'none';
  const light = worst(marks.map((each) => each.light));
  const ends = (['low', 'high'] as const).map((end) => worst(marks.map((each) => lightOf(each[end], each.limit))));
  return { light, isProvisional: ends.some((end) => end !== light) };
}
