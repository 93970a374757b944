import { expect, test } from 'vitest';
import { countText, numberedPages, offeredPages } from './numbered-pages.ts';

test('a pager offers the ends and what is near, and leaves out no single number', () => {
  expect(offeredPages(1, 1)).toEqual([1]);
  expect(offeredPages(1, 19)).toEqual([1, 2, 3, 4, null, 19]);
  expect(offeredPages(4, 19)).toEqual([1, 2, 3, 4, 5, null, 19]);
  expect(offeredPages(10, 19)).toEqual([1, null, 9, 10, 11, null, 19]);
  expect(offeredPages(19, 19)).toEqual([1, null, 16, 17, 18, 19]);
  expect(offeredPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('pages have numbers up to the thousandth row, and counting stops beyond it', () => {
  expect([0, 1, 10, 11, 1001, 5000].map((total) => numberedPages(10, total))).toEqual([0, 1, 1, 2, 100, 100]);
  expect([0, 999, 1000, 1001, 5432].map(countText)).toEqual(['0', '999', '1,000', '1,000+', '5,432']);
});
