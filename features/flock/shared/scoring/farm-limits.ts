import type { Measure } from '#features/flock/shared/sections/sections.ts';
import type { Farm, FarmType } from './farm.ts';
import { type LimitTable, limitsOf, measures } from './limits.ts';

/**
 * Until this age in days birds count as young for the Chinese ammonia limit, which has a lower one for them. The
 * standard names no age: these are the usual ends of brooding, this product's own figures.
 */
const youngUntil: Readonly<Record<FarmType, number>> = {
  broiler: 21,
  duck: 21,
  broiler_breeder: 42,
  turkey: 42,
  layer: 42,
  layer_breeder: 42,
  other: 42,
};

/** China's 10 mg/m³ for young birds, in ppm. */
const youngChina = { act: 14, source: 'S40' } as const;

/**
 * The limits a report of this farm begins with: those of its area, which operators may have set (`area`), the lower
 * ammonia limit of young birds in China, and over them what the farm has set itself. Age in days, null when unknown.
 */
export function farmLimits(
  farm: Pick<Farm, 'area' | 'type' | 'limits'>,
  ageDays: number | null,
  area: LimitTable = limitsOf(farm.area),
): LimitTable {
  const isYoung = farm.area === 'china' && ageDays !== null && ageDays < youngUntil[farm.type];
  const nh3 = isYoung && area.nh3.act > youngChina.act ? { ...area.nh3, ...youngChina } : area.nh3;
  const table: Record<Measure, LimitTable[Measure]> = { ...area, nh3 };
  for (const measure of measures) {
    const own = farm.limits[measure];
    if (own) table[measure] = { ...table[measure], ...own, source: 'FARM' };
  }
  return table;
}
