import { addDays } from '#features/flock/shared/scoring/age.ts';
import { isByWalk } from '#features/flock/shared/scoring/items.ts';
import type { Report, Tally } from '#features/flock/shared/scoring/report.ts';
import type { SectionKey } from '#features/flock/shared/sections/sections.ts';
import { type Trend, type TrendOf, trendThrough } from './trend.ts';

/** Weeks that are looked back, the newest among them. */
const weeksShown = 16;

export interface FarmTrend extends Trend {
  /** Houses that the newest point counts. */
  readonly houses: number;
}

/**
 * A section of a whole farm week by week (weeks begin on Monday): what was scored in all its houses counts together, of
 * each house its newest visit of the week. Days stand in for ages, which differ from house to house. Birds that were
 * caught and birds of a walk never mix: in a week with caught ones, houses that were only walked are left out.
 */
export function farmTrend(reports: readonly Report[], of: TrendOf): FarmTrend {
  const weeks = weeksOf(reports, of.section);
  const newest = weeks.findLast(({ counted }) => counted.length > 0);
  return {
    ...trendThrough(
      weeks.map(({ monday, all, counted }) => together({ monday, all, counted }, of.section)),
      of,
    ),
    lastFlock: [],
    events: [],
    houses: newest?.counted.length ?? 0,
  };
}

interface Week {
  readonly monday: string;
  /** Oldest first. */
  readonly all: readonly Report[];
  /** Of each house its newest that assessed the section by the newest scales of the week. */
  readonly counted: readonly Report[];
}

function weeksOf(reports: readonly Report[], section: SectionKey): Week[] {
  const told = reports
    .filter(({ isGone }) => !isGone)
    .toSorted((a, b) => (a.head.startedAt < b.head.startedAt ? -1 : 1));
  const weeks = [...Map.groupBy(told, ({ head }) => mondayOf(head.on))].sort(([a], [b]) => (a < b ? -1 : 1));
  return weeks.slice(-weeksShown).map(([monday, all]) => {
    const assessed = all.filter(({ sections }) => sections[section] === 'complete');
    const version = Math.max(0, ...assessed.map(({ head }) => head.scales.version));
    const newest = new Map(
      assessed
        .filter(({ head }) => head.scales.version === version)
        .map((report) => [report.head.houseId ?? report.head.house, report]),
    );
    return { monday, all, counted: ofOneKind([...newest.values()], section) };
  });
}

function ofOneKind(reports: readonly Report[], section: SectionKey): readonly Report[] {
  const caught = reports.filter((report) => !isByWalk(report, section));
  return caught.length > 0 ? caught : reports;
}

/** One report in which the items of all houses of a week stand; a week in which nobody assessed the section is a gap. */
function together({ monday, all, counted }: Week, section: SectionKey): Report {
  const last = counted.at(-1) ?? all.at(-1)!;
  return {
    ...last,
    head: { ...last.head, on: monday, ageDays: null },
    sections: { ...last.sections, [section]: counted.length > 0 ? 'complete' : 'skipped' },
    [section]: counted.flatMap((report) => report[section] as readonly object[]),
    walk: counted.flatMap(({ walk }) => walk),
    tally: sumOf(counted.flatMap(({ tally }) => tally ?? [])),
  };
}

function sumOf(tallies: readonly Tally[]): Tally | null {
  const [first, ...others] = tallies;
  if (!first) return null;
  const add = (score: number) => others.reduce((sum, { counts }) => sum + (counts[score] ?? 0), 0);
  return { counts: first.counts.map((count, score) => count + add(score)) };
}

/** The Monday of the week that a day lies in. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
