import type { MeasureRule } from '#features/flock/shared/sections/section.ts';
import { type AnyItem, type Measure, measuresOf, sectionKeys } from '#features/flock/shared/sections/sections.ts';

/** Where a farm lies; sets the limits it begins with. */
export const areas = ['europe', 'na', 'latam', 'china', 'apac'] as const;
export type Area = (typeof areas)[number];

export interface Limit {
  /** Percent, index points (0–200) or ppm; `good` is the last good value where `isGoodIncluded`, else the first that is not. */
  readonly good: number;
  /** Above this (for the foot index: from this on) one acts. */
  readonly act: number;
  readonly isGoodIncluded: boolean;
  /** Whether the value `act` itself calls for action. */
  readonly isActIncluded: boolean;
  /** Where the figures come from: keys of the sources, `PD` for this product's own, `FARM` when the farm set them. */
  readonly source: string;
}

export type LimitTable = Readonly<Record<Measure, Limit>>;

const rules = new Map(sectionKeys.flatMap(measuresOf));

/** What the lights of all sections are decided by, in their order. */
export const measures: readonly Measure[] = [...rules.keys()];

type Unit = MeasureRule<AnyItem>['unit'];

export function unitOf(measure: Measure): Unit {
  return rules.get(measure)!.unit;
}

/** The highest figure that a limit can have. */
export const highestLimit: Readonly<Record<Unit, number>> = { percent: 100, index: 200, ppm: 500 };

/** The limits an area begins with. Units: percent, index points, ppm. */
export function limitsOf(area: Area): LimitTable {
  const limits = [...rules].map(([measure, { limit }]) => [measure, typeof limit === 'function' ? limit(area) : limit]);
  return Object.fromEntries(limits) as LimitTable;
}

export type Light = 'good' | 'watch' | 'act' | 'none';

/** The light of a value. */
export function lightOf(value: number, { good, act, isGoodIncluded, isActIncluded }: Limit): Exclude<Light, 'none'> {
  if (isActIncluded ? value >= act : value > act) return 'act';
  return (isGoodIncluded ? value <= good : value < good) ? 'good' : 'watch';
}
