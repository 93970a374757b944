import type { FileValue } from '#core/forms/values.ts';
import type { Option } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { SQL } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** A row as the list shows it: values by column key, and `id`. */
export type Row = Record<string, unknown> & { readonly id: string };
export type Values = Record<string, unknown>;

/** One page of a list; `filter` holds values by filter key, already of the declared kinds. */
export interface ListQuery {
  readonly filter: Values;
  /** Only these rows. */
  readonly ids?: readonly string[];
  readonly sort: string;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
  /** The row beside which the page lies, instead of an offset. */
  readonly from?: Position;
}

/** Where a row stands in an order: its value there as the database writes it, null for none, and its id. */
export interface Position {
  readonly side: 'after' | 'before';
  readonly value: string | null;
  readonly id: string;
}

/** Rows of a list, how many there are (of more than `numberedRows` one more than these), and the pages beside. */
export interface ListPage {
  readonly rows: Row[];
  readonly total: number;
  readonly next: Position | null;
  readonly previous: Position | null;
}

/** A query without its page. */
export type WholeQuery = Omit<ListQuery, 'limit' | 'offset' | 'from'>;

/** One record: its row, the values of its form and its revision. */
export interface StoredRecord {
  readonly row: Row;
  readonly values: Values;
  readonly rev: number;
}

/** A file of a record, with the name of what it was handed in for. */
export interface RecordFile extends FileValue {
  readonly label: Text;
}

/** How one resource is read and written; everything its declaration says is checked before it is called. */
export interface Store {
  list(scope: ActorScope, query: ListQuery): Promise<ListPage>;
  /** How many rows a query has, counted up to `most`; for lists that can be long. */
  count?(scope: ActorScope, query: WholeQuery, most: number): Promise<number>;
  /** The rows that filters leave, as a select; what counts them asks for them here, so that it counts what is listed. */
  rows?(scope: ActorScope, filter: Values): SQL;
  /** All rows of a query, some hundred at a time, as they stood at one moment; for lists that can be long. */
  walk?(scope: ActorScope, query: WholeQuery): AsyncIterable<readonly Row[]>;
  /** Throws NOT_FOUND. */
  one(scope: ActorScope, id: string): Promise<StoredRecord>;
  /** The id of the record with this value in the field by which imported rows are known again; null for none. */
  known?(scope: ActorScope, value: string): Promise<string | null>;
  /** Adds without id, changes over `rev` with one; throws NOT_FOUND, CONFLICT, DUPLICATE and what the noun forbids. */
  save?(scope: ActorScope, change: { id?: string; rev?: number; values: Values }): Promise<{ id: string; rev: number }>;
  /** Holds records until the transaction ends, before an action looks at them; by their names where it is left out. */
  hold?(scope: ActorScope, ids: readonly string[]): Promise<void>;
  /** Carries out a declared action on records that are held; answers the id of what it made, if it made something. */
  act?(scope: ActorScope, request: { action: string; ids: readonly string[]; values: Values }): Promise<string | null>;
  /** Files of a record beyond those of its form. */
  files?(scope: ActorScope, id: string): Promise<readonly RecordFile[]>;
  options?(scope: ActorScope): Promise<Record<string, readonly Option[]>>;
}

/** All rows of a query, piece by piece; stores of a few rows have no walk of their own. */
export async function* walk(scope: ActorScope, store: Store, query: WholeQuery) {
  if (store.walk) yield* store.walk(scope, query);
  else yield (await store.list(scope, { ...query, limit: 10_000, offset: 0 })).rows;
}
