import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '#core/statistics/testing.ts';
import { mixed } from '#features/flock/shared/scoring/testing.ts';
import { footIndex } from './foot-index.ts';

// 100 feet: 30 of class 1 and 20 of class 2 give 0.5 × 30 + 2 × 20 = 55.
test('the foot index is the Dutch formula with 1 and 2 as its class 1, 3 and 4 as its class 2', () => {
  expect(footIndex([...mixed(15, 15, 1), ...mixed(15, 15, 2), ...mixed(12, 12, 3), ...mixed(8, 58, 4)]).value).toBe(55);
  expect(footIndex(mixed(20, 20, 4)).value).toBe(200);
  expect(footIndex(mixed(20, 20, 2)).value).toBe(50);
  expect(footIndex(mixed(0, 20, 0)).value).toBe(0);
});

test('the foot index lies in its interval, within 0 to 200', () => {
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

// Flocks from nearly sound to bad: shares of the foot scores 0 to 4.
const feetOf = [
  [0.85, 0.1, 0.04, 0.01, 0],
  [0.6, 0.25, 0.1, 0.04, 0.01],
  [0.4, 0.3, 0.15, 0.1, 0.05],
  [0.25, 0.25, 0.2, 0.2, 0.1],
  [0.1, 0.2, 0.2, 0.3, 0.2],
];

test('the interval of the foot index holds the truth in 95 ± 2.5 % of visits of 20 and 100 birds', () => {
  const random = seeded(7);
  const rounds = 1500;
  const held = [20, 100].flatMap((n) =>
    feetOf.map((shares) => {
      const [, one = 0, two = 0, three = 0, four = 0] = shares;
      const truth = 50 * (one + two) + 200 * (three + four);
      let hits = 0;
      for (let round = 0; round < rounds; round++) {
        const scores = Array.from({ length: n }, () => draw(shares, random()));
        const { low, high } = footIndex(scores);
        if (low <= truth && truth <= high) hits++;
      }
      return hits / rounds;
    }),
  );
  const average = held.reduce((sum, share) => sum + share, 0) / held.length;
  expect(Math.abs(average - 0.95)).toBeLessThanOrEqual(0.025);
  expect(Math.min(...held)).toBeGreaterThan(0.9);
});

function draw(shares: readonly number[], at: number): number {
  let sum = 0;
  for (const [score, share] of shares.entries()) {
    sum += share;
    if (at < sum) return score;
  }
  return shares.length - 1;
}
