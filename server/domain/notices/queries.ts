import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { isDate, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { indexCall } from '#core/contracts/home.ts';
import type { noticeHeadCall, noticeListCall, noticeOneCall } from '#core/contracts/notices.ts';
import { noticeKinds } from '#core/contracts/notices.ts';
import { Refusal } from '#core/errors.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { prepared, type Queryable } from '../../database/database.ts';
import { newestFirst } from '../../database/newest-first.ts';
import { notices } from '../../database/tables/contents.ts';
import { isCurrent, isPublished } from '../../policies/notice.ts';
import type { Scope } from '../../scope.ts';
import { instantIn, readPlace, writePlace } from '../keyset.ts';
import { countByKind } from './counts.ts';

type List = OutputOf<typeof noticeListCall>;
type ListInput = InputOf<typeof noticeListCall>;
type One = OutputOf<typeof noticeOneCall>;

/** Counts by kind and the pinned notices that have not ended, at most ten. */
export async function readNoticeHead(scope: Scope): Promise<OutputOf<typeof noticeHeadCall>> {
  const counts = await countByKind(scope);
  const pinned = await pinnedQuery(scope.db).execute({ tenant: scope.tenantId, now: scope.now.toISOString() });
  return {
    counts: noticeKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })),
    pinned: pinned.map(presentRow),
  };
}

/**
 * Published notices, ended ones among them, pinned and newest first. `from` and `to` are days of publication in Asia/Shanghai, both included;
 * the later one may come first. INVALID for a day that does not exist and for a foreign cursor.
 */
export async function listNotices(scope: Scope, input: ListInput): Promise<List> {
  const size = input.size ?? 20;
  const found = await readPage(scope, input, size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    rows: rows.map(presentRow),
    total: await totalOf(scope, input),
    next: last && found.length > size ? writePlace([last.top, inFull(last.publishedAt), last.id]) : null,
  };
}

/** One published notice with its neighbours in the list; all others answer with NOT_FOUND. */
export async function readNotice(scope: Scope, { id }: { id: string }): Promise<One> {
  const [row] = await scope.db
    .select()
    .from(notices)
    .where(and(isPublished(scope.tenantId, scope.now), eq(notices.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return {
    id: row.id,
    kind: row.kind,
    title: { CN: row.titleCN, EN: row.titleEN },
    summary: { CN: row.summaryCN, EN: row.summaryEN },
    publisher: { CN: row.publisherCN, EN: row.publisherEN },
    // Published notices have it; the column is empty only for drafts.
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    body: { CN: row.bodyCN, EN: row.bodyEN },
    files: filesOf(row.files),
    programme: row.programme,
    previous: await neighbour(scope, id, 'before'),
    next: await neighbour(scope, id, 'after'),
  };
}

/** The newest notices for the home page, pinned or not. */
export async function latestNotices(scope: Scope, size: number): Promise<OutputOf<typeof indexCall>['notices']> {
  const rows = await listQuery(size)(scope.db).execute(hot(scope));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: { CN: row.titleCN, EN: row.titleEN },
    publishedAt: new Date(row.publishedAt).toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
  }));
}

const columns = {
  id: notices.id,
  kind: notices.kind,
  titleCN: notices.titleCN,
  titleEN: notices.titleEN,
  summaryCN: notices.summaryCN,
  summaryEN: notices.summaryEN,
  publisherCN: notices.publisherCN,
  publisherEN: notices.publisherEN,
  /** As PostgreSQL writes it, in full precision for the cursor; only drafts have none. */
  publishedAt: sql<string>`${notices.publishedAt}`,
  validTo: notices.validTo,
  top: notices.top,
  files: sql<number>`jsonb_array_length(${notices.files})`,
};

/** What PostgreSQL wrote, in UTC and with the microseconds that a Date would lose. */
function inFull(written: string): string {
  const micros = /\.\d{3}(\d+)/.exec(written)?.[1] ?? '';
  return new Date(written).toISOString().replace('Z', `${micros}Z`);
}

const order = newestFirst(notices.top, notices.publishedAt, notices.id);
const reversed = [notices.top, notices.publishedAt, notices.id].map((column) => sql`${column} asc nulls first`);
const atHand = isPublished(sql.placeholder('tenant') as unknown as SQL, sql.placeholder('now') as unknown as SQL);
const ofKind = eq(notices.kind, sql.placeholder('kind'));
const behind = sql`(${notices.top}, ${notices.publishedAt}, ${notices.id}) < (${sql.placeholder('top')}::boolean, ${sql.placeholder('place')}::timestamptz, ${sql.placeholder('last')})`;

/** The pages most visitors ask for. */
const listQuery = preparedPage('notices_first', atHand);
const afterQuery = preparedPage('notices_after', and(atHand, behind));
const kindQuery = preparedPage('notices_kind_first', and(atHand, ofKind));
const kindAfterQuery = preparedPage('notices_kind_after', and(atHand, ofKind, behind));
const pinnedQuery = prepared('notices_pinned', (db) =>
  db
    .select(columns)
    .from(notices)
    .where(and(atHand, sql`${notices.top}`, isCurrent(sql.placeholder('now') as unknown as SQL)))
    .orderBy(...order)
    .limit(10),
);

