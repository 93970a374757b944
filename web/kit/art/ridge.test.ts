import { expect, test } from 'vitest';
import { contour, ridgeArea, smoothLine } from './ridge.ts';

test('a smooth line passes through every point', () => {
  const line = smoothLine([
    [0, 0],
    [60, 30],
    [120, 0],
  ]);
  expect(line).toBe('M0 0C10 5 40 30 60 30C80 30 110 5 120 0');
});

test('an area is closed down to the floor on both sides', () => {
  expect(
    ridgeArea(
      [
        [0, 5],
        [10, 5],
      ],
      50,
    ),
  ).toMatch(/L10 50L0 50z$/);
});

test('a contour lies below its ridge and is flatter', () => {
  const [peak, valley] = contour(
    [
      [0, 100],
      [1, 200],
    ],
    40,
    0.1,
  );
  expect(peak).toEqual([0, 130]);
  expect(valley).toEqual([1, 220]);
});
