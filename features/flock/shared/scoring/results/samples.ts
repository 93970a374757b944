import { effectiveSize, type Interval, type Share, wilson } from '#core/statistics/estimates.ts';
import { mostOf } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { figuresIn } from '#features/flock/shared/scoring/figures.ts';
import { isByWalk, placesOf } from '#features/flock/shared/scoring/items.ts';
import { type Limit, lightOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { areaCount } from '#features/flock/shared/scoring/scales.ts';
import type { Language } from '#features/flock/shared/scoring/tell.ts';
import { type ItemSection, isScored } from '#features/flock/shared/sections/sections.ts';
import { type Mark, marksOf } from './marks.ts';
import type { SectionResult } from './section-results.ts';

/** Past this many records no more are asked for. */
const farthest = 2000;

/** How many more records bring the interval to ± `half` (a share, 0.1 for ± 10 %) when the share stays as it is; 0 when it is there. */
export function moreForHalf({ value, n }: Share, half: number): number {
  return needed(n, (all) => {
    const { low, high } = wilson(value * all, all);
    return (high - low) / 2 <= half;
  });
}

/** How many records without a finding bring the upper end of the interval below `share` (0–1): 35 for 10 %, 73 for 5 %, 12 for 25 %. */
export function cleanNeeded(share: number): number {
  return needed(0, (all) => all > 0 && wilson(0, all).high < share);
}

function needed(n: number, isEnough: (all: number) => boolean): number {
  for (let all = n; all <= farthest; all++) if (isEnough(all)) return all - n;
  return farthest - n;
}

/**
 * Whether the records decide a light. `enough`: they do. `more`: `count` more would, if the share stays as it is.
 * `cannot`: not within what a report holds (20, of the walk 200).
 */
export interface Advice {
  readonly kind: 'enough' | 'more' | 'cannot';
  /** Records still to score for the light; with `cannot` more than the report holds. */
  readonly count: number;
  /** Records still to score for ± 10 %. */
  readonly forTen: number;
  /** The most that can be scored of it. */
  readonly most: number;
  /** Up to where the share could lie by what was scored, 0–1; without a finding, once all of them are scored and none has one. */
  readonly high: number;
  readonly isClean: boolean;
}

/** The advice on a share that is judged by a limit in percent; `most` records of it can be scored. */
export function adviceOn(share: Share, limit: Limit, most: number): Advice {
  const { value, n } = share;
  const light = lightOf(value * 100, limit);
  const isDecided = ({ low, high }: Interval) =>
    lightOf(low * 100, limit) === light && lightOf(high * 100, limit) === light;
  const count = needed(n, (all) => isDecided(wilson(value * all, all)));
  const all = Math.max(n, most);
  const isClean = share.x === 0 && n > 0;
  return {
    kind: count === 0 ? 'enough' : n + count <= most ? 'more' : 'cannot',
    count,
    forTen: moreForHalf(share, 0.1),
    most: all,
    high: isClean ? wilson(0, all).high : share.high,
    isClean,
  };
}

export interface Advised {
  readonly share: Share;
  readonly limit: Limit;
  /** The most that a report holds of it. */
  readonly most: number;
  /** How many areas of the house the records are from; null when nobody noted them. */
  readonly places: number | null;
}

/** The advice in sentences, the most important first; none before anything was scored. */
export function tellAdvice({ share, limit, most, places }: Advised, { findings, tag }: Language): string[] {
  if (share.n === 0) return [];
  const { kind, count, forTen, most: all, high, isClean } = adviceOn(share, limit, most);
  const figures = figuresIn(tag, { most: 0 });
  const params = { count, most: all, high: figures.format(high * 100), good: limit.good };
  const isProofAsked = kind === 'cannot' && isClean && limit.good > 0;
  return [
    isProofAsked
      ? findings('advice.clean', { ...params, needed: cleanNeeded(limit.good / 100) })
      : findings(`advice.${kind}`, params),
    ...(forTen > 0 ? [findings('advice.forTen', { count: forTen })] : []),
    ...placesAdvice(share.n, places, findings),
  ];
}

/**
 * The advice on a section of a report whose light is provisional, in the same sentences as while scoring; none where the
 * light stands, where a red flag decides it, and for gas, of which no share is taken.
 */
export function tellSectionAdvice(report: Report, result: SectionResult, language: Language): string[] {
  const { section, marks, isProvisional } = result;
  const mark = marks.find(({ share, unit }) => share !== null && unit === 'percent');
  if (!isScored(section) || !isProvisional || !mark?.isProvisional) return [];
  return tellMarkAdvice(report, { section, mark }, language);
}

/** The advice on what is scored of a section by now, complete or not. */
export function tellAdviceSoFar(report: Report, section: ItemSection, language: Language): string[] {
  const mark = marksOf(report, section).find(({ unit }) => unit === 'percent');
  return mark ? tellMarkAdvice(report, { section, mark }, language) : [];
}

function tellMarkAdvice(report: Report, { section, mark }: { section: ItemSection; mark: Mark }, language: Language) {
  const { share, limit } = mark;
  if (share === null) return [];
  const most = mostOf(isByWalk(report, section) ? 'walk' : section);
  return tellAdvice({ share, limit, most, places: placesOf(report, section) }, language);
}

/** From this many records a place on, that they resemble each other is worth a word. */
const crowdedFrom = 3;

function placesAdvice(n: number, places: number | null, findings: Language['findings']): string[] {
  if (places === null || places === 0 || n / places < crowdedFrom) return [];
  const effective = Math.round(effectiveSize(places, n / places));
  const told = findings('advice.places', { count: places, n, effective });
  return places < areaCount ? [told, findings('advice.morePlaces')] : [told];
}
