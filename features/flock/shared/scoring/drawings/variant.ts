import { group } from './marks.ts';
import { randomFrom } from './random.ts';

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

/** A drawing turned, nearer, shifted and perhaps mirrored, under a lamp of another place, warmth and strength. */
export function seenOtherwise(svg: string, { seed }: Variant): string {
  const random = randomFrom(`view${seed}`);
  const [begin, end] = [svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')];
  const zoom = random.between(1.12, 1.2);
  const [dx, dy] = [random.between(-10, 10), random.between(-8, 8)];
  const turn = random.between(-3.5, 3.5).toFixed(1);
  const side = random.next() < 0.5 ? -1 : 1;
  const place = `translate(${(400 + dx).toFixed(1)} ${(300 + dy).toFixed(1)}) rotate(${turn}) scale(${(side * zoom).toFixed(3)} ${zoom.toFixed(3)}) translate(-400 -300)`;
  const [x, y] = [random.whole(10, 90), random.whole(0, 60)];
  const warm = random.pick(['#FFE9C2', '#FFF6E6', '#E8F1FF']);
  const dim = random.between(0.06, 0.2).toFixed(2);
  const lamp = `<radialGradient id="lamp" cx="${x}%" cy="${y}%" r="95%"><stop offset="0" stop-color="${warm}" stop-opacity=".16"/><stop offset="1" stop-color="#1A1408" stop-opacity="${dim}"/></radialGradient><rect width="800" height="600" fill="url(#lamp)"/>`;
  return svg.slice(0, begin) + group(place, svg.slice(begin, end)) + lamp + svg.slice(end);
}
