import { lightOf } from './limits.ts';
import type { Mark } from './marks.ts';
import { sectionSizes } from './scales.ts';
import { type Share, wilson } from './statistics.ts';

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
 * `cannot`: not within what a report holds (20); `high` is then where the share could still lie with all of them, 0–1.
 */
export interface Advice {
  readonly kind: 'enough' | 'more' | 'cannot';
  /** Records still to score for the light; with `cannot` more than the report holds. */
  readonly count: number;
  /** Records still to score for ± 10 %. */
  readonly forTen: number;
  readonly high: number;
}

/** The advice on a measure that is a percentage. */
export function adviceOn({ share, limit }: Mark & { readonly share: Share }): Advice {
  const { value, n } = share;
  const light = lightOf(value * 100, limit);
  const most = sectionSizes.intestinal.most;
  const count = needed(n, (all) => {
    const { low, high } = wilson(value * all, all);
    return lightOf(low * 100, limit) === light && lightOf(high * 100, limit) === light;
  });
  return {
    kind: count === 0 ? 'enough' : n + count <= most ? 'more' : 'cannot',
    count,
    forTen: moreForHalf(share, 0.1),
    high: wilson(value * Math.max(n, most), Math.max(n, most)).high,
  };
}
