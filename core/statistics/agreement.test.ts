import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementOf, type Pair, type Weighting } from './agreement.ts';

/** The pairs of a table: rows are the scores of the first reader, columns those of the second. */
function pairsOf(table: readonly (readonly number[])[]): Pair[] {
  return table.flatMap((row, a) => row.flatMap((count, b) => Array.from({ length: count }, (): Pair => [a, b])));
}

/** The three-by-three table of two abstractors of 100 records, from Gwet's Handbook of Inter-Rater Reliability (2014). */
const abstractors = [
  [13, 0, 0],
  [0, 20, 7],
  [0, 4, 56],
];

describe('two abstractors', () => {
  test('AC1 is 0.84933, as published with that table', () => {
    expect(agreementOf(pairsOf(abstractors), 2, 'identity').value).toBeCloseTo(0.84933, 5);
  });

  test('AC2 by squares is 0.9402369, as their author publishes it (irrCAC, vignette "Weighted Chance-corrected Agreement Coefficients")', () => {
    expect(agreementOf(pairsOf(abstractors), 2, 'quadratic').value).toBeCloseTo(0.9402369, 7);
  });

  /*
   * Worked by hand: π = 0.13, 0.255, 0.615, so Σ π(1−π) = 0.53985. Weights 1, 0.5, 0: T = 3 + 4 × 0.5 = 5,
   * chance = 5/(3 × 2) × 0.53985 = 0.449875, observed = (89 + 0.5 × 11)/100 = 0.945, AC2 = 0.495125/0.550125.
   */
  test('AC2 by steps is 0.900023', () => {
    expect(agreementOf(pairsOf(abstractors), 2, 'linear').value).toBeCloseTo(0.900023, 6);
  });

  test('the very same score in 89 of 100', () => {
    expect(agreementOf(pairsOf(abstractors), 2, 'quadratic')).toMatchObject({ same: 0.89, n: 100 });
  });
});

test('nearly all scores alike are not punished as kappa does', () => {
  // 19 of 20 both normal, one by one reader only: Cohen's kappa is 0.
  const nearly = [...Array.from({ length: 19 }, (): Pair => [0, 0]), [0, 1] as const];
  expect(agreementOf(nearly, 1, 'identity').value).toBeGreaterThan(0.9);
});

const weighting = fc.constantFrom<Weighting>('identity', 'linear', 'quadratic');
const readings = fc
  .integer({ min: 1, max: 8 })
  .chain((max) =>
    fc.tuple(fc.constant(max), fc.array(fc.tuple(fc.nat(max), fc.nat(max)), { minLength: 1, maxLength: 30 })),
  );

test('full agreement is 1, whatever the scores', () => {
  fc.assert(
    fc.property(readings, weighting, ([max, pairs], by) => {
      const same = pairs.map(([a]): Pair => [a, a]);
      expect(agreementOf(same, max, by).value).toBeCloseTo(1, 12);
    }),
  );
});

test('it does not matter who is first, nor in which order', () => {
  fc.assert(
    fc.property(readings, weighting, ([max, pairs], by) => {
      const turned = pairs.map(([a, b]): Pair => [b, a]).reverse();
      expect(agreementOf(turned, max, by).value).toBeCloseTo(agreementOf(pairs, max, by).value!, 9);
    }),
  );
});

test('it is a number of at most 1, and a near miss weighs less than a far one', () => {
  fc.assert(
    fc.property(readings, weighting, ([max, pairs], by) => {
      const { value } = agreementOf(pairs, max, by);
      expect(value).toBeLessThanOrEqual(1);
      expect(Number.isFinite(value)).toBe(true);
    }),
  );
  const rest: Pair[] = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ];
  const near = agreementOf([...rest, [0, 1]], 3, 'quadratic').value!;
  expect(near).toBeGreaterThan(agreementOf([...rest, [0, 3]], 3, 'quadratic').value!);
});

test('nothing read, nothing told', () => expect(agreementOf([], 4, 'quadratic').value).toBeNull());
