import { expect, test } from 'vitest';
import { rangeNames, rangeOf } from './day-ranges.ts';

test('spans of days: whole weeks from Monday, whole months and years, the last days with today', () => {
  const spans = (today: string) => rangeNames.map((name) => Object.values(rangeOf(name, today)).join('~'));
  // A Sunday, in a month of 30 days.
  expect(spans('2026-11-22')).toEqual([
    '2026-11-22~2026-11-22',
    '2026-11-16~2026-11-22',
    '2026-11-16~2026-11-22',
    '2026-11-01~2026-11-30',
    '2026-10-24~2026-11-22',
    '2026-01-01~2026-12-31',
  ]);
  // A Monday, on the last day of a leap February.
  expect(spans('2028-02-29').slice(1, 4)).toEqual([
    '2028-02-28~2028-03-05',
    '2028-02-23~2028-02-29',
    '2028-02-01~2028-02-29',
  ]);
});
