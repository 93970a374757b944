import { expect, test } from 'vitest';
import { readWords } from './call-filter.tsx';

test.each([
  ['/mgr/apply', { path: '/mgr/apply', user: '', trace: '' }],
  ['7f3c91d0a2e4', { path: '', user: '', trace: '7f3c91d0a2e4' }],
  [' chenyuan.fq ', { path: '', user: 'chenyuan.fq', trace: '' }],
  ['', { path: '', user: '', trace: '' }],
])('%j is searched as what it looks like', (words, expected) => {
  expect(readWords(words)).toEqual(expected);
});
