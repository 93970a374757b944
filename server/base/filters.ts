import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { regionPrefix } from '#core/forms/regions.ts';
import type { AnyPgColumn } from '#server/database/pg-tables.ts';
import { type SQL, sql } from '#server/database/sql.ts';

// What each filter of a list asks of its rows: nothing while it is not set.

/** The keyword occurs in one of the columns. */
export function mentions(columns: readonly SQL[], keyword: unknown): SQL[] {
  if (!keyword || columns.length === 0) return [];
  const like = contains(String(keyword));
  return [
    sql`(${sql.join(
      columns.map((column) => sql`${column} ilike ${like}`),
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

/** The column is the code of the region, or of one in it. */
export function isInRegion(column: string, code: unknown): SQL[] {
  return code ? [sql`${sql.identifier(column)} like ${`${regionPrefix(String(code)).replace(/\D/g, '')}%`}`] : [];
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

/** The same for a column of days, written `YYYY-MM-DD`. */
export function isOnOneOf(column: string, days: unknown): SQL[] {
  const [from, to] = Array.isArray(days) ? days : [];
  const on = sql.identifier(column);
  return [...(from ? [sql`${on} >= ${from}`] : []), ...(to ? [sql`${on} <= ${to}`] : [])];
}

/** `%` and `_` in what somebody typed are characters, not wildcards. */
export function contains(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** The column begins with what was typed; read from an index with text_pattern_ops, behind row-level security, too. */
export function beginsWith(column: AnyPgColumn | SQL, typed: string): SQL {
  return sql`(${column} ~>=~ ${typed} and ${column} ~<~ ${`${typed}\u{10FFFF}`})`;
}
