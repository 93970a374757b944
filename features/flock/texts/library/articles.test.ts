import { expect, test } from 'vitest';
import { type Locale, locales } from '#core/texts/text.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import { type Article, type ArticleKey, articleKeys, readingMinutes, sentencesOf, splitTags } from './article.ts';
import type { LibraryTexts } from './CN.ts';

/** Fewest and most words of an article; Chinese is counted in signs, Vietnamese in syllables, Turkish says more in a word. */
const lengths: Readonly<Record<Locale, readonly [number, number]>> = {
  CN: [500, 800],
  EN: [300, 500],
  es: [300, 500],
  pt: [300, 500],
  tr: [230, 500],
  vi: [320, 650],
};

const cases = locales.flatMap((locale) => articleKeys.map((key) => [locale, key] as const));

async function read(locale: Locale, key: ArticleKey): Promise<Article> {
  return ((await import(`./${locale}/${key}.ts`)) as { article: Article }).article;
}

async function readList(locale: Locale): Promise<LibraryTexts['list']> {
  return ((await import(`./${locale}.ts`)) as Record<string, LibraryTexts>)[locale]!.list;
}

const untagged = (text: string) =>
  splitTags(text)
    .map((piece) => piece.text)
    .join('');
const tagLists = (article: Article) =>
  sentencesOf(article).map((text) =>
    splitTags(text)
      .flatMap(({ tags }) => tags)
      .join(' '),
  );

test.each(cases)(
  '%s %s has the parts of the source and names the same sources in the same places',
  async (locale, key) => {
    const [article, source] = [await read(locale, key), await read('CN', key)];
    const shape = ({ facts, body, today, vet }: Article) => [facts, body, today, vet].map(({ length }) => length);
    expect(shape(article)).toEqual(shape(source));
    expect(tagLists(article)).toEqual(tagLists(source));
  },
);

test.each(cases)('%s %s is of a length that is read in a barn', async (locale, key) => {
  const { title, lead } = (await readList(locale))[key];
  const text = [title, lead, ...sentencesOf(await read(locale, key)).map(untagged)].join(' ');
  const size = locale === 'CN' ? text.replace(/\s/g, '').length : text.split(/\s+/).length;
  const [least, most] = lengths[locale];
  expect(size).toBeGreaterThanOrEqual(least);
  expect(size).toBeLessThanOrEqual(most);
});

test.each(cases)('%s %s is in its own language', async (locale, key) => {
  const sentences = sentencesOf(await read(locale, key)).map(untagged);
  expect(sentences.filter((text) => text.trim() === '')).toEqual([]);
  if (locale === 'CN') return;
  expect(sentences.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  if (locale === 'EN') return;
  const english = new Set(sentencesOf(await read('EN', key)).map(untagged));
  expect(sentences.filter((text) => english.has(text))).toEqual([]);
});

test('every source that an article names is in the list', async () => {
  for (const key of articleKeys) {
    const tags = tagLists(await read('CN', key)).flatMap((list) => list.split(' ').filter(Boolean));
    expect(tags.filter((tag) => tag !== 'PD' && !(tag in sources))).toEqual([]);
    expect(tags.length).toBeGreaterThan(0);
  }
});

test('the reading time holds for slow and for fast readers of English', async () => {
  for (const key of articleKeys) {
    const words = sentencesOf(await read('EN', key))
      .join(' ')
      .split(/\s+/).length;
    expect(words / readingMinutes).toBeGreaterThan(90);
    expect(words / readingMinutes).toBeLessThan(160);
  }
});
