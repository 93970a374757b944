import { expect, test } from 'vitest';
import { daysOf, daysOfValue, nextRun, sameDaysBefore } from './times.ts';

test.each([
  ['THIS_YEAR', '2026-01-01', '2026-12-31'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ['THIS_MONTH', '2026-03-01', '2026-03-31'],
  ['LAST_MONTH', '2026-02-01', '2026-02-28'],
  ['LAST_12_MONTHS', '2025-04-01', '2026-03-31'],
  ['ALL', undefined, undefined],
] as const)('%s on the last of March is %s to %s', (period, from, to) => {
  expect(daysOf(period, '2026-03-31')).toEqual({ ...(from && { from }), ...(to && { to }) });
});

test.each([
  ['year', '2026', '2026-01-01', '2026-12-31'],
  ['quarter', '2026-Q4', '2026-10-01', '2026-12-31'],
  ['month', '2026-02', '2026-02-01', '2026-02-28'],
  ['week', '2026-W01', '2025-12-29', '2026-01-04'],
  ['week', '2026-W48', '2026-11-23', '2026-11-29'],
  ['day', '2026-11-27', '2026-11-27', '2026-11-27'],
])('%s %s is cut to the days that are asked for', (key, value, from, to) => {
  expect(daysOfValue(key, value, {})).toEqual({ from, to });
  expect(daysOfValue(key, value, { to: '2026-02-10', from: '2026-02-05' })!.from).toBe(
    from > '2026-02-05' ? from : '2026-02-05',
  );
});

test('a month of any year has days within one year only', () => {
  expect(daysOfValue('monthOfYear', '11', { from: '2026-01-01', to: '2026-12-31' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(daysOfValue('monthOfYear', '11', {})).toBeNull();
});

test('this year is compared with what had passed of the last one, an earlier year with a whole one', () => {
  expect(sameDaysBefore(2026, '2026-11-25')).toEqual({ from: '2025-01-01', to: '2025-11-25' });
  expect(sameDaysBefore(2025, '2026-11-25')).toEqual({ from: '2024-01-01', to: '2024-12-31' });
});

test.each([
  ['DAILY', '2026-11-25T07:59:00+08:00', '2026-11-25T08:00:00+08:00'],
  ['DAILY', '2026-11-25T08:00:00+08:00', '2026-11-26T08:00:00+08:00'],
  ['WEEKLY', '2026-11-25T09:00:00+08:00', '2026-11-30T08:00:00+08:00'],
  ['MONTHLY', '2026-11-25T09:00:00+08:00', '2026-12-01T08:00:00+08:00'],
])('%s after %s is due at %s', (schedule, now, due) => {
  const plan = { schedule, hour: '08:00', weekday: '1', monthDay: '1' };
  expect(nextRun(plan, new Date(now))).toEqual(new Date(due));
});

test('without a schedule nothing is due', () => {
  expect(nextRun({ schedule: 'NONE', hour: '08:00', weekday: '1', monthDay: '1' }, new Date())).toBeNull();
});
