import type { Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { freeNumber } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { birdsOfWalk } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { areaCount, walkSize } from '#features/flock/shared/scoring/scales.ts';
import { walkedSection } from '#features/flock/shared/sections/sections.ts';

type Placed = { readonly place: number };

/** How many birds of the walk were seen in each area, from area 1 on; where those of older reports were nobody noted. */
export function birdsByArea(walk: readonly Placed[]): number[] {
  return Array.from({ length: areaCount }, (_, index) => walk.filter(({ place }) => place === index + 1).length);
}

/** The area one goes on in from area `from`: the same until ten birds were seen there, then the next that has fewer; the same when none has. */
export function areaAfter(walk: readonly Placed[], from: number): number {
  const seen = birdsByArea(walk);
  const inOrder = Array.from({ length: areaCount }, (_, index) => ((from - 1 + index) % areaCount) + 1);
  return inOrder.find((area) => seen[area - 1]! < walkSize.perArea) ?? from;
}

/** The area that a walk is taken up in: that of the bird seen last. */
export function areaToBegin(walk: readonly Placed[]): number {
  return areaAfter(walk, walk.at(-1)?.place ?? 1);
}

/** A bird seen in an area; null when the walk is full. */
export function addBird(report: Report, { place, score }: { place: number; score: number }): Step | null {
  const no = freeNumber(report, 'walk');
  if (no === null || birdsOfWalk(report).length >= walkSize.most) return null;
  const bird = { key: `walk:${newDeviceId()}`, value: { no, place, score, at: moment() } };
  const isTold = ['open', 'complete'].includes(report.sections[walkedSection] ?? '');
  return {
    entries: [bird, ...(isTold ? [] : [{ key: `section:${walkedSection}`, value: 'open' }])],
    where: { section: 'walk', no: place },
  };
}
