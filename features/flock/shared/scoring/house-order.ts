import { addDays, ageInDays, daysBetween } from './age.ts';
import type { Farm, House } from './farm.ts';
import type { Report } from './report.ts';

/** Scoring begins when the gut of a chick has settled a little, and goes on weekly. Earlier is warned of, never barred. */
export const firstScoringAge = 4;
const weekly = 7;

/** Where a house stands on a day. */
export interface HouseDue {
  readonly house: House;
  /** Days; null when the placement is unknown. */
  readonly age: number | null;
  /** The newest report of this flock, open or finished; null when there is none. */
  readonly last: Report | null;
  /** Day the next report is due, YYYY-MM-DD; null when the placement is unknown and nothing was scored yet. */
  readonly dueOn: string | null;
  /** `early`: the flock is younger than four days. `done`: scored on this very day. `running`: a report is open. `unread`: its reports are still on their way to this device. */
  readonly status: 'unread' | 'early' | 'running' | 'done' | 'due' | 'overdue' | 'later' | 'unknown';
  /** Whether boots and hands were told to be clean after it on this day. */
  readonly isCleaned: boolean;
}

/**
 * The houses of a farm in the order to walk them on a day (YYYY-MM-DD): young before old, since old flocks carry more,
 * those of unknown age after them, and sick ones last, whatever their age. Before all reports of the farm are read
 * (`isRead`), nothing is said of what is due.
 */
export function housesOfDay(
  farm: Farm,
  reports: readonly Report[],
  on: string,
  { cleaned = [], isRead = true }: { cleaned?: readonly string[]; isRead?: boolean } = {},
): HouseDue[] {
  return farm.houses
    .map((house) => {
      const due = houseOfDay(house, reports, on, cleaned.includes(house.id));
      const isKnown = isRead || due.status === 'running' || due.status === 'done';
      return isKnown ? due : { ...due, dueOn: null, status: 'unread' as const };
    })
    .sort(inWalkingOrder);
}

/** Sorts houses, also of several farms, in the order to walk them. */
export function inWalkingOrder(a: Pick<HouseDue, 'house' | 'age'>, b: Pick<HouseDue, 'house' | 'age'>): number {
  const age = (due: Pick<HouseDue, 'age'>) => due.age ?? Number.MAX_SAFE_INTEGER;
  return (
    Number(a.house.isSick) - Number(b.house.isSick) ||
    age(a) - age(b) ||
    a.house.name.localeCompare(b.house.name, 'en', { numeric: true })
  );
}

function houseOfDay(house: House, reports: readonly Report[], on: string, isCleaned: boolean): HouseDue {
  const age = ageInDays(house.placedOn, on);
  const last = lastOf(house, reports, on);
  const dueOn = dueDay(house, last);
  return { house, age, last, dueOn, status: statusOf({ age, last, dueOn, on }), isCleaned };
}

/** Of this flock: reports from before the placement belong to the one before. */
function lastOf({ id, placedOn }: House, reports: readonly Report[], on: string): Report | null {
  return (
    reports
      .filter(({ head, isGone }) => !isGone && head.houseId === id && head.on <= on && head.on >= (placedOn ?? ''))
      .toSorted((a, b) => (a.head.startedAt < b.head.startedAt ? 1 : -1))[0] ?? null
  );
}

function dueDay({ placedOn }: House, last: Report | null): string | null {
  if (last !== null) return addDays(last.head.on, weekly);
  return placedOn === null ? null : addDays(placedOn, firstScoringAge);
}

interface Standing {
  readonly age: number | null;
  readonly last: Report | null;
  readonly dueOn: string | null;
  readonly on: string;
}

function statusOf({ age, last, dueOn, on }: Standing): HouseDue['status'] {
  if (last?.state === 'open') return 'running';
  if (last?.head.on === on) return 'done';
  if (dueOn === null) return 'unknown';
  if (age !== null && age < firstScoringAge) return 'early';
  const late = daysBetween(dueOn, on);
  if (late < 0) return 'later';
  return late === 0 ? 'due' : 'overdue';
}
