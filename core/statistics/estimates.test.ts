import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, effectiveSize, mean, median, quartiles, shareOf, wilson } from './estimates.ts';

// Percent, to one decimal, as the research of this product tells them (z = 1.959964).
const published: [x: number, n: number, low: number, high: number][] = [
  [0, 5, 0, 43.4],
  [0, 10, 0, 27.8],
  [1, 10, 1.8, 40.4],
  [0, 20, 0, 16.1],
  [1, 20, 0.9, 23.6],
  [2, 20, 2.8, 30.1],
  [4, 20, 8.1, 41.6],
  [5, 20, 11.2, 46.9],
  [8, 20, 21.9, 61.3],
  [10, 20, 29.9, 70.1],
  [20, 20, 83.9, 100],
  [0, 50, 0, 7.1],
  [5, 50, 4.3, 21.4],
  [0, 100, 0, 3.7],
  [5, 100, 2.2, 11.2],
  [10, 100, 5.5, 17.4],
  [25, 100, 17.5, 34.3],
  [40, 100, 30.9, 49.8],
];

test.each(published)('%d of %d lies between %d and %d %%', (x, n, low, high) => {
  const interval = wilson(x, n);
  expect([interval.low, interval.high].map((end) => Math.round(end * 1000) / 10)).toEqual([low, high]);
});

test('the same to six digits', () => {
  const { low, high } = wilson(2, 20);
  expect(low).toBeCloseTo(0.027866, 6);
  expect(high).toBeCloseTo(0.301034, 6);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(0, 20).high).toBeCloseTo(0.161125, 6);
});

test('nothing scored says nothing', () => expect(shareOf(0, 0)).toEqual({ x: 0, n: 0, value: 0, low: 0, high: 1 }));

describe('change of a share', () => {
  const points = (x: number, y: number) => {
    const { value, low, high } = difference(shareOf(x, 20), shareOf(y, 20));
    return [value, low, high].map((end) => Math.round(end * 100));
  };
  test('2 to 6 of 20 is no clear change', () => expect(points(2, 6)).toEqual([20, -5, 43]));
  test('2 to 9 of 20 is a clear rise', () => expect(points(2, 9)).toEqual([35, 7, 57]));

  // Newcombe 1998, method 10, his example of 56 of 70 and 48 of 80: 0.2, from 0.0524 to 0.3339.
  test('agrees with the example of its author', () => {
    const { value, low, high } = difference(shareOf(48, 80), shareOf(56, 70));
    expect([value, low, high].map((end) => end.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
  });

  test('there and back mirror each other', () => {
    const count = fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => shareOf(Math.min(a, b), Math.max(a, b, 1)));
    fc.assert(
      fc.property(count, count, (a, b) => {
        const there = difference(a, b);
        const back = difference(b, a);
        expect([there.low, there.high]).toEqual([expect.closeTo(-back.high, 9), expect.closeTo(-back.low, 9)]);
      }),
    );
  });
});

test('ten places of ten count like 53 birds, ten of two like 18', () => {
  expect(Math.round(effectiveSize(10, 10))).toBe(53);
  expect(Math.round(effectiveSize(10, 2))).toBe(18);
});

test('middles', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNull();
  expect(mean([])).toBeNull();
  expect(quartiles([1, 2, 3, 4, 5])).toEqual({ low: 2, median: 3, high: 4 });
  expect(quartiles([])).toBeNull();
});
