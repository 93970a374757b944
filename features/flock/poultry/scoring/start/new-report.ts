import type { FarmReport } from '#features/flock/poultry/store/documents.ts';
import type { ServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { ageInDays } from '#features/flock/shared/scoring/age.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import type { Farm, House } from '#features/flock/shared/scoring/farm.ts';
import { farmLimits } from '#features/flock/shared/scoring/farm-limits.ts';
import { type Area, type LimitTable, limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { ReportHead } from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet, type ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';

export interface Beginning {
  readonly farm: Pick<Farm, 'area' | 'type' | 'limits'>;
  readonly house: Pick<House, 'id' | 'name' | 'placedOn'>;
  readonly name: string;
  readonly assessor: string;
  /** What the assessor reached in training, where it is known. */
  readonly agreement: number | null;
  /** Day of the visit, YYYY-MM-DD, where the farm is. */
  readonly on: string;
  /** Now, ISO 8601. */
  readonly at: string;
  /** What is not scored this time; it prints as not assessed. */
  readonly leftOut: readonly SectionKey[];
  /** Of operators; undefined before this device ever had a network. */
  readonly settings: ServerSettings | undefined;
}

/** The first entries of a report: what is fixed for good, its name, that it is open, and what is left out. */
export function firstEntries(beginning: Beginning): Entry[] {
  const { name, at, leftOut } = beginning;
  return [
    { key: 'head', value: headOf(beginning) },
    { key: 'name', value: name.trim() },
    { key: 'state', value: { state: 'open', at } },
    ...sectionKeys.filter((key) => leftOut.includes(key)).map((key) => ({ key: `section:${key}`, value: 'skipped' })),
  ];
}

function headOf({ farm, house, assessor, agreement, on, at, settings }: Beginning): ReportHead {
  const ageDays = ageInDays(house.placedOn, on);
  return {
    houseId: house.id,
    house: house.name,
    on,
    startedAt: at,
    ageDays,
    assessor: assessor.trim(),
    ...(agreement === null ? {} : { agreement }),
    area: farm.area,
    scales: scalesInForce(settings),
    limits: farmLimits(farm, ageDays, areaLimits(farm.area, settings)),
  };
}

function scalesInForce(settings: ServerSettings | undefined): ScaleSet {
  if (!settings) return firstScaleSet;
  const { version, cecTextureMax, footCuts, ammoniaTops } = settings.scales;
  return { version, cecTextureMax, footCuts: footCuts as unknown as ScaleSet['footCuts'], ammoniaTops };
}

/** The limits of an area: those of operators over those shipped. */
export function areaLimits(area: Area, settings: ServerSettings | undefined): LimitTable {
  const own = settings?.limits.filter((row) => row.area === area) ?? [];
  return { ...limitsOf(area), ...Object.fromEntries(own.map(({ measure, limit }) => [measure, limit])) };
}

/** A farm made on the spot; the rest of it is filled in at the office. */
export function newFarmEntries({ name, type, area }: Pick<Farm, 'name' | 'type'> & { readonly area: Area }): Entry[] {
  const breed = type === 'turkey' || type === 'duck' ? type : 'chicken';
  return [
    { key: 'name', value: name.trim() },
    { key: 'type', value: type },
    { key: 'area', value: area },
    { key: 'breed', value: breed },
  ];
}

/** The other farm that somebody of this device was on last today: what sticks to boots and clothes comes from there. */
export function farmBefore(reports: readonly FarmReport[], farmId: string | undefined, on: string): Farm | null {
  const last = reports
    .filter(({ report }) => report.head.on === on)
    .toSorted((a, b) => (a.report.head.startedAt < b.report.head.startedAt ? 1 : -1))
    .at(0);
  return last && last.farm.id !== farmId ? last.farm : null;
}
