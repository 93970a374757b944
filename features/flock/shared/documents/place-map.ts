import type { PlaceMap } from '#features/flock/shared/charts/place-map.ts';
import { countedItems, scoreOf } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';
import { abnormalFrom, areaCount, scaleKeys, widestScale } from '#features/flock/shared/scoring/scales.ts';
import { isScored, type ScaleKey } from '#features/flock/shared/sections/sections.ts';
import type { FlockWords } from './facts.ts';
import { gasMark } from './phrases.ts';

/** Scales that a plan can show, the one that says most about a place first. */
export const mapScales: readonly ScaleKey[] = scaleKeys
  .filter((scale) => widestScale(scale).onPlan !== undefined)
  .sort((a, b) => widestScale(a).onPlan! - widestScale(b).onPlan!);

/** The plan of the house for a scale: the worst score of each area, and the gas readings that have a place. */
export function placeMapOf(
  report: Report,
  result: ReportResult,
  words: Pick<FlockWords, 'locale'>,
  scale: ScaleKey = firstScale(report, result),
): PlaceMap {
  const { section } = widestScale(scale);
  const items = result.sections[section].isAssessed && isScored(section) ? countedItems(report, section) : [];
  const scores = Array.from({ length: areaCount }, (_, index) => {
    const own = items.flatMap((item) => (item.place === index + 1 ? [scoreOf(item, scale) ?? 0] : []));
    return own.length === 0 ? null : Math.max(...own);
  });
  const readings = result.sections.nh3.ammonia?.readings ?? [];
  return {
    scale,
    scores,
    worstFrom: abnormalFrom(scale),
    readings: readings.map(({ reading, value, isPpmKnown, isAboveLimit }) => ({
      x: reading.x,
      y: reading.y,
      label: gasMark({ reading, value, isPpmKnown }, words),
      isOver: isAboveLimit,
    })),
  };
}

/** Scales of which at least one item has a place. */
export function mappedScales(report: Report, result: ReportResult): ScaleKey[] {
  return mapScales.filter((scale) => {
    const { section } = widestScale(scale);
    if (!isScored(section) || !result.sections[section].isAssessed) return false;
    return countedItems(report, section).some(({ place }) => place !== null);
  });
}

function firstScale(report: Report, result: ReportResult): ScaleKey {
  return mappedScales(report, result)[0] ?? mapScales[0]!;
}
