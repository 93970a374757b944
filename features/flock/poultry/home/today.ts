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

const shown: readonly HouseDue['status'][] = ['running', 'done', 'due', 'overdue', 'unknown', 'unread'];

/**
 * The houses of all farms that are due, running or done on a day (YYYY-MM-DD), farm by farm: every change of farm carries
 * germs from one to the other. First the farm where work began today, then those without sick birds, the youngest birds
 * first; on each farm young first, sick last. `cleaned` by farm; of the farms `reading` not all reports are here yet.
 */
export function todayHouses(
  farms: readonly Farm[],
  reports: readonly FarmReport[],
  {
    on,
    cleaned,
    reading = new Set(),
  }: { on: string; cleaned: ReadonlyMap<string, readonly string[]>; reading?: ReadonlySet<string> },
): TodayHouse[] {
  return farms
    .map((farm) => {
      const own = reports.filter((each) => each.farm.id === farm.id).map(({ report }) => report);
      const due = housesOfDay(farm, own, on, { cleaned: cleaned.get(farm.id), isRead: !reading.has(farm.id) });
      return due.filter(({ status }) => shown.includes(status)).map((each) => ({ ...each, farm }));
    })
    .filter((houses) => houses.length > 0)
    .sort(byFarm(on))
    .flat();
}

function byFarm(on: string) {
  const begun = (houses: readonly TodayHouse[]) =>
    houses
      .flatMap(({ last }) => (last?.head.on === on ? [last.head.startedAt] : []))
      .toSorted()
      .at(0) ?? 'later';
  const isSick = (houses: readonly TodayHouse[]) => Number(houses.some(({ house }) => house.isSick));
  return (a: readonly TodayHouse[], b: readonly TodayHouse[]) =>
    begun(a).localeCompare(begun(b)) ||
    isSick(a) - isSick(b) ||
    inWalkingOrder(a[0]!, b[0]!) ||
    a[0]!.farm.name.localeCompare(b[0]!.farm.name);
}

/** Where somebody was in an open report: the section under way, and the number they go on with. */
export function placeIn(report: Report): { section: SectionKey; no: number; most: number } | null {
  const going = whereToGoOn(report);
  if (!going || report.sections[going.section] !== 'open') return null;
  return { section: going.section, no: going.no, most: sectionOf(going.section).size.most };
}
