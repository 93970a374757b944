import { mostRows } from '#core/contracts/jobs.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { cellText, filterText, headText, type Reading } from '#core/resources/cell-text.ts';
import type { Column, Resource } from '#core/resources/resource.ts';
import { textIn } from '#core/texts/text.ts';
import type { Exporter, Listing } from '#server/exports/exporter.ts';
import { exportWords } from '#server/exports/words.ts';
import { maskValues } from './mask.ts';
import { readQuery } from './query.ts';
import { type ListQuery, type Row, type Store, walk } from './store.ts';

/** A resource's list as a file: the columns that were chosen, the rows as the filter leaves them. */
export function resourceExporter(resource: Resource, store: Store): Exporter {
  return {
    code: resource.code,
    module: resource.code.toUpperCase(),
    objectType: resource.objectType,
    name: resource.name,
    // A resource that every operator reads names a code for its export (core/resources/resource.ts).
    permission: (resource.export ?? resource.permission) as PermissionCode,
    async open(scope, input): Promise<Listing> {
      const columns = input.columns.map((key) => columnOf(resource, key));
      const query = readQuery(resource, input);
      const reading: Reading = {
        locale: scope.locale,
        options: { ...dictionaries, ...(await store.options?.(scope)) },
      };
      const texts = (row: Row) => {
        const shown = input.unmask === undefined ? maskValues(resource, row) : row;
        return columns.map((column) => cellText(resource, column, shown[column.key], reading));
      };
      return {
        head: columns.map((column) => headText(column, scope.locale)),
        widths: columns.map(({ width = 140 }) => Math.max(8, Math.round(width / 8))),
        about: aboutQuery(resource, query, reading),
        async first(most) {
          const { rows, total, next } = await store.list(scope, { ...query, limit: most, offset: 0 });
          // A list itself stops counting early; the job that makes a long file tells how far it is.
          const count = next && store.count ? await store.count(scope, query, mostRows + 1) : total;
          return { rows: rows.map(texts), total: next ? count : rows.length };
        },
        async *all() {
          for await (const rows of walk(scope, store, query)) yield rows.map(texts);
        },
      };
    },
  };
}

function columnOf(resource: Resource, key: string): Column {
  const column = resource.columns.find((each) => each.key === key);
  if (!column) throw new Refusal('INVALID', { fields: [{ path: 'columns', key: 'INVALID', msg: key }] });
  return column;
}

function aboutQuery(resource: Resource, query: ListQuery, reading: Reading): [string, string][] {
  const words = exportWords(reading.locale);
  const filters = resource.filters
    .filter(({ key }) => key in query.filter)
    .map((filter): [string, string] => [
      `${words.filter} · ${textIn(filter.label, reading.locale)}`,
      filterText(filter, query.filter[filter.key], reading),
    ]);
  const sorted = resource.columns.find(({ key }) => key === query.sort);
  const order = `${sorted ? textIn(sorted.title, reading.locale) : query.sort} ${query.descending ? words.down : words.up}`;
  return [...(filters.length > 0 ? filters : [[words.filter, words.none] as [string, string]]), [words.order, order]];
}
