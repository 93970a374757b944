import { type SQL, sql } from 'drizzle-orm';
import type { ActorScope } from '#server/scope.ts';
import type { Dataset, Measure, Narrowing } from './dataset.ts';

/** Rows with the same values: how many they are, and of each measure the sum and how many rows have a number. */
export interface Group {
  /** A value for each dimension of the set; empty where the rows have none. */
  readonly values: readonly string[];
  readonly count: number;
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

interface Asked {
  readonly narrowing: Narrowing;
  /** Each set of dimensions that rows are grouped by; an empty one counts them all together. */
  readonly sets: readonly (readonly string[])[];
  readonly measures: readonly Measure[];
}

/** Dimensions that every dataset has by its date: the last one says the month of any year. */
export const timeFormats: Readonly<Record<string, string>> = {
  year: 'YYYY',
  quarter: 'YYYY-"Q"Q',
  month: 'YYYY-MM',
  monthOfYear: 'MM',
};

/**
 * Counts the rows of a dataset by several sets of dimensions in one reading of them; answers the groups of each set.
 * Plan for a year of 200,000 applications (`node bench/board.ts`): one Index Scan using applications_submitted, a Sort by
 * the month, and one MixedAggregate that hashes the other sets; nothing goes to disk.
 */
export async function readGroups(scope: ActorScope, dataset: Dataset, asked: Asked): Promise<Group[][]> {
  const { rows } = await scope.db.execute<Record<string, unknown>>(groupsQuery(scope, dataset, asked));
  const names = [...new Set(asked.sets.flat())];
  return asked.sets.map((set) => {
    const grouping = groupingOf(names, set);
    return rows
      .filter((row) => Number(row.grouping) === grouping)
      .map((row) => ({
        values: set.map((key) => String(row[`d${names.indexOf(key)}`] ?? '')),
        count: Number(row.count),
        sums: asked.measures.map((_, at) => Number(row[`s${at}`] ?? 0)),
        counts: asked.measures.map((_, at) => Number(row[`n${at}`] ?? 0)),
      }));
  });
}

/** The one statement that all figures of a dataset come from. */
export function groupsQuery(scope: ActorScope, dataset: Dataset, { narrowing, sets, measures }: Asked): SQL {
  const names = [...new Set(sets.flat())];
  const alias = (at: number) => sql.identifier(`d${at}`);
  const columns = [
    sql`1 as one`,
    ...names.map((key, at) => sql`${dimensionIn(dataset, key)} as ${alias(at)}`),
    ...measures.map(({ column }, at) => sql`${column ? sql.identifier(column) : sql`1`}::float8 as ${named('m', at)}`),
  ];
  const grouped = sets.map((set) => sql`(${joined(set.map((key) => sql`${alias(names.indexOf(key))}`))})`);
  return sql`
    with found as (${dataset.rows(scope, narrowing)}), cut as (select ${joined(columns)} from found)
    select ${joined([
      ...names.map((_, at) => sql`${alias(at)}`),
      names.length > 0
        ? sql`grouping(${joined(names.map((_, at) => sql`${alias(at)}`))}) as grouping`
        : sql`0 as grouping`,
      sql`count(*)::int as count`,
      ...measures.flatMap((_, at) => [
        sql`sum(${named('m', at)})::float8 as ${named('s', at)}`,
        sql`count(${named('m', at)})::int as ${named('n', at)}`,
      ]),
    ])} from cut group by grouping sets (${joined(grouped)})`;
}

/** The bits PostgreSQL sets for dimensions that a set leaves out, the last dimension lowest. */
function groupingOf(names: readonly string[], set: readonly string[]): number {
  return names.reduce((bits, key) => bits * 2 + (set.includes(key) ? 0 : 1), 0);
}

function dimensionIn({ dimensions, date }: Dataset, key: string): SQL {
  const format = timeFormats[key];
  const own = dimensions.find((dimension) => dimension.key === key);
  if (own || !format) return sql`${sql.identifier(own?.column ?? key)}::text`;
  const day = sql.identifier(date.column);
  return date.isDay
    ? sql`to_char(${day}::date, ${sql.raw(`'${format}'`)})`
    : sql`to_char(${day} at time zone 'Asia/Shanghai', ${sql.raw(`'${format}'`)})`;
}

function named(letter: string, at: number): SQL {
  return sql`${sql.identifier(`${letter}${at}`)}`;
}

function joined(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
