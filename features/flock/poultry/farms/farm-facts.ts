import type { FarmReport } from '#features/flock/poultry/store/documents.ts';
import type { Farm, House } from '#features/flock/shared/scoring/farm.ts';
import { housesOfDay } from '#features/flock/shared/scoring/house-order.ts';
import type { Light } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';

/** How a house stands by its newest finished report: the gravest light of its sections. */
export interface HouseFacts {
  readonly house: House;
  readonly light: Light;
  readonly isProvisional: boolean;
  readonly report: Report | null;
}

/** What the list shows of a farm on a day (YYYY-MM-DD). */
export interface FarmFacts {
  readonly farm: Farm;
  readonly houses: readonly HouseFacts[];
  /** Day of the newest report; null before the first. */
  readonly lastVisit: string | null;
  readonly isDue: boolean;
  readonly isActing: boolean;
}

export function farmFacts(
  farm: Farm,
  all: readonly FarmReport[],
  { on, isRead }: { on: string; isRead: boolean },
): FarmFacts {
  const reports = all.filter((each) => each.farm.id === farm.id).map(({ report }) => report);
  const houses = farm.houses
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((house) => houseFacts(farm, house, reports));
  const due = housesOfDay(farm, reports, on, { isRead }).filter(
    ({ status }) => status === 'due' || status === 'overdue',
  );
  const days = reports.map(({ head }) => head.on).sort();
  return {
    farm,
    houses,
    lastVisit: days.at(-1) ?? null,
    isDue: due.length > 0,
    isActing: houses.some(({ light }) => light === 'act'),
  };
}

function houseFacts(farm: Farm, house: House, reports: readonly Report[]): HouseFacts {
  const [report] = reports
    .filter(({ head, state }) => head.houseId === house.id && state === 'finished')
    .toSorted((a, b) => (a.head.startedAt < b.head.startedAt ? 1 : -1));
  if (!report) return { house, light: 'none', isProvisional: false, report: null };
  const { order, sections } = resultOf(report, farm);
  const { light, isProvisional } = sections[order[0]!];
  return { house, light, isProvisional, report };
}
