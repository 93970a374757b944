import { expect, test } from 'vitest';
import { addDays, ageInDays, daysBetween } from './age.ts';
import type { House } from './farm.ts';
import { farmLimits } from './farm-limits.ts';
import { housesOfDay } from './house-order.ts';
import { limitsOf } from './limits.ts';
import { testFarm, testHead, testReport } from './testing.ts';

const today = '2026-11-20';
const house = (id: string, placedOn: string | null, over: Partial<House> = {}): House => ({
  id,
  name: id,
  placedOn,
  birds: null,
  floor: 'litter',
  isSick: false,
  ...over,
});
const visited = (houseId: string, on: string, state: 'open' | 'finished' = 'finished') =>
  testReport({ id: `${houseId}-${on}`, state, head: testHead({ houseId, on, startedAt: `${on}T06:00:00.000Z` }) });

test('young before old, unknown after them, sick ones last', () => {
  const farm = testFarm({
    houses: [
      house('old', '2026-10-01'),
      house('sick-young', '2026-11-10', { isSick: true }),
      house('unknown', null),
      house('young', '2026-11-12'),
      house('10', '2026-11-01'),
      house('2', '2026-11-01'),
    ],
  });
  const order = housesOfDay(farm, [], today).map((due) => due.house.id);
  expect(order).toEqual(['young', '2', '10', 'old', 'unknown', 'sick-young']);
});

test('first from day four on, then weekly, of this flock only', () => {
  const farm = testFarm({
    houses: [
      house('chicks', addDays(today, -3)),
      house('four', addDays(today, -4)),
      house('never', addDays(today, -20)),
      house('fresh', addDays(today, -20)),
      house('week', addDays(today, -20)),
      house('late', addDays(today, -20)),
      house('today', addDays(today, -20)),
      house('open', addDays(today, -20)),
      house('new-flock', addDays(today, -5)),
      house('nothing', null),
    ],
  });
  const reports = [
    visited('fresh', addDays(today, -6)),
    visited('week', addDays(today, -7)),
    visited('late', addDays(today, -9)),
    visited('late', addDays(today, -16)),
    visited('today', today),
    visited('open', today, 'open'),
    visited('new-flock', addDays(today, -10)),
  ];
  const status = Object.fromEntries(housesOfDay(farm, reports, today).map((due) => [due.house.id, due.status]));
  expect(status).toEqual({
    chicks: 'early',
    four: 'due',
    never: 'overdue',
    fresh: 'later',
    week: 'due',
    late: 'overdue',
    today: 'done',
    open: 'running',
    'new-flock': 'overdue',
    nothing: 'unknown',
  });
});

test('the day it is due, and whether it was cleaned after', () => {
  const farm = testFarm({ houses: [house('a', '2026-11-01'), house('b', '2026-10-01')] });
  const [a, b] = housesOfDay(farm, [visited('b', '2026-11-15')], today, { cleaned: ['a'] });
  expect([a!.dueOn, a!.isCleaned]).toEqual(['2026-11-05', true]);
  expect([b!.dueOn, b!.isCleaned]).toEqual(['2026-11-22', false]);
});

test('days are counted across months, leap days and clock changes', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(ageInDays('2026-10-27', today)).toBe(24);
  expect(ageInDays(null, today)).toBeNull();
});

test('limits of a report: the area, young birds in China, over them what the farm has set', () => {
  const china = { area: 'china', type: 'layer', limits: {} } as const;
  expect(farmLimits(china, 41).nh3.act).toBe(14);
  expect(farmLimits(china, 42).nh3.act).toBe(21);
  expect(farmLimits({ ...china, type: 'broiler' }, 21).nh3.act).toBe(21);
  expect(farmLimits(china, null)).toEqual(limitsOf('china'));
  const own = farmLimits({ ...china, limits: { nh3: { good: 5, act: 12 } } }, 10);
  expect(own.nh3).toMatchObject({ good: 5, act: 12, source: 'FARM' });
  expect(farmLimits({ area: 'na', type: 'layer', limits: {} }, 10, limitsOf('europe')).nh3.act).toBe(20);
});
