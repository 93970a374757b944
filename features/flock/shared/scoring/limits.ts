/** Where a farm lies; sets the limits it begins with. */
export const areas = ['europe', 'na', 'latam', 'china', 'apac'] as const;
export type Area = (typeof areas)[number];

/** What a light is decided by, one or two of each section. */
export const measures = ['litter', 'intestinal', 'cecal', 'fpdIndex', 'fpdSevere', 'feather', 'nh3'] as const;
export type Measure = (typeof measures)[number];

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

const share = { isActIncluded: false } as const;

/** The figures of every area but for ammonia. Sources: Egli Journal 2021–2023 (litter), Dutch index 80 (feet), PD: our own. */
const general: Omit<LimitTable, 'nh3'> = {
  litter: { ...share, good: 10, act: 25, isGoodIncluded: true, source: 'S16, PD' },
  intestinal: { ...share, good: 10, act: 25, isGoodIncluded: false, source: 'PD' },
  cecal: { ...share, good: 10, act: 25, isGoodIncluded: false, source: 'PD' },
  fpdIndex: { good: 40, act: 80, isGoodIncluded: false, isActIncluded: true, source: 'S24, S25, PD' },
  fpdSevere: { ...share, good: 5, act: 15, isGoodIncluded: true, source: 'S55, PD' },
  feather: { ...share, good: 10, act: 25, isGoodIncluded: true, source: 'PD' },
};

const ammonia: Readonly<Record<Area, Pick<Limit, 'act' | 'source'>>> = {
  europe: { act: 20, source: 'S1, S36' },
  na: { act: 25, source: 'S36, S33' },
  china: { act: 21, source: 'S40' },
  latam: { act: 20, source: 'PD' },
  apac: { act: 20, source: 'PD' },
};

/** The limits an area begins with. Units: percent, index points, ppm. */
export function limitsOf(area: Area): LimitTable {
  return { ...general, nh3: { ...ammonia[area], good: 10, isGoodIncluded: false, isActIncluded: false } };
}

export type Light = 'good' | 'watch' | 'act' | 'none';

/** The light of a value. */
export function lightOf(value: number, { good, act, isGoodIncluded, isActIncluded }: Limit): Exclude<Light, 'none'> {
  if (isActIncluded ? value >= act : value > act) return 'act';
  return (isGoodIncluded ? value <= good : value < good) ? 'good' : 'watch';
}
