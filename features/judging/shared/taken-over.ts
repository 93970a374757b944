/** An entry that was given to a judge, with when that was and when its state last changed. */
export interface Seat {
  readonly entryId: string;
  readonly accountId: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * Who was drawn in place of each judge that stepped back or was replaced, by `entryId accountId`: of those who were given the entry
 * then or later the first one who replaces nobody else. What nobody took over is left out.
 */
export function takenOver(seats: readonly Seat[]): ReadonlyMap<string, string> {
  const takers = new Map<string, string>();
  const taking = new Set<Seat>();
  const inOrder = (of: 'createdAt' | 'updatedAt') => (a: Seat, b: Seat) => a[of].getTime() - b[of].getTime();
  const gone = seats.filter(({ state }) => state === 'RECUSED' || state === 'REPLACED').toSorted(inOrder('updatedAt'));
  const given = seats.toSorted(inOrder('createdAt'));
  for (const left of gone) {
    const taker = given.find(
      (seat) => seat.entryId === left.entryId && seat !== left && seat.createdAt >= left.updatedAt && !taking.has(seat),
    );
    if (!taker) continue;
    taking.add(taker);
    takers.set(`${left.entryId} ${left.accountId}`, taker.accountId);
  }
  return takers;
}
