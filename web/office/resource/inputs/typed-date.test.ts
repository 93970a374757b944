import { expect, test } from 'vitest';
import { typedDate } from './typed-date.ts';

const label = { CN: '日期', EN: 'Date' };
const typed = (text: string, kind: 'date' | 'month' | 'date-time') => typedDate(text, { key: 'at', label, kind });

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026/11/5', '2026-11-05'],
  ['2026年11月25日', '2026-11-25'],
  ['  ', null],
  ['', null],
  // Nothing that was typed is dropped, and no day is guessed.
  ['2026-13-45', '2026-13-45'],
  ['2026-02-30', '2026-02-30'],
  ['25 Nov', '25 Nov'],
  ['tomorrow', 'tomorrow'],
])('%j is %j', (text, value) => {
  expect(typed(text, 'date')).toBe(value);
});

test('months and times are read likewise', () => {
  expect([typed('2026.3', 'month'), typed('2026-13', 'month')]).toEqual(['2026-03', '2026-13']);
  expect([typed('2026-11-25 09:30', 'date-time'), typed('2026-11-25 9 Uhr', 'date-time')]).toEqual([
    '2026-11-25 09:30',
    '2026-11-25 9 Uhr',
  ]);
});
