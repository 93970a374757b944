import { expect, test } from 'vitest';
import { employersOf, numberOf, payOf, starsOf } from './facts.ts';

test('stars are one to five, and none for anything else', () => {
  expect(['5', '1', '0', '6', undefined, 'x'].map((level) => starsOf({ level }))).toEqual([5, 1, 0, 0, 0, 0]);
});

test('an amount that is missing is not taken for zero', () => {
  expect([numberOf('12.5'), numberOf(0), numberOf(''), numberOf(undefined), numberOf(null)]).toEqual([
    12.5,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});

test('pay is shown with both ends or not at all', () => {
  const t = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`;
  expect(payOf({ salaryFrom: '42', salaryTo: '72' }, t as never)).toBe('post.payRange {"from":42,"to":72}');
  expect(payOf({ salaryFrom: '42' }, t as never)).toBe('');
});

test('employers are parted at any of the usual signs', () => {
  expect(employersOf({ employers: '汀潮海工、青穗 Qingsui, Ltd；云汀港' })).toEqual([
    '汀潮海工',
    '青穗 Qingsui, Ltd',
    '云汀港',
  ]);
  expect(employersOf({ employers: 'Tingchao, Qingsui' })).toEqual(['Tingchao', 'Qingsui']);
  expect(employersOf({ employers: '北湖 Beihu University, Yunting' })).toEqual(['北湖 Beihu University, Yunting']);
  expect(employersOf({})).toEqual([]);
});
