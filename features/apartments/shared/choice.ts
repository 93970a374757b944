/** Most apartments that somebody puts in an order. */
export const mostWishes = 3;

/** When a group chooses, in ms since epoch; groups count from 0. */
export interface Rhythm {
  readonly opensAt: number;
  readonly hours: number;
}

/** From when to when a group chooses; the end is exclusive. */
export function windowOf({ opensAt, hours }: Rhythm, group: number): { from: number; to: number } {
  const length = hours * 3_600_000;
  return { from: opensAt + group * length, to: opensAt + (group + 1) * length };
}

/** The group whose turn it is; below 0 before the first. */
export function groupAt({ opensAt, hours }: Rhythm, now: number): number {
  return Math.floor((now - opensAt) / (hours * 3_600_000));
}

/** The group of a rank, both counted from their first: ranks from 1, groups from 0. */
export function groupOf(rank: number, size: number): number {
  return Math.floor((rank - 1) / size);
}

/** Somebody whose turn it is, with the apartments they want, the dearest first. */
export interface Chooser {
  readonly id: string;
  readonly rank: number;
  readonly wishes: readonly string[];
}

/**
 * Who gets which apartment: by rank each the first of their wishes that is still there. Never two the same, and nobody
 * loses a wish to a worse rank, however quickly it was named.
 */
export function allot(choosers: readonly Chooser[], free: Iterable<string>): ReadonlyMap<string, string> {
  const left = new Set(free);
  const got = new Map<string, string>();
  for (const { id, wishes } of [...choosers].sort((a, b) => a.rank - b.rank)) {
    const unit = wishes.find((wish) => left.has(wish));
    if (unit === undefined) continue;
    left.delete(unit);
    got.set(id, unit);
  }
  return got;
}

/** How an apartment looks to somebody: theirs, wished by somebody before them, wished by others, to be had, or not. */
export type Look = 'mine' | 'ahead' | 'wanted' | 'free' | 'gone' | 'repair';

/** How each free apartment looks to a chooser, and how many others wish it; null: to whoever does not choose now. */
export function looksOf(
  choosers: readonly Chooser[],
  { free, me }: { free: readonly string[]; me: Chooser | null },
): ReadonlyMap<string, { look: Look; others: number }> {
  const got = allot(choosers, free);
  const byId = new Map(choosers.map((chooser) => [chooser.id, chooser]));
  const holder = new Map([...got].map(([id, unit]) => [unit, byId.get(id)!]));
  const others = new Map<string, number>();
  for (const { id, wishes } of choosers)
    if (id !== me?.id) for (const wish of wishes) others.set(wish, (others.get(wish) ?? 0) + 1);
  return new Map(
    free.map((unit) => {
      const who = holder.get(unit);
      const count = others.get(unit) ?? 0;
      const look: Look =
        me && who?.id === me.id ? 'mine' : me && who && who.rank < me.rank ? 'ahead' : count > 0 ? 'wanted' : 'free';
      return [unit, { look, others: count }];
    }),
  );
}
