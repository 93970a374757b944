import type { OutputOf } from '#core/contracts/contract.ts';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { Refusal } from '#core/errors.ts';
import type { ContentHeadCall, ContentListCall } from '#features/contents/calls/content-calls.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { instantIn, readPosition, rowsBefore, writePosition } from '#server/base/keyset.ts';
import type { Scope } from '#server/scope.ts';
import { countContents } from './counts.ts';
import {
  chosenFacets,
  countFiltered,
  filteredPage,
  type ListInput,
  type ListPosition,
  rarestFacet,
} from './filtered.ts';
import { hotPage, pinnedPage } from './hot-pages.ts';
import { onePage } from './one-page.ts';
import { fileOf, filesOf, type ListRow, type One, presentRow, type ReadRow } from './present.ts';

type List = OutputOf<ContentListCall>;

/** How many there are, how many by facet value (one that nothing has is left out), and the pinned ones that have not ended, at most ten. */
export async function readHead(scope: Scope, type: ContentType): Promise<OutputOf<ContentHeadCall>> {
  const { total, byFacet } = await countContents(scope, type);
  const pinned = await pinnedPage(type)(scope.db).execute({ tenant: scope.tenantId, now: scope.now.toISOString() });
  return {
    total,
    counts: [...byFacet].map(([key, count]) => {
      const [facet = '', value = ''] = key.split(':');
      return { facet, value, count };
    }),
    pinned: pinned.map(presentRow),
  };
}

/**
 * Published contents of a type, ended ones among them, pinned and newest first. `from` and `to` are days of `datedAt` in
 * Asia/Shanghai, both included; the later one may come first. INVALID for a day that does not exist, an unknown facet,
 * a foreign cursor, and an order that the type does not have.
 */
export async function listPublished(scope: Scope, type: ContentType, input: ListInput): Promise<List> {
  if (input.order === 'level') return await listByLevel(scope, type, input);
  const size = input.size ?? 20;
  const found = await readPage(scope, { type, input, size: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    rows: rows.map(presentRow),
    total: await totalOf(scope, type, input),
    next: last && found.length > size ? writePosition([last.top, inFull(last.datedAt), last.id]) : null,
  };
}

/** The highest level first, within it pinned and newest first: the lists of the levels, one after the other. */
async function listByLevel(scope: Scope, type: ContentType, { order: _order, ...input }: ListInput): Promise<List> {
  if (!type.levels || input.after !== undefined) throw new Refusal('INVALID', { params: { count: 1 } });
  const size = input.size ?? 20;
  const asked = input.filter?.level;
  const rows: ReadRow[] = [];
  let before = rowsBefore(input);
  let total = 0;
  for (const level of type.levels) {
    if (asked !== undefined && asked !== level) continue;
    const within = { ...input, page: 1, filter: { ...input.filter, level } };
    const count = await totalOf(scope, type, within);
    const wanted = size - rows.length;
    if (before < count && wanted > 0) {
      const facet = await rarestFacet(scope, type, within);
      rows.push(
        ...(await filteredPage(scope, { type, input: within, facet, after: null, offset: before, size: wanted })),
      );
    }
    before = Math.max(0, before - count);
    total += count;
  }
  return { rows: rows.map(presentRow), total: Math.min(total, numberedRows + 1), next: null };
}

/** One published content, by id or by its name, with its neighbours in the list; all others answer with NOT_FOUND. */
export async function readPublished(scope: Scope, type: ContentType, { id: asked }: { id: string }): Promise<One> {
  const [found] = await onePage(type)(scope.db).execute({ ...hot(scope), asked });
  if (!found) throw new Refusal('NOT_FOUND');
  const { row, views, previous, next } = found;
  return {
    id: row.id,
    title: { CN: row.titleCN, EN: row.titleEN },
    summary: { CN: row.summaryCN, EN: row.summaryEN },
    publisher: { CN: row.publisherCN, EN: row.publisherEN },
    publishedAt: row.publishedAt.toISOString(),
    datedAt: row.datedAt.toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    top: row.top,
    facts: row.facts as One['facts'],
    cover: fileOf(row.cover),
    body: { CN: row.bodyCN, EN: row.bodyEN },
    seoTitle: { CN: row.seoTitleCN, EN: row.seoTitleEN },
    files: filesOf(row.files),
    views: views ?? 0,
    previous,
    next,
  };
}

/** The newest ones for the home page, pinned or not. */
export async function latestPublished(scope: Scope, type: ContentType, size: number): Promise<ListRow[]> {
  const rows = await hotPage(type, 'first', size)(scope.db).execute(hot(scope));
  return rows.map(presentRow);
}

/** What PostgreSQL wrote, in UTC and with the microseconds that a Date would lose. */
function inFull(written: string): string {
  const micros = /\.\d{3}(\d+)/.exec(written)?.[1] ?? '';
  return new Date(written).toISOString().replace('Z', `${micros}Z`);
}

function hot(scope: Scope) {
  return { tenant: scope.tenantId, now: scope.now.toISOString() };
}

interface PageQuery {
  readonly type: ContentType;
  readonly input: ListInput;
  readonly size: number;
}

async function readPage(scope: Scope, { type, input, size }: PageQuery): Promise<ReadRow[]> {
  const after = positionAfter(input.after);
  const offset = rowsBefore(input);
  const isHot = offset === 0 && input.order !== 'oldest';
  const category = isHot && plainCategory(type, input);
  if (category !== false) {
    const variant = category === undefined ? (after ? 'after' : 'first') : after ? 'category after' : 'category first';
    return await hotPage(type, variant, size)(scope.db).execute({ ...hot(scope), category, ...after });
  }
  const facet = await rarestFacet(scope, type, input);
  const order = input.order === 'oldest' ? 'oldest' : 'newest';
  return await filteredPage(scope, { type, input, size, after, offset, order, facet });
}

function positionAfter(cursor: string | undefined): ListPosition | null {
  const members = readPosition(cursor, 3);
  if (!members) return null;
  const [top, position, last] = members;
  return { top: top === true, position: instantIn(position) && String(position), last: String(last) };
}

/** The category asked for when nothing else is, undefined when nothing at all is, false when there is more to it. */
function plainCategory(type: ContentType, input: ListInput): string | undefined | false {
  if (!isPlain(input)) return false;
  const chosen = Object.entries(input.filter ?? {});
  if (chosen.length === 0) return undefined;
  const [only] = chosen;
  return only && chosen.length === 1 && only[0] === type.facets[0] ? only[1] : false;
}

/** Whether nothing but facets is asked for. */
function isPlain({ keyword, from, to, number }: ListInput): boolean {
  return !keyword?.trim() && !from && !to && !number;
}

/** A filter is counted; the whole list and each facet by itself are known from a moment ago. */
async function totalOf(scope: Scope, type: ContentType, input: ListInput): Promise<number> {
  const chosen = chosenFacets(type, input);
  if (chosen.length > 1 || !isPlain(input))
    return await countFiltered(scope, { type, input, facet: await rarestFacet(scope, type, input) });
  const { total, byFacet } = await countContents(scope, type);
  return chosen[0] === undefined ? total : (byFacet.get(chosen[0]) ?? 0);
}
