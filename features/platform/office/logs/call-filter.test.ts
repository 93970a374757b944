import { expect, test } from 'vitest';
import { readWords } from './call-filter.tsx';

test.each([
  ['/mgr/apply', { path: '/mgr/apply', account: '', trace: '' }],
  ['7f3c91d0a2e4', { path: '', account: '', trace: '7f3c91d0a2e4' }],
  [' chenyuan.fq ', { path: '', account: 'chenyuan.fq', trace: '' }],
  ['', { path: '', account: '', trace: '' }],
])('%j is searched as what it looks like', (words, expected) => {
  expect(readWords(words)).toEqual(expected);
});
