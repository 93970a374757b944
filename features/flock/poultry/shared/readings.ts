import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type ScaleKey, type SectionKey, scalesOfSection, sectionKeys } from '#features/flock/shared/scoring/scales.ts';

type Item = Report[SectionKey][number];

/** An item that a second reader scores from its photos. */
export interface ReadableItem {
  readonly key: string;
  readonly section: Exclude<SectionKey, 'nh3'>;
  readonly item: Item & { readonly no: number; readonly place?: number | null };
  readonly photoIds: readonly string[];
}

/** The items of a report that have a photo, in their order; gas is measured, not seen. */
export function readableItems(report: Report): ReadableItem[] {
  return sectionKeys.flatMap((section) => {
    if (section === 'nh3') return [];
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
  const scales = scalesOfSection(section);
  const scores =
    scales.length === 2
      ? { colour: given[scales[0]!] ?? null, texture: given[scales[1]!] ?? null }
      : { score: given[scales[0]!] ?? null };
  return { ...record, ...scores };
}
