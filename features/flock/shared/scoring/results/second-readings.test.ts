import { expect, test } from 'vitest';
import type { SecondReading } from '#features/flock/shared/scoring/report.ts';
import { droppings, feet, testReport } from '#features/flock/shared/scoring/testing.ts';
import { agreements, comparedScores, grade, stepsApart } from './second-readings.ts';

const report = testReport({
  intestinal: droppings([
    [0, 0],
    [4, 1],
    [2, null],
  ]),
  fpd: feet([3, 1, null]),
});
const reading = (items: SecondReading['items']) => comparedScores(report, { items });
const dropping = (at: number, colour: number | null, texture: number | null) => {
  const { id, ...record } = report.intestinal[at]!;
  return { key: `intestinal:${id}`, value: { ...record, colour, texture } };
};
const foot = (at: number, score: number) => {
  const { id, ...record } = report.fpd[at]!;
  return { key: `fpd:${id}`, value: { ...record, score } };
};

test('two readings are compared score by score where both have one', () => {
  const compared = reading([dropping(0, 0, 2), dropping(1, 2, 1), dropping(2, 2, 2), foot(0, 1), foot(2, 4)]);
  expect(compared.map((each) => [each.scale, each.no, each.first, each.second, stepsApart(each)])).toEqual([
    ['int_colour', 1, 0, 0, 0],
    ['int_texture', 1, 0, 2, 2],
    // Names differ or not: green is not two steps from yellow.
    ['int_colour', 2, 4, 2, 1],
    ['int_texture', 2, 1, 1, 0],
    ['int_colour', 3, 2, 2, 0],
    ['fpd', 1, 3, 1, 2],
  ]);
  const { overall, scales } = agreements(report, compared);
  expect(scales).toEqual([
    { scale: 'int_colour', value: null, same: 2, count: 3 },
    { scale: 'int_texture', value: null, same: 1, count: 2 },
    { scale: 'fpd', value: null, same: 0, count: 1 },
  ]);
  expect(overall).toBeGreaterThan(0.3);
  expect(overall).toBeLessThan(0.9);
});

test('who scores the same agrees fully, and a near miss of a rank costs less than a far one', () => {
  const five = testReport({ fpd: feet([0, 1, 1, 2, 3]) });
  const told = (...scores: number[]) =>
    agreements(
      five,
      comparedScores(five, {
        items: five.fpd
          .slice(0, scores.length)
          .map(({ id, ...foot }, at) => ({ key: `fpd:${id}`, value: { ...foot, score: scores[at] } })),
      }),
    );
  const value = (...scores: number[]) => told(...scores).scales[0]!.value!;
  expect(value(0, 1, 1, 2, 3)).toBe(1);
  expect(value(0, 1, 1, 2, 2)).toBeGreaterThan(value(0, 1, 1, 2, 0));
  expect(told(0, 1, 1, 2, 3).overall).toBe(1);
  // Four that agree could be luck.
  expect(told(0, 1, 1, 2)).toEqual({ overall: null, scales: [{ scale: 'fpd', value: null, same: 4, count: 4 }] });
  expect([0.95, 0.7, 0.5, 0.1].map(grade)).toEqual(['strong', 'good', 'fair', 'weak']);
});
