import { expect, test } from 'vitest';
import { type Trend, trendScene } from './trend.ts';

const trendAt = (...ages: readonly number[]): Trend => ({
  points: ages.map((ageDays) => ({ ageDays, value: 10, low: 3, high: 30, n: 20, isFew: false, scaleVersion: 1 })),
  before: [],
  events: [],
  good: 10,
  act: 25,
});

/** The days that stand below the axis, with their places. */
function daysOf(trend: Trend, width: number) {
  return trendScene(trend, { width, height: 140 }).marks.flatMap((mark) =>
    mark.tag === 'text' && mark.anchor === 'middle' ? [{ day: Number(mark.text), x: mark.x }] : [],
  );
}

test('the axis of a young flock begins with its placement, week by week', () => {
  expect(daysOf(trendAt(3, 10, 24), 640).map(({ day }) => day)).toEqual([7, 14, 21, 28, 35]);
  expect(daysOf(trendAt(), 640).map(({ day }) => day)).toEqual([7, 14, 21, 28, 35]);
});

test('that of an old one begins shortly before its first visit', () => {
  const days = daysOf(trendAt(176, 190, 204), 640).map(({ day }) => day);
  expect(days.at(0)).toBeGreaterThanOrEqual(168);
  expect(days.at(-1)).toBeGreaterThanOrEqual(203);
});

test.each([
  ['a broiler flock', [3, 10, 17, 24, 31, 38], 340],
  ['layers over half a year', [40, 110, 176, 204], 340],
  ['layers over a year on a phone', [150, 300, 510], 300],
])('the days of %s do not touch', (_name, ages, width) => {
  const days = daysOf(trendAt(...ages), width);
  expect(days.length).toBeGreaterThan(2);
  days.slice(1).forEach(({ day, x }, index) => {
    expect(x - days[index]!.x).toBeGreaterThan(String(day).length * 8.5);
  });
});
