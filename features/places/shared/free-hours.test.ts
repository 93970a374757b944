import { expect, test } from 'vitest';
import { freeHours, hoursOf, isOpen } from './free-hours.ts';

// 23 November 2026 is a Monday.
const open = [
  { day: 0, from: '13:00', to: '18:00' },
  { day: 0, from: '08:30', to: '13:00' },
  { day: 1, from: '09:00', to: '12:00' },
  { day: 1, from: '14:00', to: '18:00' },
];

test('hours that touch are one, and a booking must lie in one of them', () => {
  expect(hoursOf(open, '2026-11-23')).toEqual([{ from: '08:30', to: '18:00' }]);
  expect(isOpen(open, '2026-11-23', { from: '12:00', to: '14:00' })).toBe(true);
  expect(isOpen(open, '2026-11-24', { from: '11:00', to: '15:00' })).toBe(false);
  expect(isOpen(open, '2026-11-29', { from: '11:00', to: '12:00' })).toBe(false);
});

test('what is taken and what is past is not free, to the half hour', () => {
  const week = freeHours({
    from: '2026-11-23',
    open,
    now: Date.parse('2026-11-23T09:10:00+08:00'),
    taken: [
      { startAt: '2026-11-23T02:30:00.000Z', endAt: '2026-11-23T04:00:00.000Z' },
      // Over midnight, as nobody keeps to days.
      { startAt: '2026-11-23T09:45:00.000Z', endAt: '2026-11-24T01:15:00.000Z' },
    ],
  });
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({
    day: '2026-11-23',
    isOpen: true,
    free: [
      { from: '09:30', to: '10:30' },
      { from: '12:00', to: '17:30' },
    ],
  });
  expect(week[1]!.free).toEqual([
    { from: '09:30', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]);
  expect(week[2]).toEqual({ day: '2026-11-25', isOpen: false, free: [] });
});
