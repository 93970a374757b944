import { useSearchParams } from 'react-router';
import { type FilterSpec, type Filters, readFilters, writeFilters } from './filters.ts';

/** The filters that the address holds; `show` puts others there and leaves what is no filter. */
export function useFilters(spec: FilterSpec) {
  const [query, setQuery] = useSearchParams();
  const read = readFilters(spec, query);
  const view = query.get('view');
  const show = (filters: Filters) => {
    const next = writeFilters(spec, filters);
    if (view) next.set('view', view);
    setQuery(next, { preventScrollReset: true });
  };
  return { ...read, isFiltered: Object.keys(read.filters).length > 0, show };
}
