import type { Dropping, Foot, Plumage, Reading, Report, Spot, Tally } from './report.ts';
import { abnormalFrom, type ScaleKey, type SectionKey, scalesOfSection } from './scales.ts';

/** Items of a section that say something, by number: not passed over, and the section neither skipped nor abandoned. */
export function scoredItems<S extends SectionKey>(report: Report, section: S): readonly Report[S][number][] {
  const state = report.sections[section];
  if (state === 'skipped' || state === 'abandoned') return [];
  return (report[section] as readonly Report[S][number][]).filter((item) => !('isSkipped' in item && item.isSkipped));
}

/** The scored items that have all their scores: of a dropping colour and texture. Only they enter the statistics. */
export function wholeItems<S extends SectionKey>(report: Report, section: S): readonly Report[S][number][] {
  return scoredItems(report, section).filter((item) => isWhole(item));
}

/** Whether nothing of an item is missing. */
export function isWhole(item: Spot | Dropping | Foot | Plumage | Reading): boolean {
  if ('location' in item) return true;
  return 'colour' in item ? item.colour !== null && item.texture !== null : item.score !== null;
}

/** The score of an item on a scale; null when it has none there. */
export function scoreOf(item: Spot | Dropping | Foot | Plumage | Reading, scale: ScaleKey): number | null {
  if ('location' in item) return item.level;
  if ('colour' in item) return scale.endsWith('_colour') ? item.colour : item.texture;
  return item.score;
}

/** How many areas of the house the whole items of a section are from; null when nobody noted that of one. */
export function placesOf(report: Report, section: Exclude<SectionKey, 'nh3'>): number | null {
  const places = wholeItems(report, section).map(({ place }) => place);
  return places.includes(null) ? null : new Set(places).size;
}

/** What an item is shown by: its score, of a dropping the higher one of both; null before it has any. */
export function tellingScore(
  section: SectionKey,
  item: Spot | Dropping | Foot | Plumage | Reading,
): { readonly scale: ScaleKey; readonly score: number } | null {
  const scored = scalesOfSection(section).flatMap((scale) => {
    const score = scoreOf(item, scale);
    return score === null ? [] : [{ scale, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** The feather scores of the walk, one per bird. */
export function tallied(tally: Tally | null): number[] {
  return tally?.counts.flatMap((count, score) => Array<number>(count).fill(score)) ?? [];
}

/** Whether an item counts as not normal: litter from 3, feet and feathers from 2, a dropping by colour or texture. */
export function isAbnormal(item: Spot | Dropping | Foot | Plumage, section: SectionKey): boolean {
  return scalesOfSection(section).some((scale) => (scoreOf(item, scale) ?? 0) >= abnormalFrom(scale));
}
