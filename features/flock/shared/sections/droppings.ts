import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import type { Item, Note } from './section.ts';

export const seenInDropping = ['feed', 'mucus', 'foam', 'blood', 'worm', 'feather'] as const;

export interface Dropping extends Item {
  readonly colour: number | null;
  readonly texture: number | null;
  readonly seen: readonly (typeof seenInDropping)[number][];
}

/** What intestinal and cecal droppings have in common. */
export const ofDroppings = {
  kind: 'scored',
  noun: 'dropping',
  notes: [{ kind: 'seen', field: 'seen', of: seenInDropping }] as readonly Note[],
  /** A dropping that was called bloody by mistake has neither the colour nor the tick. */
  withdraw: (dropping: Omit<Dropping, 'id'>, _: ScaleSet): Omit<Dropping, 'id'> => ({
    ...dropping,
    colour: null,
    seen: dropping.seen.filter((each) => each !== 'blood'),
  }),
} as const;

export const droppingLimit = {
  unit: 'percent',
  limit: { good: 10, act: 25, isGoodIncluded: false, isActIncluded: false, source: 'PD' },
} as const;

export const isBloody = (alert: readonly number[]) => (dropping: Dropping) =>
  dropping.seen.includes('blood') || (dropping.colour !== null && alert.includes(dropping.colour));

/** The commonest colour that is not normal, the more pressing of two; nothing and colour 0 when all are normal. */
export function commonestColour(droppings: readonly Dropping[]): { colour: number; coloured: readonly Dropping[] } {
  const groups = [
    ...Map.groupBy(
      droppings.filter(({ colour }) => colour! > 0),
      ({ colour }) => colour!,
    ),
  ];
  const [colour = 0, coloured = []] = groups.sort(([a, as], [b, bs]) => bs.length - as.length || b - a)[0] ?? [];
  return { colour, coloured };
}

export function highestTexture(droppings: readonly Dropping[]): number {
  return Math.max(0, ...droppings.map(({ texture }) => texture!));
}
