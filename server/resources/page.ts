import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { newId } from '#server/base/ids.ts';
import type { Queryable } from '#server/database/database.ts';
import type { ListQuery, Row } from './store.ts';

/** What a list is sorted by: a column, or what stands for it. */
export interface Order {
  readonly by: SQL;
  readonly descending: boolean;
}

interface Found {
  readonly select: SQL;
  readonly where: readonly SQL[];
  readonly order: Order;
}

/** Reads one page of a select whose columns are named like the resource's: sorted by one of them, counted whole. */
export async function readPage(
  db: Queryable,
  { select, where, order, limit, offset }: Found & Pick<ListQuery, 'limit' | 'offset'>,
): Promise<{ rows: Row[]; total: number }> {
  const condition = conditionOf(where);
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`with found as (${select}) select *, count(*) over ()::int as "total#" from found ${condition}
      order by ${orderOf(order)} limit ${limit} offset ${offset}`,
  );
  if (rows.length > 0 || offset === 0) return { rows: rows.map(clean), total: Number(rows[0]?.['total#'] ?? 0) };
  // Past the end there is no row to carry the count.
  const counted = await db.execute<{ n: number }>(
    sql`with found as (${select}) select count(*)::int as n from found ${condition}`,
  );
  return { rows: [], total: counted.rows[0]?.n ?? 0 };
}

/** The one row of such a select with this id. */
export async function readOne(db: Queryable, select: SQL, id: string): Promise<Row> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`with found as (${select}) select * from found where id = ${id}`,
  );
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return clean(rows[0]);
}

/** Rows fetched at a time. */
const fetched = 500;

/** All rows of such a select, read through a cursor: it shows one moment, and holds one piece in memory. */
export async function* readAll(db: Queryable, { select, where, order }: Found): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`walk_${newId()}`);
  await db.execute(sql`declare ${cursor} no scroll cursor for
    with found as (${select}) select * from found ${conditionOf(where)} order by ${orderOf(order)}`);
  for (;;) {
    const { rows } = await db.execute<Record<string, unknown>>(sql`fetch ${sql.raw(String(fetched))} from ${cursor}`);
    if (rows.length > 0) yield rows.map(clean);
    if (rows.length < fetched) break;
  }
  await db.execute(sql`close ${cursor}`);
}

function conditionOf(where: readonly SQL[]): SQL {
  return where.length > 0 ? sql`where ${sql.join([...where], sql` and `)}` : sql``;
}

function orderOf({ by, descending }: Order): SQL {
  return sql`${by} ${descending ? sql`desc` : sql`asc`} nulls last, id`;
}

function clean({ 'total#': _total, ...row }: Record<string, unknown>): Row {
  const dates = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(dates) as Row;
}