/**
 * A prepared query for each size of page. With the limit as a parameter PostgreSQL would expect a tenth of the table,
 * keep no plan for that, and plan every call anew.
 */
function preparedPage(name: string, where: SQL | undefined) {
  const build = (size: number) =>
    prepared(`${name}_${size}`, (db: Queryable) =>
      db
        .select(columns)
        .from(notices)
        .where(where)
        .orderBy(...order)
        .limit(sql.raw(String(size)) as unknown as number),
    );
  const bySize = new Map<number, ReturnType<typeof build>>();
  return (size: number) => {
    const query = bySize.get(size) ?? build(size);
    bySize.set(size, query);
    return query;
  };
}

type Row = Awaited<ReturnType<ReturnType<ReturnType<typeof listQuery>>['execute']>>[number];

function hot(scope: Scope) {
  return { tenant: scope.tenantId, now: scope.now.toISOString() };
}

async function readPage(scope: Scope, input: ListInput, size: number): Promise<Row[]> {
  const cursor = readPlace(input.after, 3);
  const place = cursor && {
    top: cursor[0] === true,
    place: instantIn(cursor[1]) && String(cursor[1]),
    last: String(cursor[2]),
  };
  const values = { ...hot(scope), kind: input.kind, ...place };
  if (isPlain(input)) {
    if (input.kind) return await (place ? kindAfterQuery : kindQuery)(size)(scope.db).execute(values);
    return await (place ? afterQuery : listQuery)(size)(scope.db).execute(values);
  }
  const after = place
    ? sql`(${notices.top}, ${notices.publishedAt}, ${notices.id}) < (${place.top}::boolean, ${place.place}::timestamptz, ${place.last})`
    : undefined;
  return await scope.db
    .select(columns)
    .from(notices)
    .where(and(filterOf(scope, input), after))
    .orderBy(...order)
    .limit(size);
}

function isPlain(input: ListInput): boolean {
  return !input.keyword?.trim() && !input.from && !input.to;
}

/** A filter is counted; the whole list and the kinds are known from a moment ago. */
async function totalOf(scope: Scope, input: ListInput): Promise<number> {
  if (!isPlain(input)) return await scope.db.$count(notices, filterOf(scope, input));
  const counts = await countByKind(scope);
  if (input.kind) return counts.get(input.kind) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function filterOf(scope: Scope, { keyword, kind, from, to }: ListInput): SQL | undefined {
  const word = keyword?.trim().toLowerCase();
  const [first, last] = [from, to].map((day) => day && realDay(day));
  const [start, end] = first && last && first > last ? [last, first] : [first, last];
  return and(
    isPublished(scope.tenantId, scope.now),
    kind ? eq(notices.kind, kind) : undefined,
    start ? gte(notices.publishedAt, new Date(`${start}T00:00:00+08:00`)) : undefined,
    end ? lt(notices.publishedAt, new Date(`${moveDate(end, { days: 1 })}T00:00:00+08:00`)) : undefined,
    word
      ? or(sql`strpos(lower(${notices.titleCN}), ${word}) > 0`, sql`strpos(lower(${notices.titleEN}), ${word}) > 0`)
      : undefined,
  );
}

function realDay(day: string): string {
  if (isDate(day)) return day;
  throw new Refusal('INVALID', { params: { count: 1 }, cause: `no such day: ${day}` });
}

/** The notice just before or after another in the list; the place is read from the row itself, in full precision. */
async function neighbour(scope: Scope, id: string, side: 'before' | 'after'): Promise<One['previous']> {
  const own = sql`(select o.top, o.published_at, o.id from notices o where o.tenant_id = ${scope.tenantId} and o.id = ${id})`;
  const comparison = side === 'before' ? sql`>` : sql`<`;
  const [row] = await scope.db
    .select({ id: notices.id, CN: notices.titleCN, EN: notices.titleEN })
    .from(notices)
    .where(
      and(
        isPublished(scope.tenantId, scope.now),
        sql`(${notices.top}, ${notices.publishedAt}, ${notices.id}) ${comparison} ${own}`,
      ),
    )
    .orderBy(...(side === 'after' ? order : reversed))
    .limit(1);
  return row ? { id: row.id, title: { CN: row.CN, EN: row.EN } } : null;
}

function presentRow(row: Row): List['rows'][number] {
  return {
    id: row.id,
    kind: row.kind,
    title: { CN: row.titleCN, EN: row.titleEN },
    summary: { CN: row.summaryCN, EN: row.summaryEN },
    publisher: { CN: row.publisherCN, EN: row.publisherEN },
    publishedAt: new Date(row.publishedAt).toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    top: row.top,
    files: row.files,
  };
}

function filesOf(stored: unknown): One['files'] {
  return Array.isArray(stored)
    ? stored.filter(isFile).map(({ id, name, size, type }) => ({ id, name, size, type }))
    : [];
}
