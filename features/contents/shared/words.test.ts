import { expect, test } from 'vitest';
import { cutWords, searchWords } from './words.ts';

test('characters that the dictionary cuts apart are one word again in a key', () => {
  expect(cutWords('租房补贴')).toEqual(['租', '房', '补贴']);
  expect(searchWords('租房补贴 租房')).toEqual(['租房', '补贴']);
  expect(searchWords('Rent rent ＡＢＣ')).toEqual(['rent', 'abc']);
  expect(searchWords("!!! '\\")).toEqual([]);
});
