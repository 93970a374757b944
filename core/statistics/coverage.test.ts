import { expect, test } from 'vitest';
import { difference, shareOf, wilson } from './estimates.ts';
import { seeded } from './testing.ts';

const sizes = [5, 8, 10, 15, 20, 35, 50, 100];
const flocks = 4000;

/*
 * What is averaged: the share of simulated visits whose interval holds the true share, over true shares of 2.5 to
 * 97.5 % in steps of 2.5 points and each number of records. Single pairs of share and number lie between 88 and
 * 99 %, as they must for counts; it is their mean that is 95 %.
 */
test('the interval of a share holds the truth in 95 ± 1.5 % of visits, at each number of records', () => {
  const random = seeded(20261122);
  const truths = Array.from({ length: 39 }, (_, i) => (i + 1) / 40);
  const means = sizes.map((n) => {
    const intervals = Array.from({ length: n + 1 }, (_, x) => wilson(x, n));
    let held = 0;
    for (const truth of truths)
      for (let flock = 0; flock < flocks; flock++) {
        let x = 0;
        for (let bird = 0; bird < n; bird++) if (random() < truth) x++;
        const { low, high } = intervals[x]!;
        if (low <= truth && truth <= high) held++;
      }
    return held / (truths.length * flocks);
  });
  for (const share of means) expect(Math.abs(share - 0.95)).toBeLessThanOrEqual(0.015);
  expect(Math.abs(means.reduce((sum, share) => sum + share, 0) / means.length - 0.95)).toBeLessThanOrEqual(0.01);
});

/*
 * Two visits of 20 to a house that did not change: how often a clear rise or fall is told though there was none,
 * averaged over true shares of 5 to 95 % in steps of 5 points.
 */
test('a change is told of an unchanged house in at most one of twenty pairs of visits', () => {
  const random = seeded(11);
  const pairs = 4000;
  const truths = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
  const count = (truth: number) => Array.from({ length: 20 }, random).filter((at) => at < truth).length;
  let alarms = 0;
  for (const truth of truths)
    for (let pair = 0; pair < pairs; pair++) {
      const { low, high } = difference(shareOf(count(truth), 20), shareOf(count(truth), 20));
      if (low > 0 || high < 0) alarms++;
    }
  expect(alarms / (truths.length * pairs)).toBeLessThanOrEqual(0.05);
  expect(alarms).toBeGreaterThan(0);
});
