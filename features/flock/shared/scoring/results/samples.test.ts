import { describe, expect, test } from 'vitest';
import { shareOf, wilson } from '#core/statistics/estimates.ts';
import { readerIn } from '#core/texts/words.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { AnyWords } from '#features/flock/shared/scoring/tell.ts';
import { droppings, mixed, testFarm, testReport } from '#features/flock/shared/scoring/testing.ts';
import { EN } from '#features/flock/texts/findings/EN.ts';
import { resultOf } from './results.ts';
import { adviceOn, cleanNeeded, moreForHalf, tellAdvice, tellSectionAdvice } from './samples.ts';

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
  const english = readerIn(EN, 'EN') as AnyWords;
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

  test('one of eight: what up to twenty cannot settle is told by the interval of the eight, not of twenty like them', () => {
    expect(adviceOn(shareOf(1, 8), limit, 20).high).toBeCloseTo(0.471, 3);
    expect(told(1, 8)[0]).toMatch(/up to 47\u00a0% could be affected/);
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
