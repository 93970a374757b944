import { type Rubric, weightOf } from '#core/judging/rubric.ts';
import type { Text } from '#core/texts/text.ts';

/** What a version of a scale changed against the one before it. */
export interface ScaleChanges {
  readonly added: readonly Text[];
  readonly removed: readonly Text[];
  /** Items that count for more or for less: their weight in percent where they have one, else their highest score. */
  readonly moved: readonly { readonly name: Text; readonly from: number; readonly to: number }[];
  /** Items of equal weight whose name, range or words differ. */
  readonly worded: readonly Text[];
}

/** Compares two versions item by item, by their codes. */
export function scaleChanges(before: Rubric, after: Rubric): ScaleChanges {
  const known = new Map(before.dimensions.map((dimension) => [dimension.code, dimension]));
  const codes = new Set(after.dimensions.map(({ code }) => code));
  const kept = after.dimensions.flatMap((now) => {
    const then = known.get(now.code);
    return then ? [{ then, now }] : [];
  });
  const isMoved = ({ then, now }: (typeof kept)[number]) => weightOf(then) !== weightOf(now);
  return {
    added: after.dimensions.filter(({ code }) => !known.has(code)).map(({ name }) => name),
    removed: before.dimensions.filter(({ code }) => !codes.has(code)).map(({ name }) => name),
    moved: kept.filter(isMoved).map(({ then, now }) => ({ name: now.name, from: weightOf(then), to: weightOf(now) })),
    worded: kept
      .filter((pair) => !isMoved(pair) && JSON.stringify(pair.then) !== JSON.stringify(pair.now))
      .map(({ now }) => now.name),
  };
}
