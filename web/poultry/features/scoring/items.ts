import type { Dropping, Foot, Plumage, Report, Spot } from '#core/scoring/report.ts';
import { type Scale, type ScaleKey, type SectionKey, scalesOf, scalesOfSection } from '#core/scoring/scales.ts';

/** The sections that are scored item by item; ammonia is measured. */
export type ItemSection = Exclude<SectionKey, 'nh3'>;
export type ScoredItem = Spot | Dropping | Foot | Plumage;

export const itemSections: readonly ItemSection[] = ['litter', 'intestinal', 'cecal', 'fpd', 'feather'];

/** Up to this many items a report has of each section. */
export const mostItems = 20;

/** How many areas the walk through a house has. */
export const mostPlaces = 10;

/** One thing that is scored of an item: the scale, and the field that holds the score. */
export interface Half {
  readonly scale: ScaleKey;
  readonly field: 'score' | 'colour' | 'texture';
}

/** What is scored of each item of a section: two scales of a dropping, one of the rest. */
export function halvesOf(section: ItemSection): readonly Half[] {
  const scales = scalesOfSection(section);
  if (scales.length === 1) return [{ scale: scales[0]!, field: 'score' }];
  return scales.map((scale) => ({ scale, field: scale.endsWith('_colour') ? 'colour' : 'texture' }));
}

export function itemsOf(report: Report, section: ItemSection): readonly ScoredItem[] {
  return report[section];
}

export function itemAt(report: Report, section: ItemSection, no: number): ScoredItem | undefined {
  return itemsOf(report, section).find((item) => item.no === no);
}

/** The score in a field of an item, null where there is none yet. */
export function scoreIn(item: ScoredItem | undefined, field: Half['field']): number | null {
  return (item as Partial<Record<Half['field'], number | null>> | undefined)?.[field] ?? null;
}

/** `half`: something is scored, something is missing. */
export type ItemState = 'empty' | 'half' | 'skipped' | 'normal' | 'abnormal';

/** How an item stands, as its block in the line of twenty shows it. */
export function stateOf(
  section: ItemSection,
  item: ScoredItem | undefined,
  scales: Readonly<Record<ScaleKey, Scale>>,
): ItemState {
  if (!item) return 'empty';
  if (item.isSkipped) return 'skipped';
  const scored = halvesOf(section).map(({ scale, field }) => ({ scale, score: scoreIn(item, field) }));
  if (scored.every(({ score }) => score === null)) return 'empty';
  if (scored.some(({ score }) => score === null)) return 'half';
  return scored.some(({ scale, score }) => score! >= scales[scale].abnormalFrom) ? 'abnormal' : 'normal';
}

/** States of the items 1 to 20, in order. */
export function statesOf(report: Report, section: ItemSection): ItemState[] {
  const scales = scalesOf(report.head.scales);
  const byNo = new Map(itemsOf(report, section).map((item) => [item.no, item]));
  return Array.from({ length: mostItems }, (_, index) => stateOf(section, byNo.get(index + 1), scales));
}

export interface Tallied {
  /** Fully scored items. */
  readonly scored: number;
  readonly abnormal: number;
  readonly skipped: number;
  readonly halves: number;
}

export function tallyStates(states: readonly ItemState[]): Tallied {
  const count = (wanted: ItemState) => states.filter((state) => state === wanted).length;
  const abnormal = count('abnormal');
  return { scored: count('normal') + abnormal, abnormal, skipped: count('skipped'), halves: count('half') };
}

/** The number one goes on with: the first that is neither scored nor passed over; the last one when all are. */
export function firstOpen(states: readonly ItemState[]): number {
  const index = states.findIndex((state) => state === 'empty' || state === 'half');
  return index < 0 ? states.length : index + 1;
}

/** The area a new item lies in unless it is changed: two to each area, from the last one on. */
export function nextPlace(items: readonly ScoredItem[], no: number): number {
  const before = items.filter((item) => item.no < no && item.place !== null);
  const last = before.at(-1)?.place;
  if (last === undefined || last === null) return Math.min(mostPlaces, Math.ceil(no / 2));
  const there = before.filter(({ place }) => place === last).length;
  return there < 2 ? last : (last % mostPlaces) + 1;
}

/** An item as it is before anything is scored. `at` by the clock of the device. */
export function blankItem(section: ItemSection, parts: { no: number; place: number; at: string }) {
  const common = { ...parts, isSkipped: false };
  switch (section) {
    case 'litter':
      return { ...common, score: null, where: null, isDusty: false, cake: null };
    case 'fpd':
      return { ...common, score: null, left: null, right: null, hasToes: false, hasHockBurn: false };
    case 'feather':
      return { ...common, score: null, isVentDirty: false };
    default:
      return { ...common, colour: null, texture: null, seen: [] };
  }
}
