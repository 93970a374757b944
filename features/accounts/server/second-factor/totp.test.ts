import { expect, test } from 'vitest';
import { totpCode, totpText, totpUri } from './totp.ts';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('the digits follow RFC 6238 at %i s', (seconds, code) => {
  expect(totpCode(Buffer.from('12345678901234567890'), Math.floor(seconds / 30))).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('the secret is written as RFC 4648 has it: %s', (plain, text) => {
  expect(totpText(Buffer.from(plain))).toBe(text);
});

test('the address names who hands the secret out, and for which account, whatever it is called', () => {
  const uri = totpUri(Buffer.from('foobar'), '林 见微?a=b@example.com');
  expect(uri).not.toMatch(/[^\x21-\x7e]/);
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Wutong:林 见微?a=b@example.com',
  ]);
  expect(searchParams.get('secret')).toBe('MZXW6YTBOI');
});
