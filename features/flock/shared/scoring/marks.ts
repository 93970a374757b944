import { type Estimate, type Share, shareOf } from '#core/statistics/estimates.ts';
import { highestAmmonia } from './ammonia-results.ts';
import { footIndex } from './foot-index.ts';
import { countedItems, isAbnormal, wholeItems } from './items.ts';
import { type Light, type Limit, lightOf, type Measure } from './limits.ts';
import type { Report } from './report.ts';
import type { ItemSection, SectionKey } from './scales.ts';

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
  const { limits } = report.head;
  if (section === 'nh3') {
    const { value, low, high, above } = highestAmmonia(wholeItems(report, 'nh3'), report.head);
    return [mark('nh3', 'ppm', { value, low, high }, above, limits.nh3)];
  }
  if (section === 'fpd') return footMarks(report);
  return [percentMark(section, abnormalShare(report, section), limits[section])];
}

/** How many of what counts of a section are not normal. */
export function abnormalShare(report: Report, section: ItemSection): Share {
  const items = countedItems(report, section);
  return shareOf(items.filter((item) => isAbnormal(item, section)).length, items.length);
}

const severeFrom = 3;

function footMarks(report: Report): Mark[] {
  const scores = wholeItems(report, 'fpd').map(({ score }) => score!);
  const severe = shareOf(scores.filter((score) => score >= severeFrom).length, scores.length);
  const { fpdIndex, fpdSevere } = report.head.limits;
  return [mark('fpdIndex', 'index', footIndex(scores), null, fpdIndex), percentMark('fpdSevere', severe, fpdSevere)];
}

function percentMark(measure: Measure, share: Share, limit: Limit): Mark {
  // Multiplied before it is divided: 3 of 30 is 10 % to the last digit, as a limit of 10 % wants it.
  const value = share.n === 0 ? 0 : (100 * share.x) / share.n;
  return mark(measure, 'percent', { value, low: 100 * share.low, high: 100 * share.high }, share, limit);
}

function mark(
  measure: Measure,
  unit: Mark['unit'],
  { value, low, high }: Estimate,
  share: Share | null,
  limit: Limit,
): Mark {
  const light = lightOf(value, limit);
  const isProvisional = lightOf(low, limit) !== light || lightOf(high, limit) !== light;
  return { measure, unit, value, low, high, share, limit, light, isProvisional };
}

const severity: Readonly<Record<Light, number>> = { none: 0, good: 1, watch: 2, act: 3 };

/** The light of a section: that of its worst measure; provisional when their intervals could change it. */
export function lightOfMarks(marks: readonly Mark[]): { light: Light; isProvisional: boolean } {
  const worst = (lights: readonly Light[]) => lights.toSorted((a, b) => severity[b] - severity[a])[0] ?? 'none';
  const light = worst(marks.map((each) => each.light));
  const ends = (['low', 'high'] as const).map((end) => worst(marks.map((each) => lightOf(each[end], each.limit))));
  return { light, isProvisional: ends.some((end) => end !== light) };
}
