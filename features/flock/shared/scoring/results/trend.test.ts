import { describe, expect, test } from 'vitest';
import { addDays } from '#features/flock/shared/scoring/age.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import {
  droppings,
  feet,
  mixed,
  readings,
  testFarm,
  testHead,
  testReport,
} from '#features/flock/shared/scoring/testing.ts';
import { EN } from '#features/flock/texts/findings/EN.ts';
import { tellChange } from './changes.ts';
import { changeSince, previousPoint, sameAge, trendOf } from './trend.ts';

const placed = '2026-10-27';

/** A visit of a flock at an age, with so many of twenty droppings not normal. */
function visit(age: number, bad: number | null, over: Partial<Report> = {}, placedOn = placed): Report {
  const on = addDays(placedOn, age);
  return testReport({
    id: `report-${on}`,
    head: testHead({ on, startedAt: `${on}T06:00:00.000Z`, ageDays: age }),
    sections: { intestinal: bad === null ? 'skipped' : 'complete' },
    intestinal: droppings(mixed(bad ?? 0, 20, 2).map((colour) => [colour, 0] as const)),
    ...over,
  });
}

const farm = testFarm();
const of = { section: 'intestinal' } as const;
const english = {
  findings: (key: string, params: Record<string, string | number> = {}) =>
    (key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], EN) as string).replace(
      /\{(\w+)\}/g,
      (_, name: string) => String(params[name]),
    ),
  terms: (key: string) => key,
  tag: 'en',
};

test('points of the flock by age, joined where weeks follow each other', () => {
  const visits = [visit(3, 0), visit(10, 2), visit(17, 2), visit(24, 6)];
  const { lines, change } = trendOf(visits[3]!, farm, visits.toReversed(), of);
  expect(lines.map((line) => line.map(({ age, mark }) => [age, mark.value]))).toEqual([
    [
      [3, 0],
      [10, 10],
      [17, 10],
      [24, 30],
    ],
  ]);
  expect(change!.kind).toBe('none');
  expect(tellChange(change!, english)).toBe(
    'No clear change since day 17: from 10 to 30\u00a0%; the step lies between -5 and +43 points.',
  );
});

test('a clear rise and a clear fall', () => {
  const said = (from: number, to: number) => {
    const visits = [visit(17, from), visit(24, to)];
    return changeSince(visits[1]!, visits, of)!;
  };
  expect(said(2, 9).kind).toBe('rise');
  expect(said(9, 2).kind).toBe('fall');
  expect(tellChange(said(2, 9), english)).toContain('Clear rise since day 17: from 10 to 45');
});

test('a skipped section is a gap, not a zero', () => {
  const visits = [visit(3, 1), visit(10, null), visit(17, 2)];
  const { lines, change } = trendOf(visits[2]!, farm, visits, of);
  expect(lines.map((line) => line.map(({ age }) => age))).toEqual([[3], [17]]);
  expect(change).not.toBeNull();
});

test('another version of the scales breaks the line, is marked, and is not compared', () => {
  const head = testHead({ scales: { ...firstScaleSet, version: 2 } });
  const second = visit(17, 9);
  const visits = [visit(10, 2), { ...second, head: { ...second.head, scales: head.scales } }];
  const { lines, breaks, change } = trendOf(visits[1]!, farm, visits, of);
  expect(lines).toHaveLength(2);
  expect(breaks).toEqual([{ on: addDays(placed, 17), age: 17 }]);
  expect(change!.kind).toBe('broken');
});

describe('the flock before', () => {
  const before = [visit(10, 4, {}, '2026-08-20'), visit(23, 1, {}, '2026-08-20'), visit(33, 2, {}, '2026-08-20')];
  const now = [visit(10, 0), visit(24, 2)];

  test('lies under the line by age and is not part of it', () => {
    const { lines, lastFlock } = trendOf(now[1]!, farm, [...before, ...now], of);
    expect(lines.flat().map(({ age }) => age)).toEqual([10, 24]);
    expect(lastFlock.map(({ age }) => age)).toEqual([10, 23, 33]);
    expect(sameAge(lines[0]![1]!, lastFlock)!.age).toBe(23);
    expect(sameAge({ ...lines[0]![1]!, age: 28 }, lastFlock)).toBeNull();
  });

  test('is not the visit before', () => expect(previousPoint(now[0]!, [...before, ...now], of)).toBeNull());
});

test('other houses, later visits and deleted reports stay out', () => {
  const visits = [
    visit(10, 0),
    visit(17, 0, { id: 'gone-0001', isGone: true }),
    { ...visit(16, 9), id: 'other-001', head: { ...visit(16, 9).head, houseId: 'house-000009' } },
    visit(24, 1),
    visit(31, 9),
  ];
  const { lines } = trendOf(visits[3]!, farm, visits, of);
  expect(lines.flat().map(({ age }) => age)).toEqual([10, 24]);
});

test('what was changed in the house stands at its age', () => {
  const event = { id: 'event-0001', houseId: 'house-000003', kind: 'feed', text: '' } as const;
  const { events } = trendOf(
    visit(24, 1),
    testFarm({
      events: [
        { ...event, on: addDays(placed, 18) },
        { ...event, id: 'event-0002', on: addDays(placed, -5) },
        { ...event, id: 'event-0003', houseId: 'house-000009', on: addDays(placed, 18) },
      ],
    }),
    [],
    of,
  );
  expect(events.map(({ id, age }) => [id, age])).toEqual([['event-0001', 18]]);
});

test('ammonia moves clearly only past what the methods can tell apart', () => {
  const said = (from: number, to: number, method: 'meter' | 'strip' = 'meter') => {
    const visits = [17, 24].map((age, i) =>
      visit(age, null, {
        sections: { nh3: 'complete' },
        nh3: readings([1, 2, 3, i === 0 ? from : to], { method }),
      }),
    );
    return changeSince(visits[1]!, visits, { section: 'nh3' })!;
  };
  expect([said(10, 13).kind, said(10, 16).kind, said(22, 12).kind]).toEqual(['none', 'rise', 'fall']);
  expect([said(10, 20, 'strip').kind, said(10, 40, 'strip').kind]).toEqual(['none', 'rise']);
  expect(tellChange(said(10, 22.5), english)).toBe(
    'Clear rise since day 17: the highest value went from 10 to 22.5 ppm.',
  );
});

test('both measures of feet have a trend', () => {
  const visits = [17, 24].map((age, i) =>
    visit(age, null, { sections: { fpd: 'complete' }, fpd: feet(mixed(i * 10, 20, 3)) }),
  );
  const index = trendOf(visits[1]!, farm, visits, { section: 'fpd' });
  const severe = trendOf(visits[1]!, farm, visits, { section: 'fpd', measure: 'fpdSevere' });
  expect([index.measure, index.lines[0]![1]!.mark.value]).toEqual(['fpdIndex', 100]);
  expect([severe.measure, severe.lines[0]![1]!.mark.value]).toEqual(['fpdSevere', 50]);
  expect(tellChange(index.change!, english)).toContain('Clear rise since day 17: from 0 to 100 (estimated index');
});
