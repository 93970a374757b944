import { addDays, daysBetween } from '#features/flock/shared/scoring/age.ts';
import type { Farm, FarmEvent } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type Measure, measuresOf, type SectionKey } from '#features/flock/shared/sections/sections.ts';
import { type Change, changeBetween } from './changes.ts';
import { flagsOf } from './flags.ts';
import type { Mark } from './marks.ts';
import { type SectionResult, sectionResult } from './section-results.ts';

/** One visit on a chart. */
export interface TrendPoint {
  readonly report: Report;
  /** Day of the visit, YYYY-MM-DD. */
  readonly on: string;
  /** Age of the flock in days; null when the placement is unknown: then the axis is the calendar. */
  readonly age: number | null;
  readonly scaleVersion: number;
  /** The measure with its interval and light. */
  readonly mark: Mark;
  /** Everything of the section: a colour chart stacks its shares, a hollow point is one with `isFew`. */
  readonly result: SectionResult;
}

export interface Trend {
  readonly measure: Measure;
  /** Points that a line joins, oldest first: a skipped section and a changed scale end a line. */
  readonly lines: readonly (readonly TrendPoint[])[];
  /** Days on which another version of the scales was used for the first time. */
  readonly breaks: readonly { readonly on: string; readonly age: number | null }[];
  /** The flock before in the same house, to be laid under the line by age. */
  readonly lastFlock: readonly TrendPoint[];
  /** What was changed in the house since the flock was placed. */
  readonly events: readonly (FarmEvent & { readonly age: number | null })[];
  /** From the visit before to the newest; null when there are not two. */
  readonly change: Change | null;
}

export interface TrendOf {
  readonly section: SectionKey;
  /** One of the section's measures; its headline when left out. */
  readonly measure?: Measure;
}

/** The trend of a section in the house of `report`, up to that report; `reports` are those of the farm in any order. */
export function trendOf(report: Report, farm: Farm, reports: readonly Report[], of: TrendOf): Trend {
  const [flock = [], before = []] = flocksUpTo(report, reports);
  return {
    ...trendThrough(flock, of),
    lastFlock: before.flatMap((each) => pointOf(each, of) ?? []),
    events: eventsOf(report, farm, flock),
  };
}

/** The line through visits, oldest first. */
export function trendThrough(
  visits: readonly Report[],
  of: TrendOf,
): Pick<Trend, 'measure' | 'lines' | 'breaks' | 'change'> {
  const lines = linesOf(visits, of);
  const points = lines.flat();
  return {
    measure: of.measure ?? points[0]?.mark.measure ?? measuresOf(of.section)[0]![0],
    lines,
    breaks: breaksOf(visits),
    change: points.length < 2 ? null : changeBetween(points.at(-2)!, points.at(-1)!),
  };
}

/** The point of the flock before that is nearest in age, at most three days away. */
export function sameAge({ age }: TrendPoint, lastFlock: readonly TrendPoint[]): TrendPoint | null {
  if (age === null) return null;
  const near = lastFlock
    .flatMap((point) => (point.age === null ? [] : [{ point, away: Math.abs(point.age - age) }]))
    .filter(({ away }) => away <= sameAgeDays)
    .sort((a, b) => a.away - b.away);
  return near[0]?.point ?? null;
}

const sameAgeDays = 3;

/** The newest point of a section before the report, in the same flock; null when it is the first. */
export function previousPoint(report: Report, reports: readonly Report[], of: TrendOf): TrendPoint | null {
  const [flock = []] = flocksUpTo(report, reports);
  return (
    flock
      .filter(({ id }) => id !== report.id)
      .flatMap((each) => pointOf(each, of) ?? [])
      .at(-1) ?? null
  );
}

/** How the section changed since it was assessed last in this flock; null when there is nothing to compare. */
export function changeSince(report: Report, reports: readonly Report[], of: TrendOf): Change | null {
  const before = previousPoint(report, reports, of);
  const now = pointOf(report, of);
  return before && now && changeBetween(before, now);
}

function pointOf(report: Report, { section, measure }: TrendOf): TrendPoint | null {
  const result = sectionResult(report, section, flagsOf(report));
  const mark = result.marks.find((each) => measure === undefined || each.measure === measure);
  if (!mark) return null;
  const { on, ageDays, scales } = report.head;
  return { report, on, age: ageDays, scaleVersion: scales.version, mark, result };
}

function linesOf(flock: readonly Report[], of: TrendOf): TrendPoint[][] {
  const lines: TrendPoint[][] = [];
  let line: TrendPoint[] | null = null;
  for (const report of flock) {
    const point = pointOf(report, of);
    if (point === null) line = null;
    else if (line !== null && line.at(-1)!.scaleVersion === point.scaleVersion) line.push(point);
    else {
      line = [point];
      lines.push(line);
    }
  }
  return lines;
}

function breaksOf(flock: readonly Report[]): Trend['breaks'] {
  return flock
    .filter(({ head }, i) => i > 0 && flock[i - 1]!.head.scales.version !== head.scales.version)
    .map(({ head }) => ({ on: head.on, age: head.ageDays }));
}

/** Ages of one flock give the same day of placement; a correction of a few days does not make another flock. */
const placementDays = 4;

/** Reports of the same house up to a report, by flock: its own first, then the one before; oldest report first in each. */
function flocksUpTo(report: Report, reports: readonly Report[]): Report[][] {
  const isBefore = ({ head }: Report) => head.startedAt < report.head.startedAt;
  const all = [...reports.filter((each) => each.id !== report.id && !each.isGone && isBefore(each)), report]
    .filter(
      ({ head }) => head.houseId === report.head.houseId && (head.houseId !== null || head.house === report.head.house),
    )
    .sort((a, b) => (a.head.startedAt < b.head.startedAt ? -1 : 1));
  const flocks: Report[][] = [];
  for (const each of all) {
    const last = flocks.at(-1);
    if (last && isSameFlock(last.at(-1)!, each)) last.push(each);
    else flocks.push([each]);
  }
  return flocks.reverse();
}

function isSameFlock(a: Report, b: Report): boolean {
  const [placedA, placedB] = [placement(a), placement(b)];
  if (placedA === null || placedB === null) return placedA === placedB;
  return Math.abs(daysBetween(placedA, placedB)) <= placementDays;
}

function placement({ head: { on, ageDays } }: Report): string | null {
  return ageDays === null ? null : addDays(on, -ageDays);
}

function eventsOf({ head }: Report, farm: Farm, flock: readonly Report[]): Trend['events'] {
  const placed = head.ageDays === null ? null : addDays(head.on, -head.ageDays);
  const from = placed ?? flock[0]?.head.on ?? head.on;
  return farm.events
    .filter(({ houseId, on }) => houseId === head.houseId && on >= from && on <= head.on)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .map((event) => ({ ...event, age: placed === null ? null : daysBetween(placed, event.on) }));
}
