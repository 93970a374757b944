import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ArticleKey } from '#features/flock/texts/library/article.ts';
import { readArticle } from '#features/flock/texts/library/read-article.ts';
import { findArticles, fold, plainText } from './find-articles.ts';
import type { ListedArticle } from './use-articles.ts';

const file = new URL('../../../../../data/library/pt/dry-litter.md', import.meta.url);
const { article: dryLitter } = readArticle('pt/dry-litter.md', readFileSync(file, 'utf8'));
const listed = (key: ArticleKey, title: string, changed?: { title: string; html: string }): ListedArticle => ({
  key,
  title,
  lead: '',
  isRead: false,
  changed,
});

test('finds words without their marks, in any order', () => {
  const articles = [listed('ammonia', 'Amônia: antes do cheiro'), listed('dry-litter', 'Cama seca, pés sãos')];
  expect(findArticles(articles, 'cheiro amonia', undefined).map(({ key }) => key)).toEqual(['ammonia']);
});

test('looks into the text once it is there, and puts what stands in a title first', () => {
  const articles = [listed('dry-litter', 'Cama seca'), listed('how-many', 'Quantas aves bastam? A bola')];
  expect(findArticles(articles, 'bola', undefined)).toHaveLength(1);
  const found = findArticles(articles, 'bola', new Map([['dry-litter', dryLitter]]));
  expect(found.map(({ key }) => key)).toEqual(['how-many', 'dry-litter']);
});

test('an article of the operator is searched in the words of the operator', () => {
  const changed = listed('dry-litter', 'Cama', { title: 'Cama', html: '<p>Palha de <b>arroz</b></p>' });
  const bodies = new Map([['dry-litter' as const, dryLitter]]);
  expect(findArticles([changed], 'arroz', bodies)).toHaveLength(1);
  expect(findArticles([changed], 'bola', bodies)).toHaveLength(0);
});

test('folds the letters of Vietnamese and Turkish', () => {
  expect(fold('Đường nước')).toBe('duong nuoc');
  expect(fold('Sıkı')).toBe('siki');
  expect(plainText('<h2>A</h2><p>b&nbsp;c</p>')).toBe('A b c');
});
