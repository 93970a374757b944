import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { endOfDayInShanghai, isDate, midnightInShanghai } from '#core/calendar/dates.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { ContentListCall } from '#features/contents/calls/content-calls.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { foldIssueNo } from '#features/contents/shared/polity-choices.ts';
import type { Scope } from '#server/scope.ts';
import { countContents } from './counts.ts';
import { isPublished } from './publication-policy.ts';
import { facetOrder, order, readColumns } from './row-order.ts';
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

/** The query of a page under any filter, to be awaited. */
export function filteredPage(scope: Scope, page: Filtered & { after: ListPosition | null; size: number }) {
  const { after, size } = page;
  const { position, forwards } = page.facet ? facetOrder : order;
  const behind = after
    ? sql`${position} < (${after.top}::boolean, ${after.position}::timestamptz, ${after.last})`
    : undefined;
  const query = scope.db.select(readColumns).from(publications).$dynamic();
  if (page.facet) query.innerJoin(publicationFacets, isOf(scope, page.type, page.facet));
  return query
    .where(and(filterOf(scope, page), behind))
    .orderBy(...forwards)
    .limit(size);
}

/** How many there are under the filter; looks at no more publications than have the facet. */
export async function countFiltered(scope: Scope, filtered: Filtered): Promise<number> {
  const query = scope.db.select({ count: sql<number>`count(*)::int` }).from(publications).$dynamic();
  if (filtered.facet) query.innerJoin(publicationFacets, isOf(scope, filtered.type, filtered.facet));
  const [row] = await query.where(filterOf(scope, filtered));
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
        )
      : undefined,
  );
}

function realDay(day: string): string {
  if (isDate(day)) return day;
  throw new Refusal('INVALID', { params: { count: 1 }, cause: `no such day: ${day}` });
}
