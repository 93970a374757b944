import { birdsOfWalk, isByWalk, scoreOf } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { scalesOfSection, walkSize } from '#features/flock/shared/scoring/scales.ts';
import { differentPlaces } from '#features/flock/shared/sections/nh3.ts';
import {
  isScored,
  type SectionKey,
  sectionKeys,
  sectionOf,
  walkedSection,
} from '#features/flock/shared/sections/sections.ts';
import { firstOpen, statesOf } from './item/items.ts';

/** Where a running report goes on: a section, and in it the number of the item. */
export interface Going {
  readonly section: SectionKey;
  readonly no: number;
  /** Whether nothing of the section is scored yet. */
  readonly isNew: boolean;
}

/** The section somebody worked on last if it is open, else the next that is not done; null when all are. */
export function whereToGoOn(report: Report): Going | null {
  const open = sectionKeys.filter((key) => report.sections[key] === 'open');
  const latest = open.toSorted((a, b) => lastTouch(report, b).localeCompare(lastTouch(report, a)))[0];
  const section = latest ?? sectionKeys.find((key) => report.sections[key] === undefined);
  if (!section) return null;
  return { section, no: nextNo(report, section), isNew: touchedOf(report, section).length === 0 };
}

function lastTouch(report: Report, section: SectionKey): string {
  return touchedOf(report, section).reduce((latest, { at }) => (at > latest ? at : latest), '');
}

/** What was scored or measured for a section, on the walk too. */
function touchedOf(report: Report, section: SectionKey): readonly { readonly at: string }[] {
  return section === walkedSection ? [...report[section], ...report.walk] : report[section];
}

function nextNo(report: Report, section: SectionKey): number {
  if (isScored(section)) return firstOpen(statesOf(report, section));
  return Math.min(report[section].length + 1, sectionOf(section).size.most);
}

/** How many of the scales that are to be scored are: eight (both of a dropping count), without those left out. */
export function scalesDone({ sections }: Pick<Report, 'sections'>): { readonly done: number; readonly total: number } {
  const count = (keys: readonly SectionKey[]) => keys.flatMap(scalesOfSection).length;
  const wanted = sectionKeys.filter((key) => sections[key] !== 'skipped' && sections[key] !== 'abandoned');
  return { done: count(wanted.filter((key) => sections[key] === 'complete')), total: count(wanted) };
}

/** How far a section is, 0 to 1: for droppings colour and texture apart. Ammonia counts different places. */
export function sectionShares(report: Report, section: SectionKey): number[] {
  if (report.sections[section] === 'complete') return scalesOfSection(section).map(() => 1);
  const { most, least } = sectionOf(section).size;
  if (!isScored(section)) return [Math.min(1, differentPlaces(report[section]) / least)];
  if (isByWalk(report, section)) return [Math.min(1, birdsOfWalk(report).length / walkSize.aim)];
  return scalesOfSection(section).map(
    (scale) => report[section].filter((item) => !item.isSkipped && scoreOf(item, scale) !== null).length / most,
  );
}
