import { whereToGoOn } from '#features/flock/poultry/scoring/go-on.ts';
import type { FarmReport } from '#features/flock/poultry/store/documents.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { type HouseDue, housesOfDay, inWalkingOrder } from '#features/flock/shared/scoring/house-order.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type SectionKey, sectionOf } from '#features/flock/shared/sections/sections.ts';

/** A house to be walked today, on whichever farm. */
export interface TodayHouse extends HouseDue {
  readonly farm: Farm;
}

const shown: readonly HouseDue['status'][] = ['running', 'done', 'due', 'overdue', 'unknown'];

/** The houses of all farms that are due, running or done on a day (YYYY-MM-DD): young first, sick last. `cleaned` by farm. */
export function todayHouses(
  farms: readonly Farm[],
  reports: readonly FarmReport[],
  { on, cleaned }: { on: string; cleaned: ReadonlyMap<string, readonly string[]> },
): TodayHouse[] {
  return farms
    .flatMap((farm) => {
      const own = reports.filter((each) => each.farm.id === farm.id).map(({ report }) => report);
      return housesOfDay(farm, own, on, cleaned.get(farm.id) ?? []).map((due) => ({ ...due, farm }));
    })
    .filter(({ status }) => shown.includes(status))
    .sort(inWalkingOrder);
}

/** Where somebody was in an open report: the section under way, and the number they go on with. */
export function placeIn(report: Report): { section: SectionKey; no: number; most: number } | null {
  const going = whereToGoOn(report);
  if (!going || report.sections[going.section] !== 'open') return null;
  return { section: going.section, no: going.no, most: sectionOf(going.section).size.most };
}
