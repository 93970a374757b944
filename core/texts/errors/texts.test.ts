import { describe, expect, it } from 'vitest';
import { type ErrorKey, type ErrorTexts, errors } from '../../errors.ts';
import type { Locale } from '../text.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

const texts: Record<Locale, ErrorTexts> = { CN, EN, es, pt, tr, vi };
const keys = Object.keys(errors) as ErrorKey[];

/** Keys whose sentence is truly the same in English and the language. */
const sameAsEnglish: Partial<Record<Locale, readonly ErrorKey[]>> = {};

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

const catalogues = Object.entries(texts) as [Locale, ErrorTexts][];

describe.each(catalogues)('the error catalogue in %s', (_locale, catalogue) => {
  it('words every key and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => !catalogue[key] || catalogue[key] !== catalogue[key].trim())).toEqual([]);
  });

  it('has the placeholders of the Chinese', () => {
    for (const key of keys) {
      expect(placeholders(catalogue[key]), key).toEqual(placeholders(CN[key]));
      expect(catalogue[key].replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });
});

it.each(catalogues.filter(([locale]) => locale !== 'EN'))('leaves no sentence in English: %s', (locale, catalogue) => {
  const same = keys.filter((key) => catalogue[key] === EN[key]);
  expect(same).toEqual(sameAsEnglish[locale] ?? []);
});
