import type { Weighting } from '#core/statistics/agreement.ts';

/** The eight scales in the order they are shown; their numbers and words are this product's definition unless a source is named. */
export const scaleKeys = [
  'litter',
  'int_colour',
  'int_texture',
  'cec_colour',
  'cec_texture',
  'fpd',
  'feather',
  'nh3',
] as const;
export type ScaleKey = (typeof scaleKeys)[number];

/** What is scored in one go: both scales of a dropping belong together. */
export const sectionKeys = ['litter', 'intestinal', 'cecal', 'fpd', 'feather', 'nh3'] as const;
export type SectionKey = (typeof sectionKeys)[number];
/** The sections that are scored item by item; ammonia is measured. */
export type ItemSection = Exclude<SectionKey, 'nh3'>;

export interface Scale {
  readonly key: ScaleKey;
  readonly section: SectionKey;
  /** Names are never averaged; of amounts and ranks the median may be told. */
  readonly type: 'nominal' | 'ordinal' | 'ratio';
  /** Highest score; the lowest is 0, which is the best. */
  readonly max: number;
  /** From this score on one counts as not normal. */
  readonly abnormalFrom: number;
  /** Scores that call for a vet the same day. */
  readonly alert: readonly number[];
}

/** What of the scales can be set; a report keeps the setting it was scored with. */
export interface ScaleSet {
  /** 1, 2, … in the order they were put in force. */
  readonly version: number;
  /** 2: foamy or liquid; 3: foamy is 2 and liquid 3. */
  readonly cecTextureMax: 2 | 3;
  /** Share of the pad under crust, in percent, from which on a foot scores 2, 3 and 4. */
  readonly footCuts: readonly [number, number, number];
  /** Upper ends in ppm of the ammonia levels 0 to 7. */
  readonly ammoniaTops: readonly number[];
}

/** The first version, with which the product is shipped. */
export const firstScaleSet: ScaleSet = {
  version: 1,
  cecTextureMax: 2,
  footCuts: [15, 35, 55],
  ammoniaTops: [2, 5, 10, 15, 20, 25, 35, 50],
};

/** The scales of a set, by key. */
export function scalesOf({ cecTextureMax }: Pick<ScaleSet, 'cecTextureMax'>): Readonly<Record<ScaleKey, Scale>> {
  return { ...fixed, cec_texture: { ...fixed.cec_texture, max: cecTextureMax } };
}

const fixed: Readonly<Record<ScaleKey, Scale>> = {
  litter: { key: 'litter', section: 'litter', type: 'ordinal', max: 5, abnormalFrom: 3, alert: [] },
  int_colour: { key: 'int_colour', section: 'intestinal', type: 'nominal', max: 6, abnormalFrom: 1, alert: [6] },
  int_texture: { key: 'int_texture', section: 'intestinal', type: 'ordinal', max: 3, abnormalFrom: 2, alert: [] },
  cec_colour: { key: 'cec_colour', section: 'cecal', type: 'nominal', max: 3, abnormalFrom: 1, alert: [3] },
  cec_texture: { key: 'cec_texture', section: 'cecal', type: 'ordinal', max: 2, abnormalFrom: 1, alert: [] },
  fpd: { key: 'fpd', section: 'fpd', type: 'ordinal', max: 4, abnormalFrom: 2, alert: [4] },
  feather: { key: 'feather', section: 'feather', type: 'ordinal', max: 3, abnormalFrom: 2, alert: [] },
  nh3: { key: 'nh3', section: 'nh3', type: 'ratio', max: 8, abnormalFrom: 5, alert: [6, 7, 8] },
};

/** From this score on a record counts as not normal, in every version of the scales. */
export function abnormalFrom(scale: ScaleKey): number {
  return fixed[scale].abnormalFrom;
}

/** What a scale is weighted by: colours are names, the rest are ranks, where a far miss is worse than a near one. */
export function weightingOf({ type }: Pick<Scale, 'type'>): Weighting {
  return type === 'nominal' ? 'identity' : 'quadratic';
}

/** All scores of a scale, the best first. */
export function scoresOf(scale: ScaleKey, set: Pick<ScaleSet, 'cecTextureMax'>): readonly number[] {
  return Array.from({ length: scalesOf(set)[scale].max + 1 }, (_, score) => score);
}

/** The scales that one item of a section is scored on. */
export function scalesOfSection(section: SectionKey): readonly ScaleKey[] {
  return scaleKeys.filter((key) => fixed[key].section === section);
}

/** The areas of a house, from the door on. */
export const areaCount = 10;

/** How many a report holds of each section, and how few are enough to complete it. */
export const sectionSizes: Readonly<Record<SectionKey, { readonly most: number; readonly least: number }>> = {
  litter: { most: 20, least: 1 },
  intestinal: { most: 20, least: 1 },
  cecal: { most: 20, least: 1 },
  fpd: { most: 20, least: 1 },
  feather: { most: 20, least: 1 },
  // The specification's own figures.
  nh3: { most: 8, least: 4 },
};

/** Birds of the walk: ten areas of ten, and room for who counts more. */
export const walkSize = { most: 200, aim: 100, perArea: 10 } as const;

/** Level 0–8 of a reading in ppm: up to 15 ppm the upper end belongs to the next level, from there on to its own. */
export function ammoniaLevel(ppm: number, { ammoniaTops }: Pick<ScaleSet, 'ammoniaTops'>): number {
  const level = ammoniaTops.findIndex((top, index) => (index < lawfulFrom ? ppm < top : ppm <= top));
  return level < 0 ? ammoniaTops.length : level;
}

/** From this level on a limit is passed only above its figure, as the rules on ammonia say "not above". */
const lawfulFrom = 4;

/** Score of a foot by the share of its pad under crust, in percent. */
export function footScore(percent: number, { footCuts }: Pick<ScaleSet, 'footCuts'>): number {
  if (percent <= 0) return 0;
  return 1 + footCuts.filter((cut) => percent >= cut).length;
}
