import { dayInShanghai, isDate } from '#core/calendar/dates.ts';
import { isRangeName, rangeOf } from '#core/calendar/day-ranges.ts';
import { numberedPages } from '#core/contracts/numbered-pages.ts';
import type { Filter, Resource } from '#core/resources/resource.ts';

/** A day range as a filter sends it, both days included, `YYYY-MM-DD`; empty where it is open. */
export interface DayRange {
  from: string;
  to: string;
}

/** A range of days may also be the name of one (core/calendar/day-ranges.ts), which moves on with the days. */
export type FilterValue = string | readonly string[] | DayRange;

/** What a list shows: filter values by filter key, page from 1, sort column. */
export interface ListQuery {
  filter: Readonly<Record<string, FilterValue>>;
  page: number;
  /** Where the page lies once numbers end: an answer's `next` or `previous`. */
  position?: { side: 'after' | 'before'; at: string };
  size: number;
  sort: string;
  descending: boolean;
}

export const pageSizes = [10, 20, 50, 100] as const;
const defaultSize = 20;

/** Reads a list's query from an address; what the resource does not know is left out. */
export function readListQuery(resource: Resource, params: URLSearchParams): ListQuery {
  const filter: Record<string, FilterValue> = {};
  for (const each of resource.filters) {
    const value = readFilter(each, params.getAll(`f.${each.key}`));
    if (value !== undefined) filter[each.key] = value;
  }
  const [column = '', direction] = (params.get('sort') ?? '').split('.');
  const isSortable = resource.columns.some((each) => each.key === column && each.sortable);
  const asked = Number(params.get('size'));
  const size = pageSizes.some((each) => each === asked) ? asked : defaultSize;
  const position = readPosition(params);
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  return {
    filter,
    page: position ? page : Math.min(page, numberedPages(size)),
    ...(position && { position }),
    size,
    sort: isSortable ? column : resource.sort.key,
    descending: isSortable ? direction === 'desc' : resource.sort.descending,
  };
}

/** The address of a list's query, without what is default; `keep` names other parameters that stay. */
export function writeListQuery(resource: Resource, query: ListQuery, keep: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query.filter))
    for (const text of filterTexts(value)) params.append(`f.${key}`, text);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.position) params.set(query.position.side, query.position.at);
  if (query.size !== defaultSize) params.set('size', String(query.size));
  if (query.sort !== resource.sort.key || query.descending !== resource.sort.descending)
    params.set('sort', `${query.sort}.${query.descending ? 'desc' : 'asc'}`);
  for (const name of ['id', 'tab', 'view']) {
    const value = keep.get(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}

/** The same rows from the beginning. */
export function firstPage({ position: _position, ...query }: ListQuery): ListQuery {
  return { ...query, page: 1 };
}

/** Whether two queries show the same rows in the same order, whatever part of them is on the screen. */
export function isSameRows(resource: Resource, one: ListQuery, other: ListQuery): boolean {
  // What is ticked in a filter counts in any order.
  const [said, saidToo] = [one, other].map((query) =>
    [...writeListQuery(resource, { ...firstPage(query), size: defaultSize }, new URLSearchParams())]
      .map(String)
      .sort()
      .join(),
  );
  return said === saidToo;
}

/** The page that the list call is asked for. */
export function wirePage({ page, position, size }: ListQuery) {
  return position ? { [position.side]: position.at, size } : { page, size };
}

/** The query as the list and export calls take it: a day range as a pair, the resource's own order left unsaid. */
export function wireQuery(resource: Resource, { filter, sort, descending }: ListQuery) {
  const isOwnOrder = sort === resource.sort.key && descending === resource.sort.descending;
  return {
    filter: Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [
        key,
        isRange(resource, key) ? Object.values(daysOf(value) ?? {}) : value,
      ]),
    ),
    ...(isOwnOrder ? {} : { sort, descending }),
  };
}

/** The days that the value of a date range stands for, today in Asia/Shanghai. */
export function daysOf(value: FilterValue | undefined): DayRange | undefined {
  if (isRangeName(value)) return rangeOf(value, dayInShanghai(Date.now()));
  return typeof value === 'object' && 'from' in value ? { from: value.from, to: value.to } : undefined;
}

function isRange(resource: Resource, key: string): boolean {
  return resource.filters.some((filter) => filter.key === key && filter.kind === 'date-range');
}

/** How many filters are set. */
export function countFilters(query: Pick<ListQuery, 'filter'>): number {
  return Object.keys(query.filter).length;
}

function readFilter(filter: Filter, texts: readonly string[]): FilterValue | undefined {
  const [first] = texts;
  if (first === undefined || first === '') return undefined;
  if (filter.kind === 'multi') return texts;
  if (filter.kind !== 'date-range') return first;
  if (isRangeName(first)) return first;
  const [from = '', to = ''] = first.split('~');
  const isOpenOrDay = (text: string) => text === '' || isDate(text);
  return from + to !== '' && isOpenOrDay(from) && isOpenOrDay(to) ? { from, to } : undefined;
}

function readPosition(params: URLSearchParams): ListQuery['position'] {
  for (const side of ['after', 'before'] as const) {
    const at = params.get(side);
    if (at) return { side, at };
  }
  return undefined;
}

function filterTexts(value: FilterValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return 'from' in value ? [`${value.from}~${value.to}`] : value;
}
