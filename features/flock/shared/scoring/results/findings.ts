import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { countedItems, isAbnormal, wholeItems } from '#features/flock/shared/scoring/items.ts';
import type { Light } from '#features/flock/shared/scoring/limits.ts';
import type { FlagTrigger, Report } from '#features/flock/shared/scoring/report.ts';
import type { Told } from '#features/flock/shared/scoring/tell.ts';
import {
  isScored,
  itemSections,
  type SectionKey,
  sectionIn,
  sectionKeys,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';
import type { RaisedFlag } from './flags.ts';
import type { SectionResult } from './section-results.ts';

/** A line of "look at next": `<key>.title` says what to do, `<key>.why` what was seen. */
export interface Finding extends Told {
  /** The section it comes from; null when it speaks of the whole visit. */
  readonly section: SectionKey | null;
}

/** More lines than this nobody acts on. */
const most = 3;

export type Sections = Readonly<Record<SectionKey, SectionResult>>;

/** The most pressing lines, three at most: red flags, then what calls for action, then what needs watching. */
export function findingsOf(report: Report, farm: Farm, sections: Sections, flags: readonly RaisedFlag[]): Finding[] {
  const found = [
    ...flags.flatMap(({ trigger, of }) => flagFinding(report, trigger, of)),
    ...sectionKeys.flatMap((section) => sectionFinding(report, farm, sections[section])),
    ...repeatFinding(sections),
    ...sectionKeys.flatMap((section) => moreFinding(sections[section])),
  ].sort((a, b) => b.weight - a.weight);
  if (found.length === 0 && sectionKeys.some((section) => sections[section].isAssessed))
    return [{ key: 'weekly', section: null, params: {}, names: {}, areas: [] }];
  return found.slice(0, most).map(({ weight, ...finding }) => finding);
}

type Weighed = Finding & { readonly weight: number };

const flagWeights: Readonly<Record<FlagTrigger, number>> = { deaths: 100, green: 95, blood: 90, ammonia: 85, foot: 80 };

/** One line per flag; what an item's section would say beside it is left out by `sectionFinding`. */
function flagFinding(report: Report, trigger: FlagTrigger, of: readonly string[]): Weighed[] {
  // The highest reading is told by the section itself, with its place.
  if (trigger === 'ammonia') return [];
  const section = sectionIn(of.at(-1) ?? '') ?? null;
  const items = section === null ? [] : of.filter((key) => key.startsWith(`${section}:`));
  const scored =
    section === null ? 0 : report[section].filter((item) => !('isSkipped' in item && item.isSkipped)).length;
  return [
    {
      key: `flag${trigger[0]!.toUpperCase()}${trigger.slice(1)}`,
      section,
      params: { x: items.length, n: scored },
      names: section === null ? {} : { section: `section.${section}` },
      areas: [],
      weight: flagWeights[trigger],
    },
  ];
}

const weights: Readonly<Record<Light, number>> = { act: 50, watch: 30, good: 0, none: 0 };

function sectionFinding(report: Report, farm: Farm, result: SectionResult): Weighed[] {
  const { section, light, isProvisional, flag } = result;
  if (!result.isAssessed || (flag !== null && flag !== 'ammonia')) return [];
  const items = wholeItems(report, section);
  const abnormal = isScored(section) ? countedItems(report, section).filter((item) => isAbnormal(item, section)) : [];
  const cause = sectionOf(section).cause({ report, farm, result, items, abnormal });
  if (cause === null) return [];
  const weight = flag === 'ammonia' ? flagWeights.ammonia : weights[light] + (isProvisional ? 0 : 5);
  return [{ areas: [], names: {}, params: {}, ...cause, section, weight: Math.max(weight, 12) }];
}

/** A second look shows which way the gut is going. */
function repeatFinding(sections: Sections): Weighed[] {
  const ofGut = itemSections.filter((section) => sectionOf(section).noun === 'dropping');
  const isUnwell = ofGut.some((section) => {
    const { light, flag } = sections[section];
    return flag === null && (light === 'watch' || light === 'act');
  });
  if (!isUnwell) return [];
  return [{ key: 'repeat', section: ofGut[0]!, params: { n: 20 }, names: {}, areas: [], weight: 20 }];
}

/** Few records of a share whose light they leave open. */
function moreFinding({ section, isFew, isProvisional, marks, n }: SectionResult): Weighed[] {
  const share = marks.find((mark) => mark.unit === 'percent')?.share;
  const { aim } = sectionOf(section).size;
  if (!isFew || !isProvisional || !share || aim === undefined) return [];
  const params = { count: aim - n, n, low: Math.round(share.low * 100), high: Math.round(share.high * 100) };
  return [{ key: 'more', section, params, names: { section: `section.${section}` }, areas: [], weight: 10 }];
}
