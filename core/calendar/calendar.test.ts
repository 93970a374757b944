import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInShanghai, isDate, isMonth, monthsBetween, moveDate, yearInShanghai } from './dates.ts';
import { mainlandChina, mainlandHolidays } from './mainland-china.ts';
import { addWorkingDays, coversDay, isWorkingDay, workingDaysBetween } from './working-days.ts';

const day = fc.integer({ min: 0, max: 1095 }).map((offset) => moveDate('2024-01-01', { days: offset }));

test.each([
  ['2026-02-13', 1, '2026-02-14'], // make-up Saturday before the Spring Festival
  ['2026-02-14', 1, '2026-02-24'], // the whole festival is skipped
  ['2026-02-27', 1, '2026-02-28'],
  ['2025-09-30', 1, '2025-10-09'],
  ['2024-09-13', 1, '2024-09-14'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-23', -1, '2026-11-20'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %i working days is %s', (from, n, expected) => {
  expect(addWorkingDays(from, n, mainlandChina)).toBe(expected);
});

test('working days of each year, as counted from the official tables', () => {
  expect(workingDaysBetween('2023-12-31', '2024-12-31', mainlandChina)).toBe(251);
  expect(workingDaysBetween('2024-12-31', '2025-12-31', mainlandChina)).toBe(248);
  expect(workingDaysBetween('2025-12-31', '2026-12-31', mainlandChina)).toBe(248);
});

test('make-up workdays fall on weekends, and holidays are given in order', () => {
  for (const { off, work } of Object.values(mainlandHolidays)) {
    for (const date of work) {
      expect([0, 6]).toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
      expect(mainlandChina.holidays.has(date)).toBe(false);
    }
    for (const [first, last] of off) expect(first <= last).toBe(true);
  }
});

test('adding working days lands on a working day and counting gives the number back', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (from, n) => {
      const to = addWorkingDays(from, n, mainlandChina);
      expect(isWorkingDay(to, mainlandChina)).toBe(true);
      expect(workingDaysBetween(from, to, mainlandChina)).toBe(n);
      expect(workingDaysBetween(to, from, mainlandChina)).toBe(-n);
    }),
  );
});

test('years without a table have weekends only and say so', () => {
  expect(coversDay('2026-12-31', mainlandChina)).toBe(true);
  expect(coversDay('2027-01-01', mainlandChina)).toBe(false);
  expect(isWorkingDay('2027-01-01', mainlandChina)).toBe(true);
});

test.each([
  ['2024-02-29', { years: 1 }, '2025-02-28'],
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2026-01-15', { months: -1 }, '2025-12-15'],
  ['2026-12-31', { days: 1 }, '2027-01-01'],
  ['2026-11-20', { years: -16 }, '2010-11-20'],
])('%s moved by %o is %s', (from, by, expected) => {
  expect(moveDate(from, by)).toBe(expected);
});

test('only real days and months count', () => {
  expect(['2024-02-29', '2026-02-29', '2026-2-1', '2026-13-01', '', null].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['2026-01', '2026-00', '2026-13', '2026-1', 5].map(isMonth)).toEqual([true, false, false, false, false]);
  expect(monthsBetween('2025-11', '2026-02')).toBe(3);
});

test('the day in Shanghai begins at 16:00 UTC', () => {
  expect(dayInShanghai('2026-11-20T15:59:59Z')).toBe('2026-11-20');
  expect(dayInShanghai('2026-11-20T16:00:00Z')).toBe('2026-11-21');
  expect(dayInShanghai(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test('元旦零点按北京时间换年，不等到世界时换年', () => {
  expect(yearInShanghai('2026-12-31T15:59:59Z')).toBe(2026);
  expect(yearInShanghai(new Date('2026-12-31T16:00:00Z'))).toBe(2027);
  expect(yearInShanghai(Date.parse('2027-01-01T07:59:59Z'))).toBe(2027);
});
