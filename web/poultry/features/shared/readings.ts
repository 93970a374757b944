import { agreementOf, type Pair, weightingOf } from '#core/scoring/agreement.ts';
import { recordsOf } from '#core/scoring/entries.ts';
import { scoreOf } from '#core/scoring/items.ts';
import type { Report } from '#core/scoring/report.ts';
import {
  type ScaleKey,
  type SectionKey,
  scaleKeys,
  scalesOf,
  scalesOfSection,
  sectionKeys,
} from '#core/scoring/scales.ts';

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

export interface Compared {
  readonly key: string;
  readonly section: SectionKey;
  readonly scale: ScaleKey;
  readonly no: number;
  readonly first: number;
  readonly second: number;
}

/** The scores that both readings have, item by item. */
export function comparedScores(report: Report, reading: readonly { key: string; value: unknown }[]): Compared[] {
  const values = new Map(reading.map(({ key, value }) => [key, value]));
  return sectionKeys.flatMap((section) => {
    const seconds = new Map(recordsOf<Item>(values, section).map((item) => [item.id, item]));
    return (report[section] as readonly Item[]).flatMap((item) => {
      const other = seconds.get(item.id);
      if (!other) return [];
      return scalesOfSection(section).flatMap((scale): Compared[] => {
        const [first, second] = [scoreOf(item, scale), scoreOf(other, scale)];
        if (first === null || second === null) return [];
        return [{ key: `${section}:${item.id}`, section, scale, no: item.no, first, second }];
      });
    });
  });
}

/** Agreement of both readings on each scale that has pairs. */
export function agreements(report: Report, compared: readonly Compared[]) {
  const scales = scalesOf(report.head.scales);
  return scaleKeys.flatMap((scale) => {
    const pairs = compared.filter((each) => each.scale === scale).map(({ first, second }): Pair => [first, second]);
    if (pairs.length === 0) return [];
    return [{ scale, ...agreementOf(pairs, scales[scale].max, weightingOf(scales[scale])) }];
  });
}
