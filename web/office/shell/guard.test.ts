import { expect, test } from 'vitest';
import { safeRedirect } from './guard.ts';

test.each([
  ['/companys?page=2', '/companys?page=2'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?redirect=/', '/'],
  [null, '/'],
])('a redirect to %s leads to %s', (target, expected) => {
  expect(safeRedirect(target)).toBe(expected);
});
