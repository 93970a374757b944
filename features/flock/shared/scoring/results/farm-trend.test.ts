import { expect, test } from 'vitest';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { droppings, mixed, readings, testHead, testReport } from '#features/flock/shared/scoring/testing.ts';
import { farmTrend } from './farm-trend.ts';

const of = { section: 'intestinal' } as const;

/** A visit with so many of ten droppings not normal; null: the section was skipped. */
function visit(house: string, on: string, bad: number | null, over: Partial<Report> = {}): Report {
  return testReport({
    id: `report-${house}-${on}`,
    head: testHead({ houseId: `house-${house}`, house, on, startedAt: `${on}T06:00:00.000Z` }),
    sections: { intestinal: bad === null ? 'skipped' : 'complete' },
    intestinal: droppings(mixed(bad ?? 0, 10, 2).map((colour) => [colour, 0] as const)),
    ...over,
  });
}

const told = (reports: readonly Report[]) =>
  farmTrend(reports, of).lines.map((line) => line.map(({ on, mark }) => [on, mark.share!.x, mark.share!.n]));

test('houses of a week count together, from Monday to Sunday', () => {
  const reports = [visit('1', '2026-11-09', 1), visit('2', '2026-11-15', 4), visit('1', '2026-11-16', 2)];
  expect(told(reports)).toEqual([
    [
      ['2026-11-09', 5, 20],
      ['2026-11-16', 2, 10],
    ],
  ]);
  expect(farmTrend(reports, of).houses).toBe(1);
  expect(farmTrend(reports.slice(0, 2), of).houses).toBe(2);
});

test('a house visited twice in a week counts once, as it was last', () => {
  const reports = [visit('1', '2026-11-10', 9), visit('1', '2026-11-12', 1)];
  expect(told(reports)).toEqual([[['2026-11-09', 1, 10]]]);
});

test('a week in which the section was left out ends the line', () => {
  const reports = [visit('1', '2026-11-02', 1), visit('1', '2026-11-09', null), visit('1', '2026-11-16', 1)];
  expect(told(reports).map((line) => line.map(([on]) => on))).toEqual([['2026-11-02'], ['2026-11-16']]);
});

test('a new version of the scales ends the line, and counts alone in the week it came', () => {
  const newer = testHead({ scales: { ...firstScaleSet, version: 2 } });
  const renewed = visit('2', '2026-11-12', 3);
  const reports = [
    visit('1', '2026-11-04', 1),
    visit('1', '2026-11-11', 5),
    { ...renewed, head: { ...renewed.head, scales: newer.scales } },
  ];
  expect(told(reports)).toEqual([[['2026-11-02', 1, 10]], [['2026-11-09', 3, 10]]]);
});

test('of gas the highest reading of all houses stands', () => {
  const gas = (house: string, ppm: number) =>
    testReport({
      ...visit(house, '2026-11-10', null),
      sections: { nh3: 'complete' },
      nh3: readings([ppm, 5, 5, 5]),
    });
  const { lines } = farmTrend([gas('1', 12), gas('2', 24)], { section: 'nh3' });
  expect(lines.flat().map(({ mark }) => mark.value)).toEqual([24]);
});

test('what is gone, and a farm without reports, tell nothing', () => {
  expect(told([visit('1', '2026-11-10', 1, { isGone: true })])).toEqual([]);
  expect(farmTrend([], of).houses).toBe(0);
});
