import { expect, test } from 'vitest';
import { shownIn } from '../fill.ts';
import { flatten } from '../words.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';

const english = new Map(flatten(EN));

test('the office says the same things in both languages, with the same parameters', () => {
  expect([...english.keys()].sort()).toEqual(
    flatten(CN)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of flatten(CN)) expect([key, shownIn(english.get(key)!)]).toEqual([key, shownIn(text)]);
});

test('the English of the office holds no Chinese', () => {
  expect(flatten(EN).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});
