import { expect, test } from 'vitest';
import { displayField, kindOf } from '../kinds.ts';
import type { YearField } from './year.ts';

const field: YearField = { kind: 'year', key: 'year', label: { CN: '年度', EN: 'Year' }, min: 2020, max: 2099 };
const context = { today: '2026-11-20', data: {}, dictionaries: {}, values: {} };

test.each([
  ['2026 年', 2026],
  [' ２０２６ ', 2026],
  ['', null],
  ['明年', '明年'],
])('%j is read as %j', (typed, read) => {
  expect(kindOf(field).normalise(field, typed)).toBe(read);
});

test('a year has no thousands', () => {
  expect(displayField(field, 2026, 'CN', {})).toBe('2026');
  expect(displayField(field, 2026, 'EN', {})).toBe('2026');
});

test.each([
  [2019, 'NUMBER_TOO_SMALL'],
  [2100, 'NUMBER_TOO_LARGE'],
  [2026.5, 'NOT_WHOLE'],
  ['明年', 'NOT_A_NUMBER'],
])('%j is refused', (value, key) => {
  expect(
    kindOf(field)
      .validate(field, value, context)
      .map((problem) => problem.key),
  ).toEqual([key]);
});
