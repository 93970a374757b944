import { isAbnormal, isWhole, numberIn } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { areaCount, scalesOfSection, widestScale } from '#features/flock/shared/scoring/scales.ts';
import { type Side, sides } from '#features/flock/shared/sections/fpd.ts';
import {
  type ItemSection,
  type ScoredItem,
  type ScoredScale,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';

/** Up to this many items a report has of each section. */
export const mostItems = 20;

/** Which score of an item is meant: of a dropping its colour or its texture, of a bird's feet the left or the right one. */
export type Field = 'score' | 'colour' | 'texture' | Side;

/** One thing that is scored of an item: the scale, and the field that holds the score. */
export interface Half {
  readonly scale: ScoredScale;
  readonly field: Field;
}

/** What is scored of each item of a section: two scales of a dropping, one of the rest. */
export function halvesOf(section: ItemSection): readonly Half[] {
  const scales = scalesOfSection(section) as readonly ScoredScale[];
  return scales.map((scale) => ({ scale, field: widestScale(scale).field as Field }));
}

/** What is tapped of each item of a section, one after the other. */
export function fieldsOf(section: ItemSection): readonly Field[] {
  return sectionOf(section).sides ?? halvesOf(section).map(({ field }) => field);
}

/** The first field of an item that has no score yet; the first of all where none is missing. */
export function missingField(section: ItemSection, item: ScoredItem | undefined): Field {
  const fields = fieldsOf(section);
  return fields.find((field) => standingScore(item, field) === null) ?? fields[0]!;
}

/** What a score in a field would take the place of; of feet that were scored without telling which, what counts. */
export function standingScore(item: ScoredItem | undefined, field: Field): number | null {
  const isOneForBoth = item && sides.every((side) => scoreIn(item, side) === null);
  return (field === 'left' || field === 'right') && isOneForBoth ? scoreIn(item, 'score') : scoreIn(item, field);
}

export function itemAt(report: Report, section: ItemSection, no: number): ScoredItem | undefined {
  return (report[section] as readonly ScoredItem[]).find((item) => item.no === no);
}

/** The score in a field of an item, null where there is none yet. */
export function scoreIn(item: ScoredItem | undefined, field: Field): number | null {
  return numberIn(item, field);
}

/** `half`: something is scored, something is missing. */
export type ItemState = 'empty' | 'half' | 'skipped' | 'normal' | 'abnormal';

/** How an item stands, as its block in the line of twenty shows it. */
export function stateOf(section: ItemSection, item: ScoredItem | undefined): ItemState {
  if (!item) return 'empty';
  if (item.isSkipped) return 'skipped';
  if (isWhole(item, section)) return isAbnormal(item, section) ? 'abnormal' : 'normal';
  return halvesOf(section).some(({ field }) => scoreIn(item, field) !== null) ? 'half' : 'empty';
}

/** States of the items 1 to 20, in order. */
export function statesOf(report: Report, section: ItemSection): ItemState[] {
  const byNo = new Map((report[section] as readonly ScoredItem[]).map((item) => [item.no, item]));
  return Array.from({ length: mostItems }, (_, index) => stateOf(section, byNo.get(index + 1)));
}

export interface StateCounts {
  /** Fully scored items. */
  readonly scored: number;
  readonly abnormal: number;
  readonly skipped: number;
}

export function countStates(states: readonly ItemState[]): StateCounts {
  const count = (wanted: ItemState) => states.filter((state) => state === wanted).length;
  const abnormal = count('abnormal');
  return { scored: count('normal') + abnormal, abnormal, skipped: count('skipped') };
}

/** The number one goes on with: the first that is neither scored nor passed over; the last one when all are. */
export function firstOpen(states: readonly ItemState[]): number {
  const index = states.findIndex((state) => state === 'empty' || state === 'half');
  return index < 0 ? states.length : index + 1;
}

/**
 * The area a new item lies in unless it is changed: two to each area come by themselves; one that was chosen stays until
 * another is chosen. Chosen is what does not lie where it would have come to lie, so that every device knows it.
 */
export function nextPlace(items: readonly ScoredItem[], no: number): number {
  const before = items.filter((item) => item.no < no).toSorted((a, b) => a.no - b.no);
  let chosen: number | null = null;
  const placed: number[] = [];
  for (const item of before) {
    if (item.place === null) continue;
    if (item.place !== (chosen ?? placeAfter(placed, item.no))) chosen = item.place;
    placed.push(item.place);
  }
  return chosen ?? placeAfter(placed, no);
}

/** Where an item comes to lie by itself after those that were placed before it. */
function placeAfter(placed: readonly number[], no: number): number {
  const last = placed.at(-1);
  if (last === undefined) return Math.min(areaCount, Math.ceil(no / 2));
  return placed.filter((place) => place === last).length < 2 ? last : (last % areaCount) + 1;
}
