import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#core/texts/text.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import { type Article, type ArticleKey, articleKeys, readingMinutes, sentencesOf, splitTags } from './article.ts';
import { readArticle } from './read-article.ts';

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

const folder = new URL('../../../../data/library/', import.meta.url);
const source = (locale: Locale, key: ArticleKey) => readFileSync(new URL(`${locale}/${key}.md`, folder), 'utf8');
const readWhole = (locale: Locale, key: ArticleKey) => readArticle(`${locale}/${key}.md`, source(locale, key));
const read = (locale: Locale, key: ArticleKey) => readWhole(locale, key).article;

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

test.each(cases)('%s %s has the parts of the source and names the same sources in the same places', (locale, key) => {
  const [article, original] = [read(locale, key), read('CN', key)];
  const shape = ({ facts, body, today, vet }: Article) => [facts, body, today, vet].map(({ length }) => length);
  expect(shape(article)).toEqual(shape(original));
  expect(tagLists(article)).toEqual(tagLists(original));
});

test.each(cases)('%s %s is of a length that is read in a barn', (locale, key) => {
  const { title, lead } = readWhole(locale, key).head;
  const text = [title, lead, ...sentencesOf(read(locale, key)).map(untagged)].join(' ');
  const size = locale === 'CN' ? text.replace(/\s/g, '').length : text.split(/\s+/).length;
  const [least, most] = lengths[locale];
  expect(size).toBeGreaterThanOrEqual(least);
  expect(size).toBeLessThanOrEqual(most);
});

test.each(cases)('%s %s is in its own language', (locale, key) => {
  const wordsOf = (from: Locale) => {
    const { head, article } = readWhole(from, key);
    return [head.title, head.lead, ...sentencesOf(article)].map(untagged);
  };
  const sentences = wordsOf(locale);
  expect(sentences.filter((text) => text.trim() === '')).toEqual([]);
  if (locale === 'CN') return;
  expect(sentences.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  if (locale === 'EN') return;
  const english = new Set(wordsOf('EN'));
  expect(sentences.filter((text) => english.has(text))).toEqual([]);
});

test('the folders hold the articles of the library and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual([...locales].sort());
  for (const locale of locales)
    expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(articleKeys.map((key) => `${key}.md`).sort());
});

test('what is no article is refused with its file and part', () => {
  const whole = source('EN', 'ammonia');
  const check = (from: string | RegExp, to: string) => () => readArticle('EN/a.md', whole.replace(from, to));
  expect(check('', '')).not.toThrow();
  expect(check(/^title: .*$/m, 'title: ""')).toThrow('data/library/EN/a.md: title: ');
  expect(check(/^lead: .*$/m, 'leed: a')).toThrow('data/library/EN/a.md: leed: ');
  expect(check('<!-- today -->', '')).toThrow('data/library/EN/a.md: has not its four parts');
  expect(check('- Measure', 'Measure')).toThrow('data/library/EN/a.md: today: ');
  expect(check('## When and where', 'When and where')).toThrow('data/library/EN/a.md: text: ');
  expect(check('[S36]', '[S999]')).toThrow('data/library/EN/a.md: S999: ');
});

test('every source that an article names is in the list', () => {
  for (const key of articleKeys) {
    const tags = tagLists(read('CN', key)).flatMap((list) => list.split(' ').filter(Boolean));
    expect(tags.filter((tag) => tag !== 'PD' && !(tag in sources))).toEqual([]);
    expect(tags.length).toBeGreaterThan(0);
  }
});

test('the reading time holds for slow and for fast readers of English', () => {
  for (const key of articleKeys) {
    const words = sentencesOf(read('EN', key)).join(' ').split(/\s+/).length;
    expect(words / readingMinutes).toBeGreaterThan(90);
    expect(words / readingMinutes).toBeLessThan(160);
  }
});
