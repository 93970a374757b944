import { expect, test } from 'vitest';
import { contractFaults, contractFaultTexts } from '#core/texts/errors/contract-faults.ts';
import { shownIn } from '#core/texts/fill.ts';
import { type Locale, locales } from '#core/texts/text.ts';
import { whatIsWrong } from './what-is-wrong.ts';

const fault = (keyword: string, params: Record<string, unknown> = {}) => ({
  keyword,
  params,
  instancePath: '',
  schemaPath: '',
});

test.each(locales.filter((locale) => locale !== 'EN'))(
  'what a contract finds is said in %s, not in English',
  (locale) => {
    for (const key of contractFaults) {
      const [own, english] = [contractFaultTexts[locale][key], contractFaultTexts.EN[key]];
      expect(own).not.toBe(english);
      expect(shownIn(own)).toEqual(shownIn(english));
    }
  },
);

test.each([
  ['es', 'maxLength', { limit: 20 }, 'Demasiado largo: como máximo 20 caracteres.'],
  ['pt', 'minLength', { limit: 1 }, 'Falta este dado.'],
  ['tr', 'type', { type: 'integer' }, 'Tam sayı olmalı.'],
  ['vi', 'pattern', {}, 'Sai định dạng; hãy kiểm tra lại.'],
  ['es', 'somethingNew', {}, 'No se puede leer; escríbalo de nuevo.'],
] as const)('%s: %s', (locale: Locale, keyword, params, said) => {
  expect(whatIsWrong(fault(keyword, params), locale)).toBe(said);
});
