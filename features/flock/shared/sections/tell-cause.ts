import type { SectionResult } from '#features/flock/shared/scoring/results/section-results.ts';

export const isCalm = ({ light }: SectionResult) => light === 'good' || light === 'none';

/** x and n of the measure that decides the light. */
export function headline({ marks }: SectionResult): { x: number; n: number } {
  const { x = 0, n = 0 } = marks[0]?.share ?? {};
  return { x, n };
}

/** Some of the items of a section: how many of how many, and their areas. */
export function some(found: readonly Placed[], all: readonly unknown[]) {
  return { params: { x: found.length, n: all.length }, areas: areasOf(found) };
}

type Placed = { readonly place: number | null };

/** The areas of items, most frequent first, three at most. */
export function areasOf(items: readonly Placed[]): number[] {
  const groups = Map.groupBy(
    items.flatMap(({ place }) => place ?? []),
    (place) => place,
  );
  return [...groups]
    .sort(([a, as], [b, bs]) => bs.length - as.length || a - b)
    .slice(0, 3)
    .map(([place]) => place);
}
