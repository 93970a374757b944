import { dictionaries } from '#core/dictionaries/registry.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { Filter, Option, Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { countOf, type Dataset, type Dimension, type Measure, type Narrowing } from './dataset.ts';

type ListStore = Store & Required<Pick<Store, 'rows' | 'count'>>;

interface ListDataset extends Pick<Dataset, 'key' | 'name' | 'unit' | 'board'> {
  readonly resource: Resource;
  readonly store: ListStore;
  /** What it takes, where the list itself asks for less. */
  readonly permission?: PermissionCode;
  /** Key of the filter by days, and of the column it cuts. */
  readonly date: string;
  readonly isDay?: true;
  /** Keys of filters that offer choices. */
  readonly dimensions: readonly string[];
  /** Columns that filters ask for under another name. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Beside how many there are. */
  readonly measures?: readonly Measure[];
}

/** A dataset made of a list: it is filtered, counted and linked to as the list is. Throws for filters that it lacks. */
export function listDataset(told: ListDataset): Dataset {
  const { resource, store, date, isDay, columns = {}, measures = [], dimensions: keys, ...rest } = told;
  const filterOf = (key: string): Filter => {
    const found = resource.filters.find((filter) => filter.key === key);
    if (!found) throw new Error(`dataset ${told.key}: ${resource.code} has no filter ${key}`);
    return found;
  };
  const dimensions = keys.map((key): Dimension => {
    const column = columns[key];
    return { key, name: filterOf(key).label, ...(column && { column }) };
  });
  const permission = told.permission ?? resource.permission;
  if (permission === 'operator') throw new Error(`dataset ${told.key}: names no code that it takes`);
  const isMulti = (key: string) => filterOf(key).kind === 'multi';

  const filterWith = ({ values, from, to }: Narrowing): Values => ({
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isMulti(key) ? [value] : value])),
    ...(from || to ? { [date]: [from ?? '', to ?? ''] } : {}),
  });
  const queryOf = (narrowing: Narrowing) => ({
    filter: filterWith(narrowing),
    sort: resource.sort.key,
    descending: resource.sort.descending,
  });

  return {
    ...rest,
    permission,
    date: { column: date, name: filterOf(date).label as Text, ...(isDay && { isDay }) },
    dimensions,
    measures: [countOf(told.unit), ...measures],
    rows: (scope, narrowing) => store.rows(scope, filterWith(narrowing)),
    listed: (scope, narrowing) => store.count(scope, queryOf(narrowing), mostCounted),
    address({ values, from, to }) {
      const params = new URLSearchParams(Object.entries(values).map(([key, value]) => [`f.${key}`, value]));
      if (from || to) params.set(`f.${date}`, `${from ?? ''}~${to ?? ''}`);
      return [resource.path, params.toString()].filter(Boolean).join('?');
    },
    async options(scope) {
      const known = { ...dictionaries, ...(await store.options?.(scope)) };
      return Object.fromEntries(keys.map((key) => [key, optionsOf(filterOf(key), known)]));
    },
  };
}

const mostCounted = 10_000_000;

function optionsOf(filter: Filter, known: Readonly<Record<string, readonly Option[]>>): readonly Option[] {
  if (!('options' in filter)) return [];
  return typeof filter.options === 'string' ? (known[filter.options] ?? []) : filter.options;
}

/** Whether the caller may see anything of a dataset. */
export function maySee(scope: Pick<ActorScope, 'permCodes'>, { permission }: Pick<Dataset, 'permission'>): boolean {
  return scope.permCodes.has(permission);
}
