import { expect, test } from 'vitest';
import {
  dayAndMonth,
  daysUntil,
  isoDay,
  showDate,
  showDateTime,
  showDeadline,
  showShortDate,
  timeLeft,
  withWeekday,
} from './dates.ts';

const now = Date.parse('2026-11-21T02:00:00Z');

test('dates are those of Asia/Shanghai, in both languages', () => {
  expect(isoDay('2026-11-19T16:30:00Z')).toBe('2026-11-20');
  expect(showDate('2026-11-19T16:30:00Z', 'CN')).toBe('2026-11-20');
  expect(showDate('2026-11-19T16:30:00Z', 'EN')).toBe('20 Nov 2026');
  expect(showDateTime('2026-11-20T09:30:00Z', 'EN')).toBe('20 Nov 2026, 17:30');
  expect(dayAndMonth('2026-11-05T16:30:00Z', 'CN')).toEqual({ day: '06', month: '2026-11' });
});

test('a deadline names its weekday, and its hour unless it is the end of the day', () => {
  expect(showDeadline('2026-11-30T09:30:00Z', 'CN')).toBe('2026-11-30 周一 17:30');
  expect(showDeadline('2026-12-05T15:59:59Z', 'CN')).toBe('2026-12-05 周六');
  expect(showDeadline('2026-12-05T16:00:00Z', 'CN')).toBe('2026-12-05 周六');
  expect(showDeadline('2026-11-30T09:30:00Z', 'EN')).toBe('Mon 30 Nov 2026, 17:30');
});

test('a weekday stands where the language has it', () => {
  expect(withWeekday('2026-12-20T01:00:00Z', 'CN')).toBe('2026-12-20 周日');
  expect(withWeekday('2026-12-20T01:00:00Z', 'EN')).toBe('Sun 20 Dec 2026');
  expect(withWeekday('2026-12-20T01:00:00Z', 'EN', showShortDate('2026-12-20T01:00:00Z', 'EN', now))).toBe(
    'Sun 20 Dec',
  );
});

test('days left are calendar days there, not spans of 24 hours', () => {
  expect(daysUntil('2026-11-30T09:30:00Z', now)).toBe(9);
  expect(daysUntil('2026-11-21T16:30:00Z', now)).toBe(1);
});

test('on the last day hours are left, afterwards nothing', () => {
  expect(timeLeft('2026-11-21T09:30:00Z', now)).toEqual({ unit: 'hour', count: 7 });
  expect(timeLeft('2026-11-21T02:20:00Z', now)).toEqual({ unit: 'hour', count: 1 });
  expect(timeLeft('2026-11-21T01:59:59Z', now)).toBeUndefined();
});

test('a window that closes at midnight ends with the day before', () => {
  expect(timeLeft('2026-12-05T16:00:00Z', now)).toEqual({ unit: 'day', count: 14 });
  expect(timeLeft('2026-11-21T16:00:00Z', now)).toEqual({ unit: 'hour', count: 14 });
});

test('a short date drops the year only within this year', () => {
  expect(showShortDate('2026-12-05T15:59:59Z', 'CN', now)).toBe('12-05');
  expect(showShortDate('2026-12-05T15:59:59Z', 'EN', now)).toBe('5 Dec');
  expect(showShortDate('2027-01-15T15:59:59Z', 'CN', now)).toBe('2027-01-15');
});
