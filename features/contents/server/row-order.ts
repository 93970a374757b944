import { newestFirst } from '#server/database/newest-first.ts';
import { type Column, type SQL, sql } from '#server/database/sql.ts';
import { publicationFacets, publications } from './tables.ts';

/** The order of every public list, pinned and newest first. */
interface RowOrder {
  readonly forwards: SQL[];
  readonly backwards: SQL[];
  /** Where a row stands in that order, to be compared with a cursor. */
  readonly position: SQL;
}

/** The order by the publications themselves. */
export const order = orderBy(publications.top, publications.datedAt, publications.id);

/** The same by one of their facets, which has the three columns for it. */
export const facetOrder = orderBy(publicationFacets.top, publicationFacets.datedAt, publicationFacets.publicationId);

/** Oldest first, pinned or not: the order of an index read from its other end. */
export const oldest = oldestFirst(publications.datedAt, publications.id);
export const oldestOfFacet = oldestFirst(publicationFacets.datedAt, publicationFacets.publicationId);

/** What lists and pages read alike. */
export const sharedColumns = {
  id: publications.id,
  titleCN: publications.titleCN,
  titleEN: publications.titleEN,
  summaryCN: publications.summaryCN,
  summaryEN: publications.summaryEN,
  publisherCN: publications.publisherCN,
  publisherEN: publications.publisherEN,
  validTo: publications.validTo,
  top: publications.top,
  facts: publications.facts,
  cover: publications.cover,
};

/** What a list reads of a row. */
export const readColumns = {
  ...sharedColumns,
  /** As PostgreSQL writes it, in full precision for the cursor. */
  datedAt: sql<string>`${publications.datedAt}`,
  publishedAt: sql<string>`${publications.publishedAt}`,
  files: sql<number>`jsonb_array_length(${publications.files})`,
};

function orderBy(...members: [top: Column, datedAt: Column, id: Column]): RowOrder {
  return {
    forwards: newestFirst(...members),
    backwards: members.map((column) => sql`${column} asc nulls first`),
    position: sql`(${sql.join(members, sql`, `)})`,
  };
}

function oldestFirst(...members: [datedAt: Column, id: Column]) {
  return {
    forwards: members.map((column) => sql`${column} asc nulls first`),
    position: sql`(${sql.join(members, sql`, `)})`,
  };
}
