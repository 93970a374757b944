import type { InputOf } from '#core/contracts/contract.ts';
import type { ContentListCall, ContentOrder } from '#features/contents/calls/content-calls.ts';

/** What a list of contents can be filtered by, besides a keyword. */
export interface FilterSpec {
  /** The values of each facet that the address may name. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Whether a range of days filters. */
  readonly dates?: boolean;
  /** Whether an issue number filters. */
  readonly number?: boolean;
  /** Orders that can be chosen, the one it has at first in front. */
  readonly orders?: readonly ContentOrder[];
}

/** Chosen filters by name: keyword, from, to, number and the facets. */
export type Filters = Readonly<Record<string, string | undefined>>;

export interface ReadFilters {
  filters: Filters;
  /** The chosen order; undefined for the one the list has at first. */
  order: ContentOrder | undefined;
  /** Query parts that made no sense, as they stand in the address. */
  ignored: string[];
  /** Whether the two dates were swapped. */
  reversed: boolean;
}

/** Reads a list's filters from the address; nonsense falls away and is named instead of failing the page. */
export function readFilters(spec: FilterSpec, query: URLSearchParams): ReadFilters {
  const ignored: string[] = [];
  const filters: Record<string, string> = {};
  const take = (name: string, isGood: (value: string) => boolean) => {
    const value = query.get(name);
    if (value && isGood(value)) filters[name] = value;
    else if (value) ignored.push(`${name}=${value}`);
  };
  const cut = (name: string, most: number) => {
    const text = query.get(name)?.trim().slice(0, most);
    if (text) filters[name] = text;
  };
  cut('keyword', 100);
  for (const [facet, values] of Object.entries(spec.facets)) take(facet, (value) => values.includes(value));
  if (spec.dates) for (const name of ['from', 'to']) take(name, isDay);
  if (spec.number) cut('number', 60);
  const asked = query.get('order');
  const order = spec.orders?.find((each) => each === asked);
  if (asked && !order) ignored.push(`order=${asked}`);
  const reversed = Boolean(filters.from && filters.to && filters.from > filters.to);
  if (reversed) [filters.from, filters.to] = [filters.to, filters.from] as [string, string];
  return { filters, order: order === spec.orders?.[0] ? undefined : order, ignored, reversed };
}

/** The filters and the order as the address shows them; other filters or another order begin at the first page. */
export function writeFilters(spec: FilterSpec, filters: Filters, order?: ContentOrder): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['keyword', ...Object.keys(spec.facets), 'from', 'to', 'number']) {
    const value = filters[name]?.trim();
    if (value) query.set(name, value);
  }
  if (order && order !== spec.orders?.[0]) query.set('order', order);
  return query;
}

/** The filters as the list calls take them. */
export function inputOf(spec: FilterSpec, filters: Filters, order?: ContentOrder): InputOf<ContentListCall> {
  const chosen = Object.keys(spec.facets).flatMap((facet) => {
    const value = filters[facet];
    return value ? [[facet, value] as const] : [];
  });
  const rest = (['keyword', 'from', 'to', 'number'] as const).flatMap((name) => {
    const value = filters[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(rest),
    ...(order && { order }),
    ...(chosen.length > 0 ? { filter: Object.fromEntries(chosen) } : {}),
  };
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}
