import type { Note } from '#features/flock/shared/sections/section.ts';
import {
  type AnyItem,
  type ItemSection,
  type ScaleKey,
  type ScoredItem,
  type SectionKey,
  sectionOf,
  walkedSection,
} from '#features/flock/shared/sections/sections.ts';
import type { Report, WalkedBird } from './report.ts';
import { abnormalFrom, scalesOfSection, widestScale } from './scales.ts';

/** Items of a section that say something, by number: not passed over, and the section neither skipped nor abandoned. */
export function scoredItems<S extends SectionKey>(report: Report, section: S): readonly Report[S][number][] {
  const state = report.sections[section];
  if (state === 'skipped' || state === 'abandoned') return [];
  return (report[section] as readonly Report[S][number][]).filter((item) => !('isSkipped' in item && item.isSkipped));
}

/** The scored items that have all their scores: of a dropping colour and texture. Only they enter the statistics. */
export function wholeItems<S extends SectionKey>(report: Report, section: S): readonly Report[S][number][] {
  return scoredItems(report, section).filter((item) => isWhole(item, section));
}

/** Whether nothing of an item is missing. */
export function isWhole(item: AnyItem, section: SectionKey): boolean {
  return scalesOfSection(section).every((scale) => scoreOf(item, scale) !== null);
}

/** The score of an item on a scale; null when it has none there. */
export function scoreOf(item: AnyItem | SeenBird, scale: ScaleKey): number | null {
  return numberIn(item, widestScale(scale).field);
}

/** The number that a record of a section holds in a field; null where it has none. */
export function numberIn(item: object | undefined, field: string): number | null {
  return (item as Readonly<Record<string, number | null>> | undefined)?.[field] ?? null;
}

/** What is noted of an item. */
export function noteIn(item: object, { field }: Note): unknown {
  return (item as Readonly<Record<string, unknown>>)[field];
}

/** How many areas of the house what counts of a section is from; null when nobody noted that of one, or there is nothing. */
export function placesOf(report: Report, section: ItemSection): number | null {
  const places = countedItems(report, section).map(({ place }) => place);
  return places.length === 0 || places.includes(null) ? null : new Set(places).size;
}

/** What an item is shown by: its score, of a dropping the higher one of both; null before it has any. */
export function tellingScore(
  section: SectionKey,
  item: AnyItem,
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
  return section === walkedSection && wholeItems(report, section).length === 0 && birdsOfWalk(report).length > 0;
}

/** What the figures of a section count: its whole items, or the birds of the walk where no bird was caught. Never both. */
export function countedItems<S extends ItemSection>(
  report: Report,
  section: S,
): readonly (Report[S][number] | SeenBird)[] {
  return isByWalk(report, section) ? birdsOfWalk(report) : wholeItems(report, section);
}

/** Whether an item counts as not normal: litter from 3, feet and feathers from 2, a dropping by colour or texture. */
export function isAbnormal(item: ScoredItem | SeenBird, section: SectionKey): boolean {
  return scalesOfSection(section).some((scale) => (scoreOf(item, scale) ?? 0) >= abnormalFrom(scale));
}

/** An item as it is before anything is scored. `at` by the clock of the device. */
export function blankItem(section: ItemSection, parts: Beginning): ScoredItem {
  const { notes, sides = [] } = sectionOf(section);
  return {
    ...bareItem(section, parts),
    ...Object.fromEntries([...sides.map((side) => [side, null]), ...notes.filter(isLater).map(blankNote)]),
  };
}

/** The same with only what records of all ages tell. */
export function bareItem(section: ItemSection, parts: Beginning): ScoredItem {
  const { notes } = sectionOf(section);
  return {
    ...parts,
    isSkipped: false,
    ...Object.fromEntries([
      ...scalesOfSection(section).map((scale) => [widestScale(scale).field, null]),
      ...notes.filter((note) => !isLater(note)).map(blankNote),
    ]),
  } as ScoredItem;
}

interface Beginning {
  readonly id?: string;
  readonly no: number;
  readonly place: number | null;
  readonly at: string;
}

/** Whether records that are older do not have a note. */
export function isLater(note: Note): boolean {
  return note.kind === 'tick' && note.isLater === true;
}

function blankNote({ kind, field }: Note): [string, unknown] {
  return [field, { tick: false, choice: null, seen: [] }[kind]];
}
