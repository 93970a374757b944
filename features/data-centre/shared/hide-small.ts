/** A number of people or cases and the parts it is the sum of; `key` is whatever the caller knows it by. */
export interface Total {
  readonly key: string;
  readonly count: number;
  readonly parts: readonly Total[];
}

/**
 * Why a number is not shown: it counts fewer than five, or others could be worked out from it. Of a number that is
 * hidden for others nothing is said but that.
 */
export type Hidden = 'small' | 'beside';

/** Groups of fewer are not shown. */
export const leastShown = 5;

/**
 * Which numbers of a tree of totals are not shown, by key, so that nobody can work out a group under five: neither by
 * taking its neighbours from their total, nor by what the marks themselves say. Zero is no group and stands as it is.
 *
 * Small groups are hidden first. While one of them could still have a single value only, given everything that is shown,
 * the smallest neighbour in its line is hidden with it; without one left, the total; and where both are hidden already,
 * a mark gives way to the one that says nothing.
 */
export function hideSmall(root: Total): ReadonlyMap<string, Hidden> {
  const marks = new Map<string, Hidden>();
  for (const node of nodesOf(root)) if (node.count > 0 && node.count < leastShown) marks.set(node.key, 'small');
  for (;;) {
    const known = whatIsKnown(root, marks);
    const given = nodesOf(root).find((node) => marks.get(node.key) === 'small' && isGiven(known.get(node.key)!));
    if (!given) return marks;
    widen(root, given, marks);
  }
}

/** Hides one number more, or says less of one, near a group that could be worked out. */
function widen(root: Total, given: Total, marks: Map<string, Hidden>): void {
  const line = lineOf(root, given.key);
  for (const total of line) {
    const shown = total.parts.filter(({ key, count }) => count > 0 && !marks.has(key));
    const smallest = shown.toSorted((a, b) => a.count - b.count)[0] ?? (marks.has(total.key) ? undefined : total);
    if (smallest) return void marks.set(smallest.key, 'beside');
  }
  const small = [...line, ...nodesOf(given)].find(({ key }) => marks.get(key) === 'small') ?? given;
  marks.set(small.key, 'beside');
}

/** The totals that a number is part of, the nearest one first. */
function lineOf(root: Total, key: string): Total[] {
  const inside = root.parts.find((part) => nodesOf(part).some((node) => node.key === key));
  return inside ? [...(inside.key === key ? [] : lineOf(inside, key)), root] : [];
}

interface Range {
  readonly low: number;
  readonly high: number;
}

function isGiven({ low, high }: Range): boolean {
  return low === high;
}

/** What a reader can tell of each number: the ends between which every value is possible. Exact, as totals form a tree. */
function whatIsKnown(root: Total, marks: ReadonlyMap<string, Hidden>): Map<string, Range> {
  const known = new Map<string, Range>();
  const up = (node: Total): Range => {
    const parts = node.parts.map(up);
    const own = said(node, marks.get(node.key));
    const all = node.parts.length > 0 ? meet(own, sum(parts)) : own;
    known.set(node.key, all);
    return all;
  };
  const down = (node: Total) => {
    const whole = known.get(node.key)!;
    const before = node.parts.map(({ key }) => known.get(key)!);
    const all = sum(before);
    node.parts.forEach((part, at) => {
      const { low, high } = before[at]!;
      const others = { low: all.low - low, high: all.high - high };
      known.set(part.key, meet({ low, high }, { low: whole.low - others.high, high: whole.high - others.low }));
      down(part);
    });
  };
  up(root);
  down(root);
  return known;
}

/** What the mark of a number says. A number hidden for others is taken to be known as none of the small ones. */
function said({ count }: Total, mark: Hidden | undefined): Range {
  if (mark === undefined) return { low: count, high: count };
  if (mark === 'small') return { low: 1, high: leastShown - 1 };
  return { low: count < leastShown ? 1 : leastShown, high: most };
}

/** More than any count, and still a number that can be reckoned with: infinity less infinity is none. */
const most = 1e12;

function meet(one: Range, other: Range): Range {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
}

function sum(ranges: readonly Range[]): Range {
  return ranges.reduce((all, { low, high }) => ({ low: all.low + low, high: all.high + high }), { low: 0, high: 0 });
}

function nodesOf(node: Total): Total[] {
  return [node, ...node.parts.flatMap(nodesOf)];
}
