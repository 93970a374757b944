import { expect, test } from 'vitest';
import { ownPath } from './arrive.ts';

test.each([
  ['/farms/abc?x=1#y', '/farms/abc?x=1#y'],
  [null, '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/signin?redirect=/farms', '/'],
])('the way back %j leads to %s', (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});
