import { expect, test } from 'vitest';
import { metresBetween, type Point } from '#core/distance.ts';
import { frameOf } from './map-frame.ts';

const port: Point = { latitude: 24.45, longitude: 118.07 };
const spread = [port, { latitude: 24.52, longitude: 118.16 }, { latitude: 24.47, longitude: 118.09 }];

test.each([
  [spread, 1.6],
  [spread, 0.8],
  [[port], 1.6],
  [[], 1.6],
] as const)(
  'north is on top, everything lies within, and a metre is as long in each direction (%#)',
  (points, ratio) => {
    const { at, step, across, down } = frameOf(points, ratio);
    for (const { left, top } of points.map(at))
      for (const share of [left, top]) expect(share > 0.03 && share < 0.97, String(share)).toBe(true);
    const north = { ...port, latitude: port.latitude + 0.01 };
    const east = { ...port, longitude: port.longitude + 0.01 };
    expect(at(north).top).toBeLessThan(at(port).top);
    expect(at(east).left).toBeGreaterThan(at(port).left);
    if (points.length === 0) return;
    const along = (at(port).top - at(north).top) / metresBetween(port, north);
    const over = ((at(east).left - at(port).left) * ratio) / metresBetween(port, east);
    expect(over / along).toBeCloseTo(1, 2);
    // Lines of the grid are as far apart as it says.
    expect(((across[1] ?? 0) - (across[0] ?? 0)) * ratio).toBeCloseTo(along * step, 3);
    expect(across.length + down.length).toBeGreaterThan(2);
  },
);
