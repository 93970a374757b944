import { Refusal } from '#core/errors.ts';
import { binFilter, binned, hasBin } from '#core/resources/recycling.ts';
import type { Filter, Resource } from '#core/resources/resource.ts';
import { equals, isOneOf, isWithin, mentions } from '#server/base/filters.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type AddedReading, widened } from './added-reading.ts';
import { countRows, type Order, readAll, readOne, readPage, rowsOf } from './page.ts';
import { invalidAt } from './query.ts';
import type { Row, Store, Values, WholeQuery } from './store.ts';

/** How the rows of a resource are read. */
export interface Reading {
  readonly resource: Pick<Resource, 'code' | 'filters' | 'form'>;
  /**
   * Rows of the tenant, their columns named like the resource's; `rev` and the form's `values` go beside the row. Of a
   * resource with a recycle bin either those that are there or, with `isBin`, those that were deleted.
   */
  readonly select: (scope: ActorScope, isBin: boolean) => SQL;
  /** Columns with a text in both languages: looked through in both, sorted as the reader reads them. */
  readonly texts?: readonly string[];
  /**
   * Texts whose words in each language are columns of their own, never null, with an index of tenant, column and id:
   * sorted by, a page of a long list is read from it. The columns leave with the row unless `present` takes them off.
   */
  readonly orders?: Readonly<Record<string, Readonly<Record<'CN' | 'EN', string>>>>;
  /** Columns in which a keyword is looked for. */
  readonly keyword?: readonly string[];
  /** Filters that ask for something else than their value in the column of their name: another column, or conditions. */
  readonly filters?: Readonly<Record<string, string | ((value: unknown, scope: ActorScope) => readonly SQL[])>>;
  /** The row as lists show it. */
  readonly present?: (row: Row) => Row;
  /** The values of the form, if they are neither in the column `values` nor in columns named like its fields. */
  readonly values?: (row: Row) => Values;
}

/** The reading half of a store whose rows are one select: filtered as the resource declares, page by page or whole. */
export function readings(reading: Reading): Required<Pick<Store, 'list' | 'count' | 'rows' | 'walk' | 'one'>> {
  const { select: own, texts = [], present = (row) => row, values = (row) => formValues(reading, row) } = reading;
  const shown = ({ values: _values, ...row }: Row) => present(row as Row);
  const select = (scope: ActorScope, isBin: boolean) => widened(own(scope, isBin), addedTo(reading, scope), scope);
  const partsOf = (scope: ActorScope, query: WholeQuery) => ({
    select: select(scope, query.filter[binFilter] === binned),
    where: [
      ...conditionsOf(reading, query.filter, scope),
      ...(query.ids ? [sql`id = any(${sql.param(query.ids)}::text[])`] : []),
    ],
    order: { ...orderOf(query.sort, scope), descending: query.descending },
  });
  const orderOf = (sort: string, { locale }: ActorScope): Omit<Order, 'descending'> => {
    const language = locale === 'CN' ? 'CN' : 'EN';
    const column = reading.orders?.[sort]?.[language];
    if (column) return { by: named(column), isFilled: true };
    return { by: texts.includes(sort) ? textIn(sort, language) : named(sort) };
  };
  return {
    async list(scope, query) {
      const page = await readPage(scope.db, { ...partsOf(scope, query), ...query }).catch((error) => {
        throw query.from && isWrongValue(error) ? invalidAt(query.from.side) : error;
      });
      return { ...page, rows: page.rows.map(shown) };
    },
    count: (scope, query, most) => countRows(scope.db, { ...partsOf(scope, query), most }),
    rows: (scope, filter) => rowsOf(select(scope, filter[binFilter] === binned), conditionsOf(reading, filter, scope)),
    async *walk(scope, query) {
      for await (const rows of readAll(scope.db, partsOf(scope, query))) yield rows.map(shown);
    },
    async one(scope, id) {
      const row = await readOne(scope.db, select(scope, false), id).catch((error) => {
        if (hasBin(reading.resource) && error instanceof Refusal && error.key === 'NOT_FOUND')
          return readOne(scope.db, select(scope, true), id);
        throw error;
      });
      return { row: shown(row), values: values(row), rev: Number(row.rev ?? 0) };
    },
  };
}

function formValues({ resource: { form = [] } }: Reading, row: Row): Values {
  return (row.values ?? Object.fromEntries(form.map(({ key }) => [key, row[key]]))) as Values;
}

/** A place from another order, or made up: PostgreSQL cannot read its value as what the list is sorted by. */
function isWrongValue({ cause }: Error): boolean {
  return String((cause as { code?: unknown } | undefined)?.code).startsWith('22');
}

function addedTo({ resource }: Reading, { services }: ActorScope): readonly AddedReading[] {
  return services.features.listAdditions.filter(({ addition }) => addition.resource === resource.code);
}

/** What the filters that are set ask of the rows: its own, and those that other rooms add. */
function conditionsOf(reading: Reading, set: Values, scope: ActorScope): SQL[] {
  const added = addedTo(reading, scope).map(({ addition, filters }) => ({ resource: addition, filters }));
  return [reading, ...added].flatMap((each) => conditionsIn(each, set, scope));
}

/** The same of some filters, by their declared kinds. */
function conditionsIn(
  {
    resource,
    texts = [],
    keyword = [],
    filters = {},
  }: Pick<Reading, 'texts' | 'keyword' | 'filters'> & { readonly resource: Pick<Resource, 'filters'> },
  set: Values,
  scope: ActorScope,
): SQL[] {
  return resource.filters.flatMap((filter): readonly SQL[] => {
    const value = set[filter.key];
    const own = filters[filter.key];
    if (value === undefined || filter.key === binFilter) return [];
    if (typeof own === 'function') return own(value, scope);
    if (filter.kind !== 'keyword') return byKind[filter.kind](own ?? filter.key, value);
    const columns = keyword.flatMap((key) =>
      texts.includes(key) ? [textIn(key, 'CN'), textIn(key, 'EN')] : [named(key)],
    );
    return mentions(columns, value);
  });
}

const byKind: Record<Exclude<Filter['kind'], 'keyword'>, (column: string, value: unknown) => SQL[]> = {
  choice: equals,
  record: equals,
  multi: isOneOf,
  'date-range': isWithin,
};

function named(column: string): SQL {
  return sql`${sql.identifier(column)}`;
}

function textIn(column: string, locale: 'CN' | 'EN'): SQL {
  return sql`(${sql.identifier(column)}->>${sql.raw(`'${locale}'`)})`;
}
