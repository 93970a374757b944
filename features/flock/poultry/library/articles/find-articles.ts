import type { Article, ArticleKey } from '#features/flock/texts/library/article.ts';
import { sentencesOf } from '#features/flock/texts/library/article.ts';
import type { ListedArticle } from './use-articles.ts';

/** The articles that hold every word asked for, those with all of them in title and lead first. */
export function findArticles(
  articles: readonly ListedArticle[],
  asked: string,
  bodies: ReadonlyMap<ArticleKey, Article> | undefined,
): ListedArticle[] {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.includes(word));
  const inHead = articles.filter(({ title, lead }) => holds(fold(`${title} ${lead}`)));
  const inBody = articles.filter((article) => !inHead.includes(article) && holds(wholeText(article, bodies)));
  return [...inHead, ...inBody];
}

function wholeText({ key, title, lead, changed }: ListedArticle, bodies: ReadonlyMap<ArticleKey, Article> | undefined) {
  const body = changed ? plainText(changed.html) : sentencesOf(bodies?.get(key) ?? empty).join(' ');
  return fold(`${title} ${lead} ${body}`);
}

const empty: Article = { facts: [], body: [], today: [], vet: [] };

/** What stands in rich text, without its marks. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Small letters without marks, so that “amonia” finds “amônia” and “duong” finds “đường”. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/ı/g, 'i');
}
