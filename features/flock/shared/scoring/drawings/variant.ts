/** One picture of many that show the same score. */
export interface Variant {
  /** Names what chance decides in it; the reference drawings have the empty one. */
  readonly seed: string;
  /** Where the case lies within its score: −1 close to the score below, 1 close to the one above; the reference 0. */
  readonly lean: number;
}

/** The drawing that stands on the cards. */
export const reference: Variant = { seed: '', lean: 0 };

/** The value of a case between the low and the high end of its score, with the reference in between. */
export function leaning({ lean }: Variant, [low, middle, high]: readonly [number, number, number]): number {
  return lean < 0 ? middle + (middle - low) * lean : middle + (high - middle) * lean;
}
