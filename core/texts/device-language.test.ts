import { expect, test } from 'vitest';
import { deviceLanguage } from './device-language.ts';

test.each([
  [['zh-TW', 'en'], 'CN'],
  [['pt-BR'], 'pt'],
  [['de-DE', 'vi'], 'vi'],
  [['de-DE'], 'EN'],
  [[], 'EN'],
])('a device that wants %j begins in %s', (wanted, locale) => {
  expect(deviceLanguage(wanted)).toBe(locale);
});
