import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { ListQuery, Row } from './store.ts';

/** Reads one page of a select whose columns are named like the resource's: sorted by one of them, counted whole. */
export async function readPage(
  db: Queryable,
  { select, where, query }: { select: SQL; where: readonly SQL[]; query: Omit<ListQuery, 'filter'> },
): Promise<{ rows: Row[]; total: number }> {
  const condition = where.length > 0 ? sql`where ${sql.join([...where], sql` and `)}` : sql``;
  const order = sql`${sql.identifier(query.sort)} ${query.descending ? sql`desc` : sql`asc`} nulls last, id`;
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`with found as (${select}) select *, count(*) over ()::int as "total#" from found ${condition}
      order by ${order} limit ${query.limit} offset ${query.offset}`,
  );
  if (rows.length > 0 || query.offset === 0) return { rows: rows.map(clean), total: Number(rows[0]?.['total#'] ?? 0) };
  // Past the end there is no row to carry the count.
  const counted = await db.execute<{ n: number }>(
    sql`with found as (${select}) select count(*)::int as n from found ${condition}`,
  );
  return { rows: [], total: counted.rows[0]?.n ?? 0 };
}

/** `%` and `_` in what somebody typed are characters, not wildcards. */
export function contains(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

function clean({ 'total#': _total, ...row }: Record<string, unknown>): Row {
  const dates = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(dates) as Row;
}
