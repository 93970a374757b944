import { expect, test } from 'vitest';
import { seeded } from '#core/statistics/testing.ts';
import { type Hidden, hideSmall, leastShown, type Total } from './hide-small.ts';

test('a group under five is hidden, and with it the smallest neighbour that its total would give it away by', () => {
  const marks = hideSmall(totalOf('all', [leaf('a', 3), leaf('b', 40), leaf('c', 12)]));
  expect([...marks]).toEqual([
    ['a', 'small'],
    ['c', 'beside'],
  ]);
});

test('two small groups hide each other, unless their sum says what they are', () => {
  expect([...hideSmall(totalOf('all', [leaf('a', 3), leaf('b', 2), leaf('c', 12)])).keys()]).toEqual(['a', 'b']);
  // One and one: a sum of two has no other parts.
  expect([...hideSmall(totalOf('all', [leaf('a', 1), leaf('b', 1), leaf('c', 12)])).keys()]).toEqual(['a', 'b', 'c']);
});

test('a small group alone takes its total with it, and zero stands', () => {
  expect([...hideSmall(totalOf('all', [leaf('a', 4), leaf('b', 0)]))]).toEqual([
    ['all', 'small'],
    ['a', 'small'],
  ]);
  expect(hideSmall(totalOf('all', [leaf('a', 5), leaf('b', 0)])).size).toBe(0);
});

test('whatever the numbers are, nobody can work out a group under five from what is shown', () => {
  const draw = seeded(20261125);
  const upTo = (most: number) => Math.floor(draw() * (most + 1));
  for (let round = 0; round < 400; round++) {
    const isDeep = draw() < 0.5;
    const root = isDeep
      ? totalOf(
          'all',
          [0, 1].map((at) => totalOf(`t${at}`, leaves(`t${at}`, 1 + upTo(2)))),
        )
      : totalOf('all', leaves('', 1 + upTo(4)));
    const marks = hideSmall(root);
    for (const { key, count } of nodesOf(root)) {
      if (count > 0 && count < leastShown)
        expect(marks.has(key), `${JSON.stringify(root)}: ${key} is shown`).toBe(true);
      if (marks.get(key) === 'small')
        expect(possible(root, marks, key).size, `${JSON.stringify(root)}: ${key} is given away`).toBeGreaterThan(1);
    }
  }

  function leaves(prefix: string, many: number) {
    // Many small ones, as that is where groups give each other away.
    return Array.from({ length: many }, (_, at) => leaf(`${prefix}.${at}`, draw() < 0.7 ? upTo(5) : 5 + upTo(4)));
  }
});

/** Every value that a number can have, found by trying all trees that look the same. */
function possible(root: Total, marks: ReadonlyMap<string, Hidden>, key: string): Set<number> {
  const found = new Set<number>();
  const all = leavesOf(root);
  const values = new Map<string, number>();
  const total = (node: Total): number =>
    node.parts.length === 0 ? values.get(node.key)! : node.parts.reduce((sum, part) => sum + total(part), 0);
  const fits = (node: Total) => looksLike(node, marks.get(node.key), total(node));
  const wanted = nodesOf(root).find((node) => node.key === key)!;
  const tryFrom = (at: number): void => {
    if (found.size > 1) return;
    if (at === all.length) {
      if (nodesOf(root).every(fits)) found.add(total(wanted));
      return;
    }
    const node = all[at]!;
    for (let value = 0; value <= 10; value++)
      if (looksLike(node, marks.get(node.key), value)) {
        values.set(node.key, value);
        tryFrom(at + 1);
      }
  };
  tryFrom(0);
  return found;
}

function looksLike({ count }: Total, mark: Hidden | undefined, value: number): boolean {
  if (mark === undefined) return value === count;
  return mark === 'small' ? value >= 1 && value < leastShown : value >= 1;
}

function leaf(key: string, count: number): Total {
  return { key, count, parts: [] };
}

function totalOf(key: string, parts: readonly Total[]): Total {
  return { key, parts, count: parts.reduce((sum, part) => sum + part.count, 0) };
}

function nodesOf(node: Total): Total[] {
  return [node, ...node.parts.flatMap(nodesOf)];
}

function leavesOf(node: Total): Total[] {
  return node.parts.length === 0 ? [node] : node.parts.flatMap(leavesOf);
}
