import { expect, test } from 'vitest';
import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { withOwnDays } from '#core/calendar/working-days.ts';
import { areHoursSound, type Counter, counterOf, isFree, slotsAhead } from './counter.ts';

const weekday = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
const stored = {
  venueCN: '大厅 4 层 12 号窗口',
  venueEN: 'Window 12, fourth floor',
  minutes: 30,
  seats: 2,
  from: null,
  to: null,
  hours: [
    { id: 'b', days: weekday, from: '14:00', to: '14:50' },
    { id: 'a', days: ['TUE'], from: '09:00', to: '10:00' },
  ],
};
const counter = counterOf(stored)!;
const slots = (more: Partial<Counter>, at: string, calendar = mainlandChina) =>
  slotsAhead({ ...counter, ...more }, { calendar, now: new Date(at) }).map(({ startAt }) =>
    dateTimeInShanghai(startAt),
  );

test('slots lie on working days, in the hours of their weekday, whole, and ahead', () => {
  // A Monday, 14:00 in Shanghai: that slot has begun. 50 minutes hold one slot of 30.
  expect(slots({}, '2026-11-30T06:00:00Z').slice(0, 4)).toEqual([
    '2026-12-01 09:00',
    '2026-12-01 09:30',
    '2026-12-01 14:00',
    '2026-12-02 14:00',
  ]);
});

test('holidays are closed, a Saturday that is worked needs its own hours, and days of the tenant come last', () => {
  const at = '2026-02-13T08:00:00Z';
  expect(slots({}, at)[0]).toBe('2026-02-24 09:00');
  const hours = [{ days: [...weekday, 'SAT'], from: '14:00', to: '14:30' }];
  expect(slots({ hours }, at)[0]).toBe('2026-02-14 14:00');
  const own = withOwnDays(mainlandChina, [{ day: '2026-02-24', isWorking: false }]);
  expect(slots({}, at, own)[0]).toBe('2026-02-25 14:00');
});

test('the first and the last day count', () => {
  const days = slots({ from: '2026-12-02', to: '2026-12-03' }, '2026-11-30T00:00:00Z').map((each) => each.slice(0, 10));
  expect(days).toEqual(['2026-12-02', '2026-12-03']);
});

test('what overlaps takes a seat, what touches does not', () => {
  const slot = (from: string, to: string) => ({
    startAt: new Date(`2026-12-01T${from}:00Z`),
    endAt: new Date(`2026-12-01T${to}:00Z`),
  });
  const wanted = slot('01:30', '02:00');
  expect(isFree(wanted, [slot('01:00', '01:30'), slot('02:00', '02:30')], 1)).toBe(true);
  expect(isFree(wanted, [slot('01:15', '01:45')], 1)).toBe(false);
  expect(isFree(wanted, [slot('01:15', '01:45')], 2)).toBe(true);
});

test('an edition without hours has no counter, and hours hold one slot at least', () => {
  expect(counterOf({})).toBeNull();
  expect(areHoursSound(stored.hours, 50)).toBe(true);
  expect(areHoursSound(stored.hours, 51)).toBe(false);
});
