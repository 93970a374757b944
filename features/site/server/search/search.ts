import { endOfDayInShanghai, isDate, midnightInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import { contentTypes, getContentType } from '#features/content-types.ts';
import { publications } from '#features/contents/server/tables.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import { searchWords } from '#features/contents/shared/words.ts';
import { typesOff } from '#features/platform/shared/features.ts';
import { mostFound, type searchCall } from '#features/site/calls/search.ts';
import { marksOf, snippetOf } from '#features/site/shared/hit-marks.ts';
import { instantIn, readPosition, writePosition } from '#server/base/keyset.ts';
import { switchedOff } from '#server/base/offered.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { findPublications } from './find-publications.ts';
import { suggestWords } from './suggest-words.ts';

type Input = InputOf<typeof searchCall>;
type Output = OutputOf<typeof searchCall>;

/** One position among the hits; `datedAt` in full precision. */
interface Hit {
  readonly id: string;
  readonly type: string;
  readonly rank: number;
  readonly datedAt: string;
}

/**
 * Everything published that has all the words of the key, best or newest first, of one type or of all. Counts are by
 * type, up to 1,000 each. INVALID for a day that does not exist and for a foreign cursor.
 */
export async function searchContents(scope: Scope, input: Input): Promise<Output> {
  const words = searchWords(input.key);
  const size = input.size ?? 20;
  const { hits, counts } = await findHits(scope, { words, input, size: size + 1 });
  const shown = hits.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: await presentHits(scope, { hits: shown, words }),
    counts: contentTypes.map(({ code }) => {
      const count = counts[code] ?? 0;
      return { type: code, count: Math.min(count, mostFound), more: count > mostFound };
    }),
    didYouMean: Object.keys(counts).length === 0 && !input.after ? await suggestWords(scope, words) : null,
    next: last && hits.length > size ? writePosition([last.rank, last.datedAt, last.id]) : null,
  };
}

interface Search {
  readonly words: readonly string[];
  readonly input: Input;
  readonly size: number;
}

async function findHits(
  scope: Scope,
  { words, input, size }: Search,
): Promise<{ hits: Hit[]; counts: Record<string, number> }> {
  if (words.length === 0) return { hits: [], counts: {} };
  const position = positionAfter(input.after);
  const ofType = input.type === undefined ? sql`true` : sql`type = ${input.type}`;
  const behind = position
    ? sql`(rank, dated_at, id) < (${position.rank}::real, ${position.datedAt}::timestamptz, ${position.id})`
    : sql`true`;
  const found = findPublications(scope, {
    words,
    // Hits of what is switched off would lead nowhere.
    without: typesOff(await switchedOff(scope)),
    ...daysOf(input),
    most: mostFound + 1,
    ranked: input.sort !== 'newest',
  });
  const { rows } = await scope.db.execute<{ hits: Hit[] | null; counts: Record<string, number> | null }>(sql`
    with found as materialized (select * from ${found}),
         page as (select * from found where ${ofType} and ${behind} order by rank desc, dated_at desc, id desc limit ${size})
    select (select json_agg(json_build_object('id', id, 'type', type, 'rank', rank, 'datedAt',
                            to_char(dated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
                            order by rank desc, dated_at desc, id desc) from page) as hits,
           (select json_object_agg(type, count) from (select type, count(*) from found group by type) each) as counts`);
  return { hits: rows[0]?.hits ?? [], counts: rows[0]?.counts ?? {} };
}

function positionAfter(cursor: string | undefined) {
  const members = readPosition(cursor, 3);
  if (!members) return undefined;
  const [rank, datedAt, id] = members;
  if (typeof rank !== 'number' || rank < 0 || rank > 1000) throw new Refusal('INVALID', { params: { count: 1 } });
  return { rank, datedAt: instantIn(datedAt) && String(datedAt), id: String(id) };
}

/** Days of Asia/Shanghai, both included; the later one may come first. */
function daysOf({ from, to }: Input): { since: Date | null; until: Date | null } {
  for (const day of [from, to])
    if (day && !isDate(day)) throw new Refusal('INVALID', { params: { count: 1 }, cause: `no such day: ${day}` });
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    since: first ? midnightInShanghai(first) : null,
    until: last ? endOfDayInShanghai(last) : null,
  };
}

/** The texts are read past the same wall as everything else: the function told ids only. */
async function presentHits(
  scope: Scope,
  { hits, words }: { hits: readonly Hit[]; words: readonly string[] },
): Promise<Output['rows']> {
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const rows = await scope.db
    .select({
      id: publications.id,
      facts: publications.facts,
      title: { CN: publications.titleCN, EN: publications.titleEN },
      summary: { CN: publications.summaryCN, EN: publications.summaryEN },
      body: { CN: publications.bodyCN, EN: publications.bodyEN },
    })
    .from(publications)
    .where(and(eq(publications.tenantId, scope.tenantId), inArray(publications.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id, type, datedAt }) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      type,
      id,
      title: row.title,
      titleMarks: { CN: marksOf(row.title.CN, words), EN: marksOf(row.title.EN, words) },
      snippet: snippetIn(scope, row, words),
      datedAt: new Date(datedAt).toISOString(),
      path: addressOf(getContentType(type), { id, facts: row.facts as Record<string, unknown> }),
    };
  });
}

type Texts = Record<'summary' | 'body', { CN: string; EN: string }>;

function snippetIn({ locale }: Scope, row: Texts, words: readonly string[]): Output['rows'][number]['snippet'] {
  const of = (language: 'CN' | 'EN') =>
    snippetOf(`${row.summary[language]} ${visibleText(row.body[language])}`, words, language === 'CN' ? 100 : 200);
  const own = of(locale === 'CN' ? 'CN' : 'EN');
  if (own.marks.length > 0) return own;
  const other = of(locale === 'CN' ? 'EN' : 'CN');
  return other.marks.length > 0 ? other : own;
}
