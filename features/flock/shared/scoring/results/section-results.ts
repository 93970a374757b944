import { birdsOfWalk, scoreOf, wholeItems } from '#features/flock/shared/scoring/items.ts';
import type { Light } from '#features/flock/shared/scoring/limits.ts';
import type { FlagTrigger, Report, SectionState } from '#features/flock/shared/scoring/report.ts';
import { scalesOf, scalesOfSection } from '#features/flock/shared/scoring/scales.ts';
import { isScored, type ScaleKey, type SectionKey, walkedSection } from '#features/flock/shared/sections/sections.ts';
import { type AmmoniaResult, ammoniaResult } from './ammonia-results.ts';
import type { RaisedFlag } from './flags.ts';
import { lightOfMarks, type Mark, marksOf } from './marks.ts';
import { type ScaleResult, scaleResult } from './scale-results.ts';

export interface SectionResult {
  readonly section: SectionKey;
  readonly state: SectionState | 'none';
  /** Complete and with at least one record. What is not assessed has n 0, no marks and no light; it is never 0 %. */
  readonly isAssessed: boolean;
  readonly n: number;
  /** Fewer than ten records: shown hollow. Never for ammonia, which has eight at most. */
  readonly isFew: boolean;
  /** One or two scales; empty when not assessed. */
  readonly scales: readonly ScaleResult[];
  /** What decides the light, the headline first; feet have two. */
  readonly marks: readonly Mark[];
  readonly light: Light;
  readonly isProvisional: boolean;
  /** The red flag that overrides the light, if any. */
  readonly flag: FlagTrigger | null;
  readonly ammonia: AmmoniaResult | null;
  /** Of feathers: the birds of the walk. They decide the light only when no bird was caught, and never mix with those. */
  readonly walk: ScaleResult | null;
}

export const fewBelow = 10;

/** The result of one section; only a complete one is assessed. */
export function sectionResult(report: Report, section: SectionKey, flags: readonly RaisedFlag[]): SectionResult {
  const state = report.sections[section] ?? 'none';
  const items = wholeItems(report, section);
  const isComplete = state === 'complete';
  const walk = isComplete && section === walkedSection ? walkOf(report) : null;
  if (!isComplete || (items.length === 0 && walk === null)) return notAssessed(section, state);
  const scales = items.length === 0 ? [] : scalesOfSection(section).map((scale) => scaleOf(report, scale, section));
  const marks = marksOf(report, section);
  const n = items.length === 0 ? walk!.n : items.length;
  const flag = flagOf(flags, section);
  return {
    section,
    state,
    isAssessed: true,
    n,
    isFew: isScored(section) && n < fewBelow,
    scales,
    marks,
    ...(flag === null ? lightOfMarks(marks) : { light: 'act', isProvisional: false }),
    flag,
    ammonia: isScored(section) ? null : ammoniaResult(wholeItems(report, section), report.head),
    walk,
  };
}

/** The distributions that a section is told by, those of the walk last. */
export function toldScales({ scales, walk }: Pick<SectionResult, 'scales' | 'walk'>): readonly ToldScale[] {
  const own = scales.map((scale): ToldScale => ({ scale, isWalk: false }));
  return walk ? [...own, { scale: walk, isWalk: true }] : own;
}

export interface ToldScale {
  readonly scale: ScaleResult;
  /** Of birds that were looked at and not caught. */
  readonly isWalk: boolean;
}

/** The flag that an item of the section raised: it turns the light to act, whatever the share is. */
function flagOf(flags: readonly RaisedFlag[], section: SectionKey): FlagTrigger | null {
  return flags.find(({ of }) => of.some((key) => key.startsWith(`${section}:`)))?.trigger ?? null;
}

function notAssessed(section: SectionKey, state: SectionResult['state']): SectionResult {
  return {
    section,
    state,
    isAssessed: false,
    n: 0,
    isFew: false,
    scales: [],
    marks: [],
    light: 'none',
    isProvisional: false,
    flag: null,
    ammonia: null,
    walk: null,
  };
}

function scaleOf(report: Report, scale: ScaleKey, section: SectionKey): ScaleResult {
  const scores = wholeItems(report, section).map((item) => scoreOf(item, scale)!);
  return scaleResult(scalesOf(report.head.scales)[scale], scores);
}

/** The birds of the walk on the scale of their section; null when none were counted. */
function walkOf(report: Report): ScaleResult | null {
  const scores = birdsOfWalk(report).map(({ score }) => score);
  return scores.length === 0
    ? null
    : scaleResult(scalesOf(report.head.scales)[scalesOfSection(walkedSection)[0]!], scores);
}
