import { expect, test } from 'vitest';
import { clockOf, daysOf, hoursOf, mondayOf } from './week.ts';

const slot = { id: 's', byType: 'ACTIVITY', refId: 'a', title: { CN: '营', EN: 'Camp' }, isDraft: false };

test('a week begins on its Monday, also for a Sunday and over the turn of a year', () => {
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29'), mondayOf('2027-01-01')]).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ]);
});

test('what goes on overnight stands on both days with its part, and the hours reach as far as it does', () => {
  const overnight = { ...slot, startAt: '2026-11-28T12:00:00Z', endAt: '2026-11-28T22:30:00Z' };
  const days = daysOf('2026-11-23', { slots: [overnight], open: [{ day: 5, from: '09:00', to: '18:00' }] });
  expect(days.map(({ slots }) => slots.map(({ from, to }) => [clockOf(from), clockOf(to)].join('–')))).toEqual([
    [],
    [],
    [],
    [],
    [],
    ['20:00–24:00'],
    ['00:00–06:30'],
  ]);
  expect(days[5]!.open).toEqual([{ from: 540, to: 1080 }]);
  expect(hoursOf(days)).toEqual({ from: 0, to: 24 });
  expect(hoursOf(daysOf('2026-11-23', undefined))).toEqual({ from: 8, to: 20 });
});
