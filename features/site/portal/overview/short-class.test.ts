import { expect, test } from 'vitest';
import { talentClass } from '#core/dictionaries/talent.ts';
import { shortClass } from './short-class.ts';

test.each(talentClass)('class $value stands on a line of its own, with what it means above it', ({ value, label }) => {
  expect(shortClass(label.CN).short).toBe(`${value} 类`);
  expect(shortClass(label.EN).short).toBe(`Class ${value}`);
  for (const text of [label.CN, label.EN]) expect(shortClass(text).note).not.toBe('');
});

test('a subject without a meaning in brackets stays as it is', () => {
  expect(shortClass('整租两室')).toEqual({ short: '整租两室', note: '' });
});
