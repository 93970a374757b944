import type { Dropping, Foot, Plumage, Reading, Report, Spot, WalkedBird } from './report.ts';
import { abnormalFrom, type ItemSection, type ScaleKey, type SectionKey, scalesOfSection } from './scales.ts';

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
export function scoreOf(item: Spot | Dropping | Foot | Plumage | Reading | SeenBird, scale: ScaleKey): number | null {
  if ('location' in item) return item.level;
  if ('colour' in item) return scale.endsWith('_colour') ? item.colour : item.texture;
  return item.score;
}

/** How many areas of the house what counts of a section is from; null when nobody noted that of one, or there is nothing. */
export function placesOf(report: Report, section: ItemSection): number | null {
  const places = countedItems(report, section).map(({ place }) => place);
  return places.length === 0 || places.includes(null) ? null : new Set(places).size;
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

/** A bird of the walk as it counts; of one that was only tallied neither area nor instant is known. */
export type SeenBird = Pick<WalkedBird, 'no' | 'score'> & { readonly place: number | null; readonly at: string | null };

/** The birds of the walk in its order; those of reports that only tallied them first. */
export function birdsOfWalk({ walk, tally }: Pick<Report, 'walk' | 'tally'>): readonly SeenBird[] {
  const scores = tally?.counts.flatMap((count, score) => Array<number>(count).fill(score)) ?? [];
  return [...scores.map((score, index): SeenBird => ({ no: index + 1, score, place: null, at: null })), ...walk];
}

/** Whether the feathers of a report are told by the walk: no bird was caught for them, and some were seen. */
export function isByWalk(report: Report, section: SectionKey): boolean {
  return section === 'feather' && wholeItems(report, section).length === 0 && birdsOfWalk(report).length > 0;
}

/** What the figures of a section count: its whole items, or the birds of the walk where no bird was caught. Never both. */
export function countedItems<S extends ItemSection>(
  report: Report,
  section: S,
): readonly (Report[S][number] | SeenBird)[] {
  return isByWalk(report, section) ? birdsOfWalk(report) : wholeItems(report, section);
}

/** Whether an item counts as not normal: litter from 3, feet and feathers from 2, a dropping by colour or texture. */
export function isAbnormal(item: Spot | Dropping | Foot | Plumage | SeenBird, section: SectionKey): boolean {
  return scalesOfSection(section).some((scale) => (scoreOf(item, scale) ?? 0) >= abnormalFrom(scale));
}
