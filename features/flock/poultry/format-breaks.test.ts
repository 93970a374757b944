import { expect, test } from 'vitest';
import { withSoftBreaks } from './format-breaks.ts';

test.each([
  ['tr', 'Değerlendirilemedi, kuru altlık', 'Değer·len·di·ri·le·medi, kuru altlık'],
  ['tr', 'KÜMELENMELER', 'KÜME·LEN·ME·LER'],
  ['pt', 'inflamação ligeiramente', 'infla·ma·ção ligei·ra·mente'],
  ['pt', 'sobrancelhas, quilometragem', 'sobran·ce·lhas, qui·lo·me·tra·gem'],
  ['EN', 'pododermatitis', 'pododermatitis'],
] as const)('in %s “%s” may break where it is spoken apart', (locale, text, broken) => {
  expect(withSoftBreaks(text, locale).replaceAll('\u00ad', '·')).toBe(broken);
});
