import { expect, test } from 'vitest';
import { publishOutcome, publishTime, publishTimeProblems } from './publish-time.ts';

/** 22 Nov 2026, 10:12 in Shanghai; in New York it is still the 21st. */
const now = Date.parse('2026-11-22T02:12:00Z');

test.each([
  [{}, '立即发布', 'Publish now'],
  [{ onDay: null, atTime: '' }, '立即发布', 'Publish now'],
  [{ onDay: '2026-11-25' }, '定于 11月25日 09:00 发布', 'Schedule for 25 Nov 09:00'],
  [{ onDay: '2026-11-25', atTime: '18:05' }, '定于 11月25日 18:05 发布', 'Schedule for 25 Nov 18:05'],
  [{ onDay: '2026-11-22', atTime: '10:13' }, '定于 11月22日 10:13 发布', 'Schedule for 22 Nov 10:13'],
  [{ onDay: '2027-01-05', atTime: '00:00' }, '定于 2027年1月5日 00:00 发布', 'Schedule for 5 Jan 2027 00:00'],
])('%j: the button says what happens', (values, CN, EN) => {
  expect(publishOutcome(values, now)).toEqual({ CN, EN });
  expect(publishTimeProblems(values, now)).toEqual([]);
});

test('a time is that of Shanghai', () => {
  expect(publishTime({ onDay: '2026-11-25', atTime: '00:30' })).toBe(Date.parse('2026-11-24T16:30:00Z'));
});

test.each([
  [{ onDay: '2026-13-45' }, 'onDay', 'NOT_A_DATE'],
  [{ onDay: '25 Nov' }, 'onDay', 'NOT_A_DATE'],
  [{ onDay: 20261125 }, 'onDay', 'NOT_A_DATE'],
  [{ onDay: [] }, 'onDay', 'NOT_A_DATE'],
  [{ onDay: {} }, 'onDay', 'NOT_A_DATE'],
  [{ onDay: '  ' }, 'onDay', 'NOT_A_DATE'],
  [{ atTime: '18:00' }, 'onDay', 'REQUIRED_CHOICE'],
  [{ onDay: '2026-11-25', atTime: '6 pm' }, 'atTime', 'WRONG_TYPE'],
  [{ onDay: '2026-11-25', atTime: 18 }, 'atTime', 'WRONG_TYPE'],
  [{ onDay: '2026-11-22' }, 'onDay', 'DATE_TOO_EARLY'],
  [{ onDay: '2026-11-22', atTime: '10:12' }, 'atTime', 'DATE_TOO_EARLY'],
])('%j is never published at once', (values, path, key) => {
  expect(publishTimeProblems(values, now)).toMatchObject([{ path, key }]);
  expect(publishOutcome(values, now)).toBeUndefined();
});
