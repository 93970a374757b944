/** Below 0 when `a` is the older one, 0 for the same; numbers are three figures with points between. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => text.split('.').map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What released versions ask of older ones; empty where they ask nothing. */
export interface Demands {
  /** Those before this one are told that they have to update. */
  readonly forcedNumber: string;
  /** Those before this one are no longer understood by the server. */
  readonly minNumber: string;
}

/** Whether a version may go on as it is, has to update, or cannot send anything before it has. */
export function updateNeed(own: string, { forcedNumber, minNumber }: Demands): 'none' | 'forced' | 'barred' {
  // What a device kept of an earlier answer may lack one of them.
  const isBefore = (number: string) => Boolean(number) && compareVersions(own, number) < 0;
  if (isBefore(minNumber)) return 'barred';
  return isBefore(forcedNumber) ? 'forced' : 'none';
}
