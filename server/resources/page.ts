import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { Refusal } from '#core/errors.ts';
import { newId } from '#server/base/ids.ts';
import type { Queryable } from '#server/database/database.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ListPage, ListQuery, Position, Row } from './store.ts';

/** What a list is sorted by: a column, or what stands for it. */
export interface Order {
  readonly by: SQL;
  readonly descending: boolean;
  /** A column of a table that is never null: an index has its order both ways, and a page begins where it lies there. */
  readonly isFilled?: true;
}

interface Found {
  readonly select: SQL;
  readonly where: readonly SQL[];
  readonly order: Order;
}

/**
 * One page of a select whose columns are named like the resource's, by its number or from a row on. Rows of equal value
 * stand by their ids and those without a value last, whatever the direction.
 */
export async function readPage(
  db: Queryable,
  { select, where, order, limit, offset, from }: Found & Pick<ListQuery, 'limit' | 'offset' | 'from'>,
): Promise<ListPage> {
  const isBefore = from?.side === 'before';
  const { rows: read } = await db.execute<Record<string, unknown>>(
    sql`with found as (${select}) select *, (${order.by})::text as "position#" from found
      ${conditionOf(from ? [...where, isBeside(order, from)] : where)}
      order by ${isBefore ? backwards(order) : orderOf(order)} limit ${limit + 1} offset ${from ? 0 : offset}`,
  );
  const page = read.slice(0, limit);
  if (isBefore) page.reverse();
  const isMore = read.length > limit;
  const isWhole = !from && !isMore && (page.length > 0 || offset === 0);
  return {
    rows: page.map(clean),
    total: isWhole
      ? Math.min(offset + page.length, numberedRows + 1)
      : await countRows(db, { select, where, most: numberedRows + 1 }),
    next: isMore || isBefore ? positionOf(page.at(-1), 'after') : null,
    previous: (isBefore ? isMore : from !== undefined || offset > 0) ? positionOf(page[0], 'before') : null,
  };
}

/** How many rows such a select has, at the most `most`: a long table is not read to its end for a number. */
export async function countRows(
  db: Queryable,
  { select, where, most }: Pick<Found, 'select' | 'where'> & { readonly most: number },
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`with found as (${select})
      select count(*)::int as n from (select from found ${conditionOf(where)} limit ${most}) counted`,
  );
  return rows[0]?.n ?? 0;
}

/** Such a select with what narrows it. */
export function rowsOf(select: SQL, where: readonly SQL[]): SQL {
  return sql`select * from (${select}) listed ${conditionOf(where)}`;
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

function orderOf({ by, descending, isFilled }: Order): SQL {
  if (isFilled) return sql`${by} ${descending ? sql`desc` : sql`asc`}, id`;
  return sql`${by} ${descending ? sql`desc` : sql`asc`} nulls last, id`;
}

function backwards({ by, descending, isFilled }: Order): SQL {
  if (isFilled) return sql`${by} ${descending ? sql`asc` : sql`desc`}, id desc`;
  return sql`${by} ${descending ? sql`asc` : sql`desc`} nulls first, id desc`;
}

/** The rows on one side of a position. PostgreSQL reads the value as what it compares it with. */
function isBeside({ by, descending, isFilled }: Order, { side, value, id }: Position): SQL {
  const isAfter = side === 'after';
  const further = isAfter ? sql`id > ${id}` : sql`id < ${id}`;
  if (value === null) return isAfter ? sql`(${by} is null and ${further})` : sql`(${by} is not null or ${further})`;
  if (isFilled)
    return isAfter === descending
      ? sql`(${by} <= ${value} and (${by} < ${value} or ${further}))`
      : sql`(${by} >= ${value} and (${by} > ${value} or ${further}))`;
  const beyond = isAfter === descending ? sql`${by} < ${value}` : sql`${by} > ${value}`;
  return sql`(${beyond} or (${by} = ${value} and ${further})${isAfter ? sql` or ${by} is null` : sql``})`;
}

function positionOf(row: Record<string, unknown> | undefined, side: Position['side']): Position | null {
  if (!row) return null;
  const value = row['position#'];
  return { side, value: value === null ? null : String(value), id: String(row.id) };
}

function clean({ 'position#': _position, ...row }: Record<string, unknown>): Row {
  const dates = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(dates) as Row;
}
