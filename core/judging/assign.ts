import { chanceOf, drawn } from './chance.ts';

/** Something to be judged. */
export interface ToJudge {
  readonly id: string;
  readonly track: string;
}

/** Somebody who may judge; without tracks in all of them, and never more than `cap` in all. */
export interface PoolJudge {
  readonly id: string;
  readonly tracks: readonly string[];
  readonly cap: number;
}

export interface Pair {
  readonly entry: string;
  readonly judge: string;
}

export interface AssignAsk {
  readonly entries: readonly ToJudge[];
  readonly judges: readonly PoolJudge[];
  /** Judges that each entry is to have. */
  readonly perEntry: number;
  /** Pairs that stand already and stay. */
  readonly held: readonly Pair[];
  /** Pairs that must not be: conflicts, and those who were recused. */
  readonly barred: readonly Pair[];
  readonly seed: string;
}

/** The pairs that are added, and what could not be filled, by entry. */
export interface Assigned {
  readonly pairs: readonly Pair[];
  readonly short: readonly { readonly entry: string; readonly missing: number }[];
}

/**
 * Gives each entry the judges it lacks: of its track, without a conflict, within their caps, and as evenly as that can
 * be. Where a cap is in the way a judge hands an entry over to another one, so that only what nobody could take is
 * short. The same seed gives the same pairs.
 */
export function assignJudges(ask: AssignAsk): Assigned {
  const board = boardOf(ask);
  const chance = chanceOf(ask.seed);
  const order = drawn(ask.entries, chance).sort((a, b) => board.able.get(a.id)!.length - board.able.get(b.id)!.length);
  for (let round = 0; round < ask.perEntry; round += 1)
    for (const { id } of order) if (board.on.get(id)!.size < ask.perEntry) give(board, id, chance);
  for (const { id } of order) while (board.on.get(id)!.size < ask.perEntry && handOver(board, id));
  level(board, order);
  return {
    pairs: order.flatMap(({ id }) => [...board.fresh.get(id)!].map((judge) => ({ entry: id, judge }))),
    short: order.flatMap(({ id }) => {
      const missing = ask.perEntry - board.on.get(id)!.size;
      return missing > 0 ? [{ entry: id, missing }] : [];
    }),
  };
}

interface Board {
  /** Judges that may have an entry. */
  readonly able: ReadonlyMap<string, readonly string[]>;
  /** Judges that have it, and of those the ones that were added. */
  readonly on: ReadonlyMap<string, Set<string>>;
  readonly fresh: ReadonlyMap<string, Set<string>>;
  /** Entries that were added to a judge. */
  readonly holds: ReadonlyMap<string, Set<string>>;
  readonly load: Map<string, number>;
  readonly cap: ReadonlyMap<string, number>;
}

function boardOf({ entries, judges, held, barred }: AssignAsk): Board {
  const not = new Set(barred.map(({ entry, judge }) => `${entry} ${judge}`));
  const byTrack = new Map<string, readonly PoolJudge[]>();
  const of = (track: string) => {
    const known = byTrack.get(track) ?? judges.filter(({ tracks }) => tracks.length === 0 || tracks.includes(track));
    byTrack.set(track, known);
    return known;
  };
  const board: Board = {
    able: new Map(
      entries.map(({ id, track }) => [
        id,
        of(track).flatMap((judge) => (not.has(`${id} ${judge.id}`) ? [] : judge.id)),
      ]),
    ),
    on: new Map(entries.map(({ id }) => [id, new Set<string>()])),
    fresh: new Map(entries.map(({ id }) => [id, new Set<string>()])),
    holds: new Map(judges.map(({ id }) => [id, new Set<string>()])),
    load: new Map(judges.map(({ id }) => [id, 0])),
    cap: new Map(judges.map(({ id, cap }) => [id, cap])),
  };
  for (const { entry, judge } of held) {
    board.on.get(entry)?.add(judge);
    board.load.set(judge, (board.load.get(judge) ?? 0) + 1);
  }
  return board;
}

function put({ on, fresh, holds, load }: Board, entry: string, judge: string): void {
  on.get(entry)!.add(judge);
  fresh.get(entry)!.add(judge);
  holds.get(judge)!.add(entry);
  load.set(judge, load.get(judge)! + 1);
}

function take({ on, fresh, holds, load }: Board, entry: string, judge: string): void {
  on.get(entry)!.delete(judge);
  fresh.get(entry)!.delete(judge);
  holds.get(judge)!.delete(entry);
  load.set(judge, load.get(judge)! - 1);
}

function hasRoom({ load, cap }: Board, judge: string): boolean {
  return load.get(judge)! < cap.get(judge)!;
}

/** The judge with the least to do; who of several is drawn, so that juries mix. */
function give(board: Board, entry: string, chance: () => number): void {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const judge of board.able.get(entry)!) {
    if (board.on.get(entry)!.has(judge) || !hasRoom(board, judge)) continue;
    const weight = board.load.get(judge)! + chance() / 2;
    if (weight < least) [best, least] = [judge, weight];
  }
  if (best !== undefined) put(board, entry, best);
}

/** Finds a chain of judges, each of whom hands an entry to the next, at whose end somebody has room. */
function handOver(board: Board, start: string): boolean {
  const came = new Map<string, { entry: string; from: string | null }>();
  const queue: { judge: string }[] = [];
  const reach = (entry: string, from: string | null) => {
    for (const judge of board.able.get(entry)!) {
      if (came.has(judge) || board.on.get(entry)!.has(judge)) continue;
      came.set(judge, { entry, from });
      queue.push({ judge });
    }
  };
  reach(start, null);
  for (let at = 0; at < queue.length; at += 1) {
    const { judge } = queue[at]!;
    if (!hasRoom(board, judge)) {
      for (const entry of board.holds.get(judge)!) reach(entry, judge);
      continue;
    }
    for (let now: string | null = judge; now !== null; ) {
      const step: { entry: string; from: string | null } = came.get(now)!;
      if (step.from !== null) take(board, step.entry, step.from);
      put(board, step.entry, now);
      now = step.from;
    }
    return true;
  }
  return false;
}

/** Moves what was added from judges with much to judges with little while that makes it more even. */
function level(board: Board, order: readonly ToJudge[]): void {
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    for (const { id } of order)
      for (const judge of [...board.fresh.get(id)!]) {
        const lighter = lightest(board, id, board.load.get(judge)! - 1);
        if (lighter === undefined) continue;
        take(board, id, judge);
        put(board, id, lighter);
        isMoved = true;
      }
  }
}

function lightest(board: Board, entry: string, below: number): string | undefined {
  let best: string | undefined;
  let least = below;
  for (const judge of board.able.get(entry)!) {
    const load = board.load.get(judge)!;
    if (load < least && !board.on.get(entry)!.has(judge) && hasRoom(board, judge)) [best, least] = [judge, load];
  }
  return best;
}
