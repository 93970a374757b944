import { instantInShanghai, isDate, isDateTime, midnightInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { rulesOf } from '#features/contents/shared/conditions/examples.ts';
import { type ContentType, contentLocales, facetsOf, searchedText } from '#features/contents/shared/content.ts';
import { foldIssueNo } from '#features/contents/shared/polity-choices.ts';
import { cutWords } from '#features/contents/shared/words.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { filesOf } from './present.ts';
import type { publications } from './tables.ts';

type Publication = typeof publications.$inferInsert;

/** What visitors will read of a content, out of the values of its form; `at` is when it appears. */
export function publicationOf(
  type: ContentType,
  content: { id: string; tenantId: string; values: Values; at: Date; version: number },
): Omit<Publication, 'words'> & { words: SQL } {
  const { id, tenantId, values, at, version } = content;
  const facets = facetsOf(type, values);
  return {
    id,
    tenantId,
    version,
    facets,
    type: type.code,
    category: String(values[type.facets[0]!] ?? ''),
    titleCN: text(values.titleCN),
    titleEN: text(values.titleEN),
    summaryCN: text(values.summaryCN),
    summaryEN: text(values.summaryEN),
    publisherCN: text(values.publisherCN),
    publisherEN: text(values.publisherEN),
    bodyCN: text(values.bodyCN),
    bodyEN: text(values.bodyEN),
    seoTitleCN: text(values.seoTitleCN),
    seoTitleEN: text(values.seoTitleEN),
    matching: type.matched ? rulesOf(values) : null,
    facts: Object.fromEntries(type.shown.map((key) => [key, values[key] ?? null])),
    number: foldIssueNo(text(values.issueNo) || text(values.issueNoCN)) || null,
    cover: filesOf(values.cover)[0] ?? null,
    files: filesOf(values.files),
    top: values.top === 'YES',
    datedAt: dateOf(values) ?? at,
    publishedAt: at,
    validTo: typeof values.validTo === 'string' && values.validTo !== '' ? endOf(values.validTo) : null,
    words: wordsOf(values),
    updatedAt: at,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The date it bears when that is not the one of its publication: of issue for a policy, of its beginning for an activity. */
function dateOf({ issuedOn, startAt }: Values): Date | undefined {
  if (isDate(issuedOn)) return midnightInShanghai(issuedOn);
  return isDateTime(startAt) ? instantInShanghai(startAt) : undefined;
}

/** Public notices end with the day's work. */
function endOf(day: string): Date {
  return instantInShanghai(`${day} 17:30`);
}

/** Words of both languages; those of the titles weigh most. */
function wordsOf(values: Values): SQL {
  const titles = contentLocales.map((locale) => text(values[`title${locale}`])).join(' ');
  const texts = contentLocales.map((locale) => searchedText(values, locale)).join(' ');
  return sql`setweight(to_tsvector('simple', ${cutWords(titles).join(' ')}), 'A') || to_tsvector('simple', ${cutWords(texts).join(' ')})`;
}
