import type { Report } from '#features/flock/shared/scoring/report.ts';
import { scalesOfSection, widestScale } from '#features/flock/shared/scoring/scales.ts';
import {
  type ItemSection,
  itemSections,
  type ScaleKey,
  type SectionKey,
} from '#features/flock/shared/sections/sections.ts';

type Item = Report[SectionKey][number];

/** An item that a second reader scores from its photos. */
export interface ReadableItem {
  readonly key: string;
  readonly section: ItemSection;
  readonly item: Item & { readonly no: number; readonly place?: number | null };
  readonly photoIds: readonly string[];
}

/** The items of a report that have a photo, in their order; gas is measured, not seen. */
export function readableItems(report: Report): ReadableItem[] {
  return itemSections.flatMap((section) => {
    return (report[section] as readonly Item[]).flatMap((item) => {
      const key = `${section}:${item.id}`;
      const photoIds = report.photos.filter(({ of }) => of === key).map(({ id }) => id);
      return photoIds.length === 0 ? [] : [{ key, section, item, photoIds }];
    });
  });
}

/** What was given on each scale of one item. */
export type Given = Partial<Record<ScaleKey, number>>;

/** The record of an item with the scores of the second reader. */
export function scoredRecord({ section, item }: ReadableItem, given: Given): Record<string, unknown> {
  const { id: _, ...record } = item;
  const scores = scalesOfSection(section).map((scale) => [widestScale(scale).field, given[scale] ?? null]);
  return { ...record, ...Object.fromEntries(scores) };
}
