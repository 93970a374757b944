import { endOfDayInShanghai, isDate, midnightInShanghai } from '#core/calendar/dates.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { Refusal } from '#core/errors.ts';
import type { ContentListCall } from '#features/contents/calls/content-calls.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { foldIssueNo } from '#features/contents/shared/polity-choices.ts';
import { and, eq, gte, lt, or, type SQL, type Subquery, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { countContents } from './counts.ts';
import { isPublished } from './publication-policy.ts';
import { facetOrder, oldest, oldestOfFacet, order, readColumns } from './row-order.ts';
import { publicationFacets, publications } from './tables.ts';

export type ListInput = InputOf<ContentListCall>;

/** A position in the list, as a cursor tells it. */
export interface ListPosition {
  readonly top: boolean;
  readonly position: string;
  readonly last: string;
}

interface Filtered {
  readonly type: ContentType;
  readonly input: ListInput;
  /** The facet along which rows are read, as `rarestFacet` gives it; without one they are read along the whole list. */
  readonly facet: string | undefined;
}

/** Where a page begins: after a position, or so many rows on; and how many rows it has. */
interface Span {
  readonly after: ListPosition | null;
  readonly offset?: number;
  readonly size: number;
  readonly order?: 'newest' | 'oldest';
}

/** The query of a page under any filter, to be awaited. An offset reads over the rows before it, at most a thousand. */
export function filteredPage(scope: Scope, page: Filtered & Span) {
  const { after, size, offset = 0 } = page;
  const isOldest = page.order === 'oldest';
  const { position, forwards } = isOldest ? (page.facet ? oldestOfFacet : oldest) : page.facet ? facetOrder : order;
  const behind = !after
    ? undefined
    : isOldest
      ? sql`${position} > (${after.position}::timestamptz, ${after.last})`
      : sql`${position} < (${after.top}::boolean, ${after.position}::timestamptz, ${after.last})`;
  const query = scope.db.select(readColumns).from(publications).$dynamic();
  if (page.facet) query.innerJoin(publicationFacets, isOf(scope, page.type, page.facet));
  return query
    .where(and(filterOf(scope, page), behind))
    .orderBy(...forwards)
    .limit(size)
    .offset(offset);
}

/**
 * How many there are under the filter: one row more than pages have numbers, and it stops counting; looks at no more
 * publications than have the facet.
 */
export async function countFiltered(scope: Scope, filtered: Filtered): Promise<number> {
  const some = scope.db
    .select({ one: sql`1`.as('one') })
    .from(publications)
    .$dynamic();
  if (filtered.facet) some.innerJoin(publicationFacets, isOf(scope, filtered.type, filtered.facet));
  return await countSome(
    scope,
    some
      .where(filterOf(scope, filtered))
      .limit(numberedRows + 1)
      .as('some'),
  );
}

/** How many rows a subquery that stops at some point has. */
export async function countSome(scope: Scope, some: Subquery): Promise<number> {
  const [row] = await scope.db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** The facets asked for, as `level:CITY`; INVALID for one that the type does not have. */
export function chosenFacets(type: ContentType, { filter }: ListInput): string[] {
  return Object.entries(filter ?? {}).map(([facet, value]) => {
    if (!type.facets.includes(facet)) throw new Refusal('INVALID', { cause: `no facet ${facet}` });
    return `${facet}:${value}`;
  });
}

/** The one of the facets asked for that the fewest contents have, by the counts of a moment ago. */
export async function rarestFacet(scope: Scope, type: ContentType, input: ListInput): Promise<string | undefined> {
  const chosen = chosenFacets(type, input);
  if (chosen.length < 2) return chosen[0];
  const { byFacet } = await countContents(scope, type);
  return chosen.toSorted((a, b) => (byFacet.get(a) ?? 0) - (byFacet.get(b) ?? 0))[0];
}

function isOf(scope: Scope, type: ContentType, facet: string): SQL | undefined {
  return and(
    eq(publicationFacets.publicationId, publications.id),
    eq(publicationFacets.tenantId, scope.tenantId),
    eq(publicationFacets.type, type.code),
    eq(publicationFacets.facet, facet),
  );
}

/** What a publication must be under the filter; INVALID for a day that does not exist and an unknown facet. */
export function filterOf(scope: Scope, { type, input, facet }: Filtered): SQL | undefined {
  const { keyword, from, to, number } = input;
  const word = keyword?.trim().toLowerCase();
  const [first, last] = [from, to].map((day) => day && realDay(day));
  const [start, end] = first && last && first > last ? [last, first] : [first, last];
  const digits = number ? foldIssueNo(number) : '';
  // A word of brackets alone is no number.
  const inNumber = word ? foldIssueNo(word) : '';
  const others = chosenFacets(type, input).filter((each) => each !== facet);
  const datedAt = facet ? publicationFacets.datedAt : publications.datedAt;
  return and(
    isPublished(scope.tenantId, type.code, scope.now),
    others.length > 0 ? sql`${publications.facets} @> ${sql.param(others)}::text[]` : undefined,
    start ? gte(datedAt, midnightInShanghai(start)) : undefined,
    end ? lt(datedAt, endOfDayInShanghai(end)) : undefined,
    digits ? sql`strpos(${publications.number}, ${digits}) > 0` : undefined,
    word
      ? or(
          sql`strpos(lower(${publications.titleCN}), ${word}) > 0`,
          sql`strpos(lower(${publications.titleEN}), ${word}) > 0`,
          inNumber ? sql`strpos(${publications.number}, ${inNumber}) > 0` : undefined,
        )
      : undefined,
  );
}

function realDay(day: string): string {
  if (isDate(day)) return day;
  throw new Refusal('INVALID', { params: { count: 1 }, cause: `no such day: ${day}` });
}
