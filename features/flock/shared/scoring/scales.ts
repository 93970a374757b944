import type { Weighting } from '#core/statistics/agreement.ts';
import type { ScaleRule } from '#features/flock/shared/sections/section.ts';
import { type ScaleKey, type SectionKey, sectionKeys, sections } from '#features/flock/shared/sections/sections.ts';
import type { ScaleSet } from './scale-set.ts';

/** A scale by its key, in the section that declares it. */
export interface Scale extends ScaleRule {
  readonly key: ScaleKey;
  readonly section: SectionKey;
}

type Scales = Readonly<Record<ScaleKey, Scale>>;

/** All scales as far as they can go. */
const widest = Object.fromEntries(
  sectionKeys.flatMap((section) =>
    Object.entries(sections[section].scales).map(([key, rule]) => [key, { ...rule, key, section }]),
  ),
) as unknown as Scales;

/** The scales in the order they are shown. */
export const scaleKeys = Object.keys(widest) as readonly ScaleKey[];

/** The scales of a set, by key. */
export function scalesOf(set: Pick<ScaleSet, 'cecTextureMax'>): Scales {
  return Object.fromEntries(
    scaleKeys.map((key) => {
      const { maxSetting, max } = widest[key];
      return [key, { ...widest[key], max: maxSetting ? set[maxSetting] : max }];
    }),
  ) as Scales;
}

/** A scale as far as it can go in any version. */
export function widestScale(key: ScaleKey): Scale {
  return widest[key];
}

/** What a scale is weighted by: colours are names, the rest are ranks, where a far miss is worse than a near one. */
export function weightingOf({ type }: Pick<Scale, 'type'>): Weighting {
  return type === 'nominal' ? 'identity' : 'quadratic';
}

/** From this score on a record counts as not normal, in every version of the scales. */
export function abnormalFrom(scale: ScaleKey): number {
  return widest[scale].abnormalFrom;
}

/** All scores of a scale, the best first. */
export function scoresOf(scale: ScaleKey, set: Pick<ScaleSet, 'cecTextureMax'>): readonly number[] {
  return Array.from({ length: scalesOf(set)[scale].max + 1 }, (_, score) => score);
}

/** The scales that one item of a section is scored on. */
export function scalesOfSection(section: SectionKey): readonly ScaleKey[] {
  return Object.keys(sections[section].scales) as ScaleKey[];
}

/** The areas of a house, from the door on. */
export const areaCount = 10;

/** Birds of the walk: ten areas of ten, and room for whoever counts more. */
export const walkSize = { most: 200, aim: 100, perArea: 10 } as const;
