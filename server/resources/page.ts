import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { newId } from '#server/base/ids.ts';
import type { Queryable } from '#server/database/database.ts';
import type { ActorScope } from '#server/scope.ts';
import type { ListQuery, Row, Store } from './store.ts';

/** Where rows come from: a select whose columns are named like the resource's, and what is left of it. */
export interface Source {
  readonly select: SQL;
  readonly where: readonly SQL[];
  /** Column that stands in for the one asked for, such as the name in the reader's language. */
  readonly sort?: string;
}

/** The reading half of a store whose rows are one select. */
export function readings(
  source: (scope: ActorScope, query: Omit<ListQuery, 'limit' | 'offset'>) => Source,
  present: (row: Row) => Row = (row) => row,
): Required<Pick<Store, 'list' | 'walk'>> {
  const parts = (scope: ActorScope, query: Omit<ListQuery, 'limit' | 'offset'>) => {
    const { select, where, sort = query.sort } = source(scope, query);
    const picked = query.ids ? [sql`id = any(${sql.param(query.ids)}::text[])`] : [];
    return { select, where: [...where, ...picked], order: { sort, descending: query.descending } };
  };
  return {
    async list(scope, query) {
      const { order, ...rest } = parts(scope, query);
      const { rows, total } = await readPage(scope.db, { ...rest, query: { ...query, ...order } });
      return { rows: rows.map(present), total };
    },
    async *walk(scope, query) {
      const { order, ...rest } = parts(scope, query);
      for await (const rows of readAll(scope.db, { ...rest, query: order })) yield rows.map(present);
    },
  };
}

/** Reads one page of a select whose columns are named like the resource's: sorted by one of them, counted whole. */
export async function readPage(
  db: Queryable,
  { select, where, query }: { select: SQL; where: readonly SQL[]; query: Omit<ListQuery, 'filter'> },
): Promise<{ rows: Row[]; total: number }> {
  const condition = conditionOf(where);
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`with found as (${select}) select *, count(*) over ()::int as "total#" from found ${condition}
      order by ${orderOf(query)} limit ${query.limit} offset ${query.offset}`,
  );
  if (rows.length > 0 || query.offset === 0) return { rows: rows.map(clean), total: Number(rows[0]?.['total#'] ?? 0) };
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

/** The column to sort by where `shown` is a text in both languages, told apart as `<column>CN` and `<column>EN`. */
export function sortIn(scope: ActorScope, sort: string, { shown, column }: { shown: string; column: string }): string {
  return sort === shown ? `${column}${scope.locale === 'CN' ? 'CN' : 'EN'}` : sort;
}

/** Rows fetched at a time. */
const fetched = 500;

/** All rows of such a select, read through a cursor: it shows one moment, and holds one piece in memory. */
export async function* readAll(
  db: Queryable,
  { select, where, query }: { select: SQL; where: readonly SQL[]; query: Pick<ListQuery, 'sort' | 'descending'> },
): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`walk_${newId()}`);
  await db.execute(sql`declare ${cursor} no scroll cursor for
    with found as (${select}) select * from found ${conditionOf(where)} order by ${orderOf(query)}`);
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

function orderOf({ sort, descending }: Pick<ListQuery, 'sort' | 'descending'>): SQL {
  return sql`${sql.identifier(sort)} ${descending ? sql`desc` : sql`asc`} nulls last, id`;
}

function clean({ 'total#': _total, ...row }: Record<string, unknown>): Row {
  const dates = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(dates) as Row;
}
