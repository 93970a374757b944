import type { Text } from '#core/texts/text.ts';

/** A benefit of a shop as a card shows it: `left` is null where nobody counts how often it is had. */
export interface Offered {
  readonly title: Text;
  readonly rules: Text;
  readonly left: number | null;
  readonly stockLeft: number | null;
  readonly needsBooking: boolean;
  readonly isForFamily: boolean;
}

/** What can still be had of some benefits in their periods: the times of those that are counted, or all without an end. */
export type Left = { readonly times: number } | 'unlimited' | 'none';

/** The benefits as one chooses among them: what several shops give alike, uncounted and without booking, is one offer. */
export function offersOf<B extends Offered>(benefits: readonly B[]): (readonly [B, ...B[]])[] {
  const alike = ({ title, rules, isForFamily }: B) => JSON.stringify([title, rules, isForFamily]);
  const offers: [B, ...B[]][] = [];
  const merged = new Map<string, B[]>();
  for (const benefit of benefits) {
    const isMergeable = benefit.left === null && benefit.stockLeft === null && !benefit.needsBooking;
    const known = isMergeable ? merged.get(alike(benefit)) : undefined;
    if (known) {
      known.push(benefit);
      continue;
    }
    const offer: [B, ...B[]] = [benefit];
    offers.push(offer);
    if (isMergeable) merged.set(alike(benefit), offer);
  }
  return offers;
}

/** How much is left of benefits together; what has no places left counts as nothing. */
export function leftOfAll(benefits: readonly Offered[]): Left {
  const open = benefits.filter(({ stockLeft }) => stockLeft !== 0);
  const counted = open.flatMap(({ left }) => (left === null ? [] : [left]));
  if (counted.length > 0) return { times: counted.reduce((sum, left) => sum + left, 0) };
  if (open.length > 0) return 'unlimited';
  return benefits.length > 0 ? { times: 0 } : 'none';
}
