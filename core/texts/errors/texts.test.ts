import { describe, expect, it } from 'vitest';
import type { ErrorEntry } from '#core/error-table.ts';
import { type CommonErrorTexts, type ErrorKey, type ErrorTexts, errors, errorText } from '#core/errors.ts';
import { shownIn } from '../fill.ts';
import type { Locale } from '../text.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

const texts: Record<Locale, ErrorTexts | CommonErrorTexts> = { CN, EN, es, pt, tr, vi };
const all = Object.keys(errors) as ErrorKey[];
const common = all.filter((key) => (errors[key] as ErrorEntry).languages === undefined);
const keysOf = (locale: Locale) => (locale === 'CN' || locale === 'EN' ? all : common);

/** Keys whose sentence is truly the same in English and the language. */
const sameAsEnglish: Partial<Record<Locale, readonly ErrorKey[]>> = {};

const catalogues = Object.entries(texts) as [Locale, ErrorTexts][];

describe.each(catalogues)('the error catalogue in %s', (locale, catalogue) => {
  const keys = keysOf(locale);
  it('words every key and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => !catalogue[key] || catalogue[key] !== catalogue[key].trim())).toEqual([]);
  });

  it('has the placeholders of the Chinese', () => {
    for (const key of keys) {
      expect(shownIn(catalogue[key]), key).toEqual(shownIn(CN[key]));
      expect(catalogue[key].replace(/\{\w+(:[^{}|]*\|[^{}|]*)?\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });
});

it.each(catalogues.filter(([locale]) => locale !== 'EN'))('leaves no sentence in English: %s', (locale, catalogue) => {
  const same = keysOf(locale).filter((key) => catalogue[key] === EN[key]);
  expect(same).toEqual(sameAsEnglish[locale] ?? []);
});

it('says in English what a language has no sentence for', () => {
  expect(common.length).toBeLessThan(all.length);
  expect(errorText('QUOTA_FULL', 'es', { count: 3 })).toBe(errorText('QUOTA_FULL', 'EN', { count: 3 }));
  expect(errorText('NOT_FOUND', 'es')).toBe(es.NOT_FOUND);
});
