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
