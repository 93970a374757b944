import { expect, test } from 'vitest';
import { ownPath, signInPath } from './redirect.ts';

const known = (path: string) => path === '/' || path.startsWith('/personal') || path.startsWith('/notify');

test.each([
  ['/personal/user?tab=1#x', '/personal/user?tab=1#x'],
  [null, '/'],
  ['', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\tnotify', '/'],
  ['/unknown', '/'],
  ['/login?redirect=/login', '/'],
  ['/login/pwd', '/'],
])('%s leads to %s', (redirect, path) => {
  expect(ownPath(redirect, known)).toBe(path);
});

test('the way to sign-in keeps query and hash of where the user was', () => {
  expect(signInPath('/notify?kind=RESULT#top')).toBe('/login?redirect=%2Fnotify%3Fkind%3DRESULT%23top');
  expect(signInPath('/')).toBe('/login');
  expect(signInPath('/login?redirect=%2Fpersonal')).toBe('/login?redirect=%2Fpersonal');
  expect(signInPath('/loginless')).toBe('/login?redirect=%2Floginless');
});
