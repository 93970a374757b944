import type { Trend, TrendPoint } from '#features/flock/shared/charts/trend.ts';
import { daysBetween } from '#features/flock/shared/scoring/age.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report, ReportHead } from '#features/flock/shared/scoring/report.ts';
import { tellChange } from '#features/flock/shared/scoring/results/changes.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';
import {
  changeSince,
  previousPoint,
  type Trend as ScoredTrend,
  trendOf,
  type TrendPoint as Visit,
} from '#features/flock/shared/scoring/results/trend.ts';
import {
  isScored,
  type Measure,
  measuresOf,
  type SectionKey,
  sectionKeys,
} from '#features/flock/shared/sections/sections.ts';
import type { FlockColours, FlockFacts, FlockTrend, FlockWords } from './facts.ts';
import { figure, languageOf } from './phrases.ts';

/** The measure that a section is shown by, its first that is no index: of feet the share at 3 or 4. */
export function shownMeasure(section: SectionKey): Measure {
  return measuresOf(section).find(([, { unit }]) => unit !== 'index')![0];
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
  return tellTrend(trendOf(report, farm, reports, { section, measure }), { section, head: report.head }, words);
}

/** A trend with what it says in words; `head` tells the limits of its bands. Null when nothing was ever assessed. */
export function tellTrend(
  { lines, lastFlock, events, change }: ScoredTrend,
  { section, head }: { section: SectionKey; head: ReportHead },
  words: FlockWords,
): FlockTrend | null {
  const measure = shownMeasure(section);
  const all = lines.flat();
  const [first] = all;
  if (!first) return null;
  const ageOf = (age: number | null, on: string) => age ?? daysBetween(first.on, on);
  const { good, act } = head.limits[measure] ?? limitsOf(head.area)[measure];
  const told = events.map(({ age, on, kind, text }) => ({
    ageDays: ageOf(age, on),
    text: kind === 'other' && text ? text : words.terms(`event.${kind}`),
  }));
  const trend: Trend = {
    points: lines.flatMap((line, index) => [
      ...gapBefore(lines, index, ageOf),
      ...line.map((visit) => pointOf(visit, ageOf)),
    ]),
    before: lastFlock.map(({ age, on, mark }) => ({ ageDays: ageOf(age, on), value: mark.value })),
    events: told.map(({ ageDays }) => ageDays),
    good,
    act,
  };
  const sentence = change ? tellChange(change, languageOf(words)) : words.report('trend.one');
  const isByAge = all.every(({ age }) => age !== null);
  return { section, trend, sentence, events: told, isByAge, colours: coloursOf(all, ageOf) };
}

type AgeOf = (age: number | null, on: string) => number;

/** The shares of colours are stacked, never averaged. */
function coloursOf(visits: readonly Visit[], ageOf: AgeOf): FlockColours | null {
  const told = visits.flatMap(({ age, on, result }) => {
    const scale = result.scales.find(({ key }) => key.endsWith('_colour'));
    return scale ? [{ scale: scale.key, ageDays: ageOf(age, on), counts: scale.counts.map(({ x }) => x) }] : [];
  });
  const [first] = told;
  return first ? { scale: first.scale, visits: told.map(({ ageDays, counts }) => ({ ageDays, counts })) } : null;
}

function pointOf({ age, on, mark, result, scaleVersion }: Visit, ageOf: AgeOf): TrendPoint {
  const hasInterval = mark.unit !== 'ppm' || mark.high > mark.low;
  const [low, high] = hasInterval ? [mark.low, mark.high] : [null, null];
  const { n, isFew } = result;
  return { ageDays: ageOf(age, on), value: mark.value, low, high, n, isFew, scaleVersion };
}

/** Between two lines of the same scale a section was left out. */
function gapBefore(lines: readonly (readonly Visit[])[], index: number, ageOf: AgeOf): TrendPoint[] {
  const [former, next] = [lines[index - 1]?.at(-1), lines[index]![0]!];
  if (!former || former.scaleVersion !== next.scaleVersion) return [];
  const { scaleVersion } = next;
  const none = { value: null, low: null, high: null, n: 0, isFew: false };
  return [{ ...none, ageDays: ageOf(next.age, next.on), scaleVersion }];
}

/** What a report is told with of the visits before it. */
export function historyFacts(
  history: History,
  result: ReportResult,
  words: FlockWords,
): Pick<FlockFacts, 'changes' | 'sinceAge' | 'trend' | 'trends'> {
  const trend = firstTrend(history, result, words);
  const others = trendsOf(history, result, words).filter((each) => each.section !== trend?.section && isLong(each));
  // The colours of the first one did not find room beside its line.
  const trends = trend?.colours && isLong(trend) ? [trend, ...others] : others;
  return { changes: changesOf(history, words), sinceAge: sinceAgeOf(history), trend, trends };
}

const isLong = ({ trend }: FlockTrend) => trend.points.length > 1;

/** The lines of all sections that are assessed, the most pressing first. */
function trendsOf(history: History, result: ReportResult, words: FlockWords): FlockTrend[] {
  return result.order
    .filter((section) => result.sections[section].isAssessed)
    .flatMap((section) => flockTrend(history, section, words) ?? []);
}

/** The section whose line tells most: the most pressing with two visits, droppings and litter before gas. */
export function firstTrend(history: History, result: ReportResult, words: FlockWords): FlockTrend | null {
  const told = trendsOf(history, result, words);
  return told.find((each) => isLong(each) && isScored(each.section)) ?? told.find(isLong) ?? told.find(Boolean) ?? null;
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
  const { report: t } = words;
  if (change.kind === 'broken') return t('summary.notComparable');
  if (change.to.mark.unit === 'ppm') {
    const sign = change.value > 0 ? '+' : change.value < 0 ? '−' : '±';
    return `${sign}${figure(Math.abs(change.value), words)}\u00a0ppm`;
  }
  return t(change.kind === 'none' ? 'summary.noChange' : `summary.${change.kind}`);
}

/** Age of the flock at the visit before, when all sections were compared with the same one. */
export function sinceAgeOf({ report, reports }: History): number | null {
  const ages = sectionKeys.flatMap((section) => {
    const before = previousPoint(report, reports, { section, measure: shownMeasure(section) });
    return before ? [before.age] : [];
  });
  return new Set(ages).size === 1 ? (ages[0] ?? null) : null;
}
