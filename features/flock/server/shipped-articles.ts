import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#core/texts/text.ts';
import { type Article, type ArticleHead, type ArticleKey, articleKeys } from '#features/flock/texts/library/article.ts';
import type { LibraryTexts } from '#features/flock/texts/library/CN.ts';
import { readArticle } from '#features/flock/texts/library/read-article.ts';
import { sanitise } from '#server/base/sanitise.ts';

const folder = join(import.meta.dirname, '../../../data/library');

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
  return articleKeys.map((key) => {
    const file = `${locale}/${key}.md`;
    const { head, article } = readArticle(file, readFileSync(join(folder, file), 'utf8'));
    const html = htmlOf(words, head, article);
    // What operators write is sanitised when they save it: what is shipped must not need it.
    if (sanitise(html) !== html) throw new Error(`data/library/${file}: sanitised`);
    return { key, locale, title: head.title, html };
  });
}

function htmlOf({ article: heads }: LibraryTexts, { lead }: ArticleHead, article: Article): string {
  const { facts, body, today, vet } = article;
  return [
    paragraph(lead),
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
