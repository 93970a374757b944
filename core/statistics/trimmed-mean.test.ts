import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimmedMean } from './trimmed-mean.ts';

test.each([
  ['one outlier at each end does not count', [1, 8, 9, 10, 100], 1, 9],
  ['of two nothing can be cut', [4, 8], 1, 6],
  ['equal extremes are cut once each', [5, 5, 5, 9, 9], 1, 19 / 3],
  ['two at each end', [0, 0, 6, 9, 9], 2, 6],
])('%s', (_, values, cut, mean) => expect(trimmedMean(values, cut)).toBeCloseTo(mean, 12));

test('of nothing there is no mean', () => expect(trimmedMean([])).toBeNull());

const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 20 });

test('it lies between the values that are left, whatever the order and however far the extremes', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const [low, ...rest] = [...values].sort((a, b) => a - b);
      const mean = trimmedMean(values)!;
      expect(trimmedMean([...rest, low!])).toBeCloseTo(mean, 9);
      expect(mean).toBeGreaterThanOrEqual(rest[0]! - 1e-9);
      expect(mean).toBeLessThanOrEqual(rest.at(-2)! + 1e-9);
      expect(trimmedMean([low! - 1000, ...rest.slice(0, -1), rest.at(-1)! + 1000])).toBeCloseTo(mean, 9);
    }),
  );
});
