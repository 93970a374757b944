import type { Farm } from '#core/scoring/farm.ts';
import { type HouseDue, housesOfDay, inWalkingOrder } from '#core/scoring/house-order.ts';
import type { Report } from '#core/scoring/report.ts';
import { type SectionKey, scalesOfSection, sectionKeys } from '#core/scoring/scales.ts';
import type { FarmReport } from '../../store/documents.ts';
import { firstOpen, type ItemSection, mostItems, statesOf } from '../scoring/items.ts';

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

/** How many of the eight scales of a report are settled, one way or the other. */
export function settledScales({ sections }: Pick<Report, 'sections'>): { done: number; total: number } {
  const count = (keys: readonly SectionKey[]) => keys.flatMap(scalesOfSection).length;
  const settled = sectionKeys.filter((key) => sections[key] !== undefined && sections[key] !== 'open');
  return { done: count(settled), total: count(sectionKeys) };
}

/** Where somebody was in an open report: the section under way, and the number they go on with. */
export function placeIn(report: Report): { section: SectionKey; no: number; most: number } | null {
  const section = sectionKeys.find((key) => report.sections[key] === 'open');
  if (!section) return null;
  if (section === 'nh3') return { section, no: Math.min(report.nh3.length + 1, 8), most: 8 };
  return { section, no: firstOpen(statesOf(report, section as ItemSection)), most: mostItems };
}
