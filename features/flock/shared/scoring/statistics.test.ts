import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readerIn } from '#core/texts/words.ts';
import { EN } from '#features/flock/texts/findings/EN.ts';
import { footIndex } from './foot-index.ts';
import { limitsOf } from './limits.ts';
import { resultOf } from './results.ts';
import { adviceOn, cleanNeeded, moreForHalf, tellAdvice, tellSectionAdvice } from './samples.ts';
import { difference, effectiveSize, mean, median, quartiles, shareOf, wilson } from './statistics.ts';
import type { Say } from './tell.ts';
import { droppings, mixed, testFarm, testReport } from './testing.ts';

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

describe('how many are enough', () => {
  test.each([
    [0.25, 12],
    [0.1, 35],
    [0.05, 73],
  ])('without a finding, below %d takes %d', (share, n) => {
    expect(cleanNeeded(share)).toBe(n);
    expect(wilson(0, n).high).toBeLessThan(share);
    expect(wilson(0, n - 1).high).toBeGreaterThanOrEqual(share);
  });

  test('for ± 10 % the half width reaches it at that count and not before', () => {
    for (const [x, n] of [
      [2, 20],
      [10, 20],
      [0, 20],
      [1, 7],
    ] as const) {
      const more = moreForHalf(shareOf(x, n), 0.1);
      const half = (all: number) => (wilson((x / n) * all, all).high - wilson((x / n) * all, all).low) / 2;
      expect(half(n + more)).toBeLessThanOrEqual(0.1);
      if (more > 0) expect(half(n + more - 1)).toBeGreaterThan(0.1);
    }
  });

  test('of a clean twenty none are needed for ± 10 %', () => expect(moreForHalf(shareOf(0, 20), 0.1)).toBe(0));
});

describe('advice on a share judged by 10 and 25 %', () => {
  const limit = limitsOf('europe').intestinal;
  const english = readerIn(EN, 'EN') as Say;
  const told = (x: number, n: number, places: number | null = null) =>
    tellAdvice({ share: shareOf(x, n), limit, most: 20, places }, { findings: english, terms: english, tag: 'en' });

  test('two of twenty: 17 more give ± 10 %, and none decide a share that lies on the limit', () => {
    expect(adviceOn(shareOf(2, 20), limit, 20)).toMatchObject({ kind: 'cannot', forTen: 17 });
    expect(told(2, 20)[1]).toBe('17 more for ±\u00a010\u00a0%');
  });

  test('a clean twenty is no proof: 16 % could still be affected', () => {
    expect(told(0, 20)).toEqual([
      'Even 20 normal ones are no proof: up to 16\u00a0% could still be affected. Below 10\u00a0% takes 35 without a finding.',
    ]);
  });

  test('half of twenty is enough, half of six is a few short', () => {
    expect(adviceOn(shareOf(10, 20), limit, 20)).toMatchObject({ kind: 'enough', count: 0 });
    const { kind, count } = adviceOn(shareOf(3, 6), limit, 20);
    expect(kind).toBe('more');
    expect(wilson(3 + count / 2, 6 + count).low).toBeGreaterThan(0.25);
    expect(wilson(3 + (count - 1) / 2, 6 + count - 1).low).toBeLessThanOrEqual(0.25);
  });

  test('twenty birds of two places count like eleven, two of each of ten places need no word', () => {
    const [places, more] = told(0, 20, 2).slice(-2);
    expect(places).toMatch(/^All 20 are from 2 places and count like about 11:/);
    expect(more).toBe('Go to more places.');
    expect(told(0, 20, 10)).toHaveLength(1);
  });

  test('a finished report says it where a light is provisional, and nowhere else', () => {
    const advice = (pairs: readonly (readonly [number, number])[]) => {
      const report = testReport({ intestinal: droppings(pairs), sections: { intestinal: 'complete' } });
      const result = resultOf(report, testFarm()).sections.intestinal;
      return tellSectionAdvice(report, result, { findings: english, terms: english, tag: 'en' });
    };
    const droppingsOf = (x: number, n: number) => mixed(x, n, 1).map((colour) => [colour, 0] as const);
    expect(advice(droppingsOf(2, 20))).toEqual(told(2, 20));
    expect(advice(droppingsOf(3, 6))).toEqual(told(3, 6));
    expect(advice(droppingsOf(10, 20))).toEqual([]);
    // Blood decides the light whatever the share is.
    expect(advice([[6, 0], ...droppingsOf(2, 19)])).toEqual([]);
  });

  test('before anything is scored nothing is said', () => expect(told(0, 0)).toEqual([]));
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

describe('foot index', () => {
  // 100 feet: 30 of class 1 and 20 of class 2 give 0.5 × 30 + 2 × 20 = 55.
  test('is the Dutch formula with 1 and 2 as its class 1, 3 and 4 as its class 2', () => {
    expect(footIndex([...mixed(15, 15, 1), ...mixed(15, 15, 2), ...mixed(12, 12, 3), ...mixed(8, 58, 4)]).value).toBe(
      55,
    );
    expect(footIndex(mixed(20, 20, 4)).value).toBe(200);
    expect(footIndex(mixed(20, 20, 2)).value).toBe(50);
    expect(footIndex(mixed(0, 20, 0)).value).toBe(0);
  });

  test('lies in its interval, within 0 to 200', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 40 }), (scores) => {
        const { value, low, high } = footIndex(scores);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(high).toBeLessThanOrEqual(200);
      }),
    );
  });
});
