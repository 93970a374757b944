import fc from 'fast-check';
import { expect, test } from 'vitest';
import { panelOf } from './panel.ts';
import type { Rubric } from './rubric.ts';

const dimension = { min: 0, max: 50, step: 0.5, levels: [] };
const rubric: Rubric = {
  code: 'panel',
  version: 1,
  aggregate: 'TRIMMED_MEAN',
  decimals: 2,
  dimensions: ['a', 'b'].map((code) => ({ ...dimension, code, name: { CN: code, EN: code } })),
};
const sheetsOf = (totals: readonly number[]) =>
  totals.map((total) => ({ a: Math.min(total, 50), b: Math.max(0, total - 50) }));

test.each([
  ['of none there is no result', [], { highest: null, lowest: null, result: null }],
  ['of two none is left out', [80, 91], { highest: null, lowest: null, result: 85.5 }],
  ['the best and the worst do not count', [86.5, 91, 84.5, 88, 62], { highest: 1, lowest: 4, result: 86.33 }],
  [
    'of equal ones the first is the best and the last the worst',
    [70, 70, 70, 70, 70],
    { highest: 0, lowest: 4, result: 70 },
  ],
  ['equal extremes are left out once each', [90, 90, 60, 75, 60], { highest: 0, lowest: 4, result: 75 }],
])('%s', (_, totals, expected) => expect(panelOf(rubric, sheetsOf(totals))).toEqual({ totals, ...expected }));

test('a weighted scale gives percent of what could be reached, and the same two are left out', () => {
  const weighted: Rubric = {
    ...rubric,
    aggregate: 'WEIGHTED',
    decimals: 1,
    dimensions: rubric.dimensions.map((each, at) => ({ ...each, weight: at === 0 ? 70 : 30 })),
  };
  const sheets = [45, 40, 35, 50, 20].map((points) => ({ a: points, b: 25 }));
  expect(panelOf(weighted, sheets)).toEqual({ totals: [78, 71, 64, 85, 43], highest: 3, lowest: 4, result: 71 });
});

/** Halves of points, so that the naive sums are exact. */
const given = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 3, maxLength: 20 });

test('the result is that of a naive computation, whatever the order', () => {
  fc.assert(
    fc.property(given, (halves) => {
      const totals = halves.map((half) => half / 2);
      const { result, highest, lowest } = panelOf(rubric, sheetsOf(totals));
      let sum = 0;
      for (const total of totals) sum += total;
      sum -= Math.max(...totals) + Math.min(...totals);
      // In hundredths and whole numbers, so that half goes up for certain.
      const hundredths = Math.floor((2 * Math.round(sum * 100) + (totals.length - 2)) / (2 * (totals.length - 2)));
      expect(result).toBe(hundredths / 100);
      expect(highest).not.toBe(lowest);
      expect(totals[highest!]).toBe(Math.max(...totals));
      expect(totals[lowest!]).toBe(Math.min(...totals));
      expect(panelOf(rubric, sheetsOf(totals.toReversed())).result).toBe(result);
    }),
  );
});
