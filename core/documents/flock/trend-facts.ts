import type { Trend, TrendPoint } from '../../charts/trend.ts';
import { daysBetween } from '../../scoring/age.ts';
import { tellChange } from '../../scoring/changes.ts';
import type { Farm } from '../../scoring/farm.ts';
import { limitsOf, type Measure } from '../../scoring/limits.ts';
import type { Report } from '../../scoring/report.ts';
import type { ReportResult } from '../../scoring/results.ts';
import { type SectionKey, sectionKeys } from '../../scoring/scales.ts';
import { changeSince, previousPoint, trendOf, type TrendPoint as Visit } from '../../scoring/trend.ts';
import type { FlockFacts, FlockTrend, FlockWords } from './facts.ts';
import { figure, languageOf } from './phrases.ts';

/** The measure that a section is shown by: of feet the share at 3 or 4. */
export function shownMeasure(section: SectionKey): Measure {
  return section === 'fpd' ? 'fpdSevere' : section;
}

export interface History {
  readonly report: Report;
  readonly farm: Farm;
  /** Reports of the farm, in any order, with or without this one. */
  readonly reports: readonly Report[];
}

/** The line of a section up to a report, with what it says in words; null when it was never assessed. */
export function flockTrend(
  { report, farm, reports }: History,
  section: SectionKey,
  words: FlockWords,
): FlockTrend | null {
  const measure = shownMeasure(section);
  const { lines, lastFlock, events, change } = trendOf(report, farm, reports, { section, measure });
  const all = lines.flat();
  const [first] = all;
  if (!first) return null;
  const ageOf = (age: number | null, on: string) => age ?? daysBetween(first.on, on);
  const { good, act } = report.head.limits[measure] ?? limitsOf(report.head.area)[measure];
  const told = events.map(({ age, on, kind, text }) => ({
    ageDays: ageOf(age, on),
    text: kind === 'other' && text ? text : words.terms(`event.${kind}`),
  }));
  const trend: Trend = {
    points: lines.flatMap((line, index) => [...gapBefore(lines, index), ...line.map((visit) => pointOf(visit, ageOf))]),
    before: lastFlock.map(({ age, on, mark }) => ({ ageDays: ageOf(age, on), value: mark.value })),
    events: told.map(({ ageDays }) => ageDays),
    good,
    act,
  };
  const sentence = change ? tellChange(change, languageOf(words)) : words.report('trend.one');
  return { section, trend, sentence, events: told, isByAge: all.every(({ age }) => age !== null) };
}

function pointOf(
  { age, on, mark, result, scaleVersion }: Visit,
  ageOf: (age: number | null, on: string) => number,
): TrendPoint {
  const hasInterval = mark.unit !== 'ppm' || mark.high > mark.low;
  const [low, high] = hasInterval ? [mark.low, mark.high] : [null, null];
  const n = mark.unit === 'ppm' ? Number.POSITIVE_INFINITY : result.n;
  return { ageDays: ageOf(age, on), value: mark.value, low, high, n, scaleVersion };
}

/** Between two lines of the same scale a section was left out. */
function gapBefore(lines: readonly (readonly Visit[])[], index: number): TrendPoint[] {
  const [former, next] = [lines[index - 1]?.at(-1), lines[index]![0]!];
  if (!former || former.scaleVersion !== next.scaleVersion) return [];
  return [{ ageDays: next.age ?? 0, value: null, low: null, high: null, n: 0, scaleVersion: next.scaleVersion }];
}

/** The section whose line tells most: the most pressing with two visits, droppings and litter before gas. */
export function firstTrend(history: History, result: ReportResult, words: FlockWords): FlockTrend | null {
  const told = result.order
    .filter((section) => result.sections[section].isAssessed)
    .flatMap((section) => flockTrend(history, section, words) ?? []);
  const isLong = ({ trend }: FlockTrend) => trend.points.length > 1;
  return told.find((each) => isLong(each) && each.section !== 'nh3') ?? told.find(isLong) ?? told.find(Boolean) ?? null;
}

/** What each section came to since it was assessed before, in two or three words. */
export function changesOf({ report, reports }: History, words: FlockWords): FlockFacts['changes'] {
  return Object.fromEntries(
    sectionKeys.flatMap((section) => {
      const change = changeSince(report, reports, { section, measure: shownMeasure(section) });
      return change ? [[section, changeWords(change, words)]] : [];
    }),
  );
}

function changeWords(change: NonNullable<ReturnType<typeof changeSince>>, words: FlockWords): string {
  const { report: say } = words;
  if (change.kind === 'broken') return say('summary.notComparable');
  if (change.to.mark.unit === 'ppm') {
    const sign = change.value > 0 ? '+' : change.value < 0 ? '−' : '±';
    return `${sign}${figure(Math.abs(change.value), words)}\u00a0ppm`;
  }
  return say(change.kind === 'none' ? 'summary.noChange' : `summary.${change.kind}`);
}

/** Age of the flock at the visit before, when all sections were compared with the same one. */
export function sinceAgeOf({ report, reports }: History): number | null {
  const ages = sectionKeys.flatMap((section) => {
    const before = previousPoint(report, reports, { section, measure: shownMeasure(section) });
    return before ? [before.age] : [];
  });
  return new Set(ages).size === 1 ? (ages[0] ?? null) : null;
}
