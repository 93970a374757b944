import { expect, test } from 'vitest';
import { deviceKind, deviceName, maskedIp } from './device.ts';

const kinds = (userAgent: string) =>
  Object.entries(deviceKind(userAgent))
    .filter(([, is]) => is)
    .map(([kind]) => kind);

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge 126 · Windows',
    ['isPc'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17 · iOS',
    ['isPhone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
    'Chrome 125 · Android',
    ['isPhone', 'isAndroid'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
    'Chrome 125 · Android',
    ['isTablet', 'isAndroid'],
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127 · Linux', ['isPc']],
  ['curl/8.5.0', 'curl/8.5.0', ['isPc']],
])('%s', (userAgent, name, kind) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(kinds(userAgent)).toEqual(kind);
});

test('an address is shown without its end', () => {
  expect(['203.0.113.9', '2001:db8:1:2::5', ''].map(maskedIp)).toEqual(['203.0.113.*', '2001:db8:1:*', '']);
});
