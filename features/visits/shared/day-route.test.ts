import { expect, test } from 'vitest';
import { metresBetween } from '#core/distance.ts';
import { barOf, drawPoints, legsOf } from './day-route.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const hall = at(24.4861, 118.092);
const sheet = { width: 340, height: 260, margin: 30 };

test('a distance is that of the great circle', () => {
  expect(metresBetween(at(0, 0), at(0, 1))).toBe(111_195);
  expect(metresBetween(at(60, 0), at(60, 1)) / 111_195).toBeCloseTo(0.5, 3);
  // Beijing to Shanghai, as atlases have it within a kilometre.
  expect(Math.round(metresBetween(at(39.9042, 116.4074), at(31.2304, 121.4737)) / 1000)).toBe(1067);
  expect(metresBetween(hall, hall)).toBe(0);
});

test('a leg leads from the last stop whose point is known', () => {
  const north = at(24.4951, 118.092);
  expect(legsOf([null, hall, null, north, hall])).toEqual([null, null, null, 1001, 1001]);
  expect(legsOf([])).toEqual([]);
});

test('points are drawn north up and true to scale, all of them on the sheet', () => {
  const far = [hall, at(24.5, 118.1), at(24.47, 118.2), null];
  const { spots, unit } = drawPoints(far, sheet);
  const [first, north, east, none] = spots;
  expect(none).toBe(null);
  expect(north!.y).toBeLessThan(first!.y);
  expect(east!.x).toBeGreaterThan(north!.x);
  for (const spot of [first!, north!, east!]) {
    expect(spot.x >= sheet.margin && spot.x <= sheet.width - sheet.margin).toBe(true);
    expect(spot.y >= sheet.margin && spot.y <= sheet.height - sheet.margin).toBe(true);
  }
  const drawn = Math.hypot(first!.x - east!.x, first!.y - east!.y) / unit;
  expect(drawn / metresBetween(hall, far[2]!)).toBeCloseTo(1, 2);
});

test('one stop, and two at one door, stand in the middle', () => {
  expect(drawPoints([hall], sheet).spots).toEqual([{ x: 170, y: 130 }]);
  expect(drawPoints([hall, hall], sheet).spots).toEqual([
    { x: 170, y: 130 },
    { x: 170, y: 130 },
  ]);
  expect(drawPoints([null], sheet)).toEqual({ spots: [null], unit: 0 });
});

test('the bar of the scale is round and fits', () => {
  expect(barOf(0.1, 100)).toBe(1000);
  expect(barOf(0.1, 99)).toBe(500);
  expect(barOf(0.03, 100)).toBe(2000);
});
