import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test.each([
  ['2026-11-20', '2026-11-20', '20 Nov 2026'],
  ['2026-09-05', '2026-09-05', '5 Sep 2026'],
  ['2014-09', '2014-09', 'Sep 2014'],
  ['2026-11-20 14:00', '2026-11-20 14:00', '20 Nov 2026, 14:00'],
  ['2026-13', '2026-13', '2026-13'],
  ['soon', 'soon', 'soon'],
])('%s reads %s in Chinese and %s in English', (text, CN, EN) => {
  expect([dayText(text, 'CN'), dayText(text, 'EN')]).toEqual([CN, EN]);
});
