import type { ListAddition } from '#core/resources/list-addition.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Reading } from './readings.ts';

/** How a room reads what it adds to the list of another. */
export interface AddedReading extends Pick<Reading, 'filters'> {
  readonly addition: ListAddition;
  /** Each added column as an expression over `listed`, the row of the list. */
  readonly columns: (scope: ActorScope) => Readonly<Record<string, SQL>>;
}

/** The rows of a list with the columns that other rooms add, in the one statement that reads them. */
export function widened(select: SQL, added: readonly AddedReading[], scope: ActorScope): SQL {
  const columns = added.flatMap((each) => Object.entries(each.columns(scope)));
  if (columns.length === 0) return select;
  const named = columns.map(([key, value]) => sql`${value} as ${sql.identifier(key)}`);
  return sql`select listed.*, ${sql.join(named, sql`, `)} from (${select}) listed`;
}
