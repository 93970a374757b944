import { expect, test } from 'vitest';
import { moveBy, putOnShelf, shelvesOf } from './shelves.ts';

const put = (dimensions: string, key: string, shelf: 'rows' | 'columns', before?: string) =>
  putOnShelf([...dimensions], key, { shelf, before, most: 3 }).join('');

test('the last of several dimensions stands across', () => {
  expect(shelvesOf(['a'])).toEqual({ rows: ['a'], columns: [] });
  expect(shelvesOf(['a', 'b', 'c'])).toEqual({ rows: ['a', 'b'], columns: ['c'] });
});

test.each([
  ['', 'a', 'rows', undefined, 'a'],
  ['a', 'b', 'rows', undefined, 'ab'],
  ['ab', 'c', 'rows', undefined, 'acb'],
  ['ab', 'c', 'rows', 'a', 'cab'],
  ['ab', 'c', 'columns', undefined, 'abc'],
  ['abc', 'a', 'columns', undefined, 'bca'],
  ['abc', 'b', 'rows', 'a', 'bac'],
  ['abc', 'c', 'rows', 'a', 'cab'],
  ['abc', 'c', 'rows', undefined, 'acb'],
  ['ab', 'b', 'rows', undefined, 'ba'],
  ['a', 'a', 'columns', undefined, 'a'],
  ['abc', 'd', 'columns', undefined, 'abc'],
] as const)('of %s, %s put on the %s before %s gives %s in the end', (dimensions, key, shelf, before, after) => {
  expect(put(dimensions, key, shelf, before)).toBe(after);
});

test('a field moves as far as there is room', () => {
  expect(moveBy(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveBy(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveBy(['a'], 'z', 1)).toEqual(['a']);
});
