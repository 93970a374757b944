import { type Column, type SQL, sql } from '#server/database/sql.ts';

/**
 * Order of columns with the greatest first, word for word as in an index made with `.desc()`: there nulls stand last,
 * where desc() in a query puts them first, so that PostgreSQL sorts the whole table even when a column has no nulls.
 */
export function newestFirst(...columns: readonly Column[]): SQL[] {
  return columns.map((column) => sql`${column} desc nulls last`);
}
