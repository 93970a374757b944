import { expect, test } from 'vitest';
import { type Leaf, pivotOf } from './pivot.ts';

const name = (text: string) => ({ CN: text, EN: text });
const leaf = (values: string[], count: number, sum = 0): Leaf => ({
  values,
  count,
  sums: [0, sum],
  counts: [count, count],
});

const pivot = (leaves: readonly Leaf[], keys: readonly string[]) =>
  pivotOf({
    leaves,
    dimensions: keys.map((key) => ({ key, name: name(key) })),
    measures: [
      { name: name('count'), kind: 'count' },
      { name: name('mean'), kind: 'mean', digits: 1 },
    ],
    options: {
      street: [
        { value: 'b', label: name('B') },
        { value: 'a', label: name('A') },
      ],
    },
    pathOf: (values) => `/list?${new URLSearchParams(values)}`,
  });

test('the last of several dimensions stands across, with totals below; each number leads to its rows', () => {
  const { columns, rows } = pivot(
    [leaf(['a', 'q1'], 8, 16), leaf(['a', 'q2'], 12, 12), leaf(['b', 'q1'], 10, 30)],
    ['street', 'quarter'],
  );
  expect(columns.map(({ EN }) => EN)).toEqual(['q1', 'q2']);
  expect(rows.map(({ labels, isTotal }) => [labels.map(({ EN }) => EN).join(), isTotal])).toEqual([
    ['B', false],
    ['A', false],
    ['', true],
  ]);
  expect(rows.map(({ cells }) => cells.map(({ numbers }) => numbers))).toEqual([
    [
      [10, 3],
      [0, null],
    ],
    [
      [8, 2],
      [12, 1],
    ],
    [
      [18, 2.6],
      [12, 1],
    ],
  ]);
  expect(rows[1]!.cells[0]!.path).toBe('/list?street=a&quarter=q1');
  expect(rows[2]!.cells[0]!.path).toBe('/list?quarter=q1');
  expect(rows[0]!.cells[1]!.path).toBeNull();
});

test('what is hidden has neither numbers nor a way to its rows, and a total does not give it away', () => {
  const { rows, small, beside } = pivot([leaf(['a'], 3, 9), leaf(['b'], 10, 10), leaf(['c'], 20, 5)], ['street']);
  expect(rows.map(({ cells: [cell] }) => [cell!.numbers, cell!.hidden, cell!.path])).toEqual([
    [[null, null], 'beside', null],
    [[null, null], 'small', null],
    [[20, 0.3], null, '/list?street=c'],
    [[33, 0.7], null, '/list?'],
  ]);
  expect([small, beside]).toEqual([1, 1]);
});

test('rows without a value are counted and named, and have no list of their own', () => {
  const { rows } = pivot([leaf([''], 7), leaf(['a'], 8)], ['street']);
  expect(rows.map(({ labels, cells }) => [labels[0]?.EN, cells[0]!.path])).toEqual([
    ['A', '/list?street=a'],
    ['Not told', null],
    [undefined, '/list?'],
  ]);
});
