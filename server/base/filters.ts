import { type SQL, sql } from 'drizzle-orm';
import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';

// What each filter of a list asks of its rows: nothing while it is not set. Columns are named like the resource's.

/** The keyword occurs in one of the columns. */
export function mentions(columns: readonly string[], keyword: unknown): SQL[] {
  if (!keyword) return [];
  const like = contains(String(keyword));
  return [
    sql`(${sql.join(
      columns.map((column) => sql`${sql.identifier(column)} ilike ${like}`),
      sql` or `,
    )})`,
  ];
}

export function equals(column: string, value: unknown): SQL[] {
  return value ? [sql`${sql.identifier(column)} = ${value}`] : [];
}

export function isOneOf(column: string, values: unknown): SQL[] {
  if (!Array.isArray(values) || values.length === 0) return [];
  return [sql`${sql.identifier(column)} = any(${sql.param(values)}::text[])`];
}

/** The column is a list with the value in it. */
export function includes(column: string, value: unknown): SQL[] {
  return value ? [sql`${value} = any(${sql.identifier(column)})`] : [];
}

/** From the first day to the end of the last one, in Asia/Shanghai; either may be left open. */
export function isWithin(column: string, days: unknown): SQL[] {
  const [from, to] = Array.isArray(days) ? days : [];
  const at = sql.identifier(column);
  return [
    ...(from ? [sql`${at} >= ${midnightInShanghai(from)}`] : []),
    ...(to ? [sql`${at} < ${endOfDayInShanghai(to)}`] : []),
  ];
}

/** `%` and `_` in what somebody typed are characters, not wildcards. */
export function contains(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}
