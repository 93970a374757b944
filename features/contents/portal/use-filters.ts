import { useSearchParams } from 'react-router';
import type { ContentOrder } from '#features/contents/calls/content-calls.ts';
import { type FilterSpec, type Filters, readFilters, writeFilters } from './filters.ts';

/** The filters and the order that the address holds; `show` and `sort` put others there and leave how it is looked at. */
export function useFilters(spec: FilterSpec) {
  const [query, setQuery] = useSearchParams();
  const read = readFilters(spec, query);
  const view = query.get('view');
  const go = (filters: Filters, order: ContentOrder | undefined) => {
    const next = writeFilters(spec, filters, order);
    if (view) next.set('view', view);
    setQuery(next, { preventScrollReset: true });
  };
  return {
    ...read,
    isFiltered: Object.keys(read.filters).length > 0,
    show: (filters: Filters) => go(filters, read.order),
    sort: (order: ContentOrder) => go(read.filters, order),
  };
}
