import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownIn } from '#core/texts/fill.ts';
import { type Locale, locales } from '#core/texts/text.ts';
import { flatten } from '#core/texts/words.ts';

/** Texts that may read the same in two languages, and why. Figures, units and parameters are not asked about. */
const alike: Readonly<Record<string, string>> = {
  FlockScore: 'name of the product',
  PDF: 'name of a format',
  Portal: 'the same word in English, Spanish, Portuguese and Turkish',
  China: 'the same name in English, Spanish and Portuguese',
  Provisional: 'the same word in English and Spanish',
  provisional: 'the same word in English and Spanish',
  normal: 'the same word in English, Spanish and Portuguese',
  '{count} min': 'international sign of the minute',
};

/** What stands between two sentences, which is nothing in Chinese. */
const joints = ['report:stop'];

const here = new URL('.', import.meta.url);
const parts = readdirSync(here, { withFileTypes: true })
  // The back office speaks Chinese and English.
  .filter(({ name }) => name !== 'office')
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/CN.ts`, here)))
  .map(({ name }) => name);
const foreign = locales.filter((locale) => locale !== 'CN');
const pairs = parts.flatMap((part) => foreign.map((locale) => [part, locale] as const));

type Leaf = readonly [key: string, text: string];

async function read(part: string, locale: Locale): Promise<Leaf[]> {
  const module = (await import(new URL(`${part}/${locale}.ts`, here).href)) as Record<string, object>;
  return flatten(module[locale]!);
}

const emptyOf = (part: string, texts: readonly Leaf[]) =>
  texts.filter(([key, text]) => text.trim() === '' && !joints.includes(`${part}:${key}`));
const keysOf = (texts: readonly Leaf[]) => texts.map(([key]) => key).sort();
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '').replace(/\b(ppm|cm|MB)\b/g, ''));

test('the parts of FlockScore are found', () => {
  expect(parts).toEqual(expect.arrayContaining(['findings', 'library', 'scoring', 'shell', 'terms']));
});

test.each(pairs)('%s in %s has the keys and parameters of the source', async (part, locale) => {
  const source = await read(part, 'CN');
  const texts = await read(part, locale);
  expect(keysOf(texts)).toEqual(keysOf(source));
  const there = new Map(texts);
  const shown = (text: string) => String(shownIn(text));
  expect(source.filter(([key, text]) => shown(text) !== shown(there.get(key)!))).toEqual([]);
});

test.each(pairs)('%s in %s is whole and holds no Chinese', async (part, locale) => {
  const texts = await read(part, locale);
  expect(emptyOf(part, texts)).toEqual([]);
  expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test.each(pairs)('%s in %s is not left in another language', async (part, locale) => {
  const others = await Promise.all(
    ['CN' as const, 'EN' as const].map((other) => other !== locale && read(part, other)),
  );
  const same = new Set(others.flatMap((texts) => texts || []).map(([key, text]) => `${key} ${text}`));
  const left = (await read(part, locale)).filter(
    ([key, text]) => hasWords(text) && !(text in alike) && same.has(`${key} ${text}`),
  );
  expect(left).toEqual([]);
});

test.each(parts)('%s in Chinese is whole, with full-width punctuation', async (part) => {
  const texts = await read(part, 'CN');
  expect(emptyOf(part, texts)).toEqual([]);
  expect(texts.filter(([, text]) => /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u.test(text))).toEqual([]);
});

test('what is said of Spanish is not said in Portuguese', async () => {
  // The two share words; whole sentences they do not.
  for (const part of parts) {
    const portuguese = new Map(await read(part, 'pt'));
    const same = (await read(part, 'es')).filter(
      ([key, text]) => text.split(' ').length > 6 && portuguese.get(key) === text,
    );
    expect(same).toEqual([]);
  }
});
