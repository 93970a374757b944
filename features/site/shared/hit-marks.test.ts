import { expect, test } from 'vitest';
import { cutWords } from '#features/contents/shared/words.ts';
import { marksOf, snippetOf } from './hit-marks.ts';
import { nearestWord } from './near-words.ts';

const marked = (text: string, key: string) => marksOf(text, cutWords(key)).map(([from, to]) => text.slice(from, to));

test.each([
  ['青年人才租房补贴办法', '租房补贴', ['租房补贴']],
  ['Housing support for HOUSING and part of art', 'housing art', ['Housing', 'HOUSING', 'art']],
  ['ＡＢＣ计划与 abc', 'abc', ['ＡＢＣ', 'abc']],
  ['😀凤凰计划', '凤凰', ['凤凰']],
  ['nothing here', '公寓', []],
  ['a<b>x</b>', 'b', ['b', 'b']],
])('in %s the words of %s are marked where they stand', (text, key, expected) => {
  expect(marked(text, key)).toEqual(expected);
});

test('a snippet is cut around the first hit, with its marks where they then stand', () => {
  const text = `${'前'.repeat(300)}人才公寓${'后'.repeat(300)}`;
  const { text: cut, marks } = snippetOf(text, ['公寓'], 90);
  expect(cut).toMatch(/^…前+人才公寓后+…$/);
  expect(marks.map(([from, to]) => cut.slice(from, to))).toEqual(['公寓']);
  expect(cut.length).toBeLessThan(100);
  expect(snippetOf('short  text', ['absent'])).toEqual({ text: 'short text', marks: [] });
});

test('the nearest word is one that differs by a slip, or none', () => {
  const known = ['公寓', '补贴', 'apartment', 'residence', '凤凰计划'];
  expect(nearestWord('apartmnet', known)).toBe('apartment');
  expect(nearestWord('residense', known)).toBe('residence');
  expect(nearestWord('凤凤计划', known)).toBe('凤凰计划');
  expect(nearestWord('zebra', known)).toBeUndefined();
});
