import { type Locale, locales } from '#core/texts/text.ts';
import { type Article, type ArticleKey, articleKeys } from '#features/flock/texts/library/article.ts';
import type { LibraryTexts } from '#features/flock/texts/library/CN.ts';

/** An article of the library in one language as it comes with the product, as HTML. */
export interface ShippedArticle {
  readonly key: ArticleKey;
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
}

let shipped: Promise<readonly ShippedArticle[]> | undefined;

/** Every article in every language, in the order they are read; loaded when first asked for. */
export function shippedArticles(): Promise<readonly ShippedArticle[]> {
  shipped ??= Promise.all(locales.map(articlesIn)).then((all) => all.flat());
  return shipped;
}

async function articlesIn(locale: Locale): Promise<ShippedArticle[]> {
  const { [locale]: words } = (await import(`#features/flock/texts/library/${locale}.ts`)) as Record<
    Locale,
    LibraryTexts
  >;
  return Promise.all(
    articleKeys.map(async (key) => {
      const { article } = (await import(`#features/flock/texts/library/${locale}/${key}.ts`)) as { article: Article };
      return { key, locale, title: words.list[key].title, html: htmlOf(words, key, article) };
    }),
  );
}

function htmlOf({ list, article: heads }: LibraryTexts, key: ArticleKey, article: Article): string {
  const { facts, body, today, vet } = article;
  return [
    paragraph(list[key].lead),
    part(heads.facts, bullets(facts)),
    ...body.map(({ title, text }) => part(title, paragraph(text))),
    part(heads.today, bullets(today)),
    part(heads.vet, bullets(vet)),
  ].join('');
}

function part(title: string, html: string): string {
  return `<h2>${escaped(title)}</h2>${html}`;
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function bullets(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${paragraph(line)}</li>`).join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
