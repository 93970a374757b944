import { expect, test } from 'vitest';
import { niceTop, smoothPath, ticksOf } from './scale.ts';

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [71, 80],
  [297, 400],
  [401, 500],
  [8012, 10000],
])('the axis for %d ends at %d', (most, top) => {
  expect(niceTop(most)).toBe(top);
});

test('marks divide the axis evenly', () => {
  expect(ticksOf(80)).toEqual([0, 20, 40, 60, 80]);
  expect(ticksOf(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a curve passes through its points', () => {
  expect(
    smoothPath([
      [0, 10],
      [20, 30],
    ]),
  ).toBe('M0 10C10 10 10 30 20 30');
});
