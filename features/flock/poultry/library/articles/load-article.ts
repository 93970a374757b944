import type { Locale } from '#core/texts/text.ts';
import type { Article, ArticleKey } from '#features/flock/texts/library/article.ts';
import { articleKeys } from '#features/flock/texts/library/article.ts';

/*
 * Each article in each language is a file of its own (2 to 3 KB), loaded when it is opened; the service worker keeps
 * all of them beforehand with the other scripts (build-app.ts), so that they open without a network.
 */
const files = import.meta.glob<{ article: Article }>('../../../../../data/library/*/*.md');

/** Loads one article. Rejects when its file is neither on the device nor to be had. */
export async function loadArticle(key: ArticleKey, locale: Locale): Promise<Article> {
  const load = files[`../../../../../data/library/${locale}/${key}.md`]!;
  return (await load()).article;
}

/** All of a language, for the search. */
export async function loadArticles(locale: Locale): Promise<ReadonlyMap<ArticleKey, Article>> {
  const loaded = await Promise.all(articleKeys.map((key) => loadArticle(key, locale)));
  return new Map(articleKeys.map((key, index) => [key, loaded[index]!]));
}
