import { midnightInShanghai } from '#core/calendar/dates.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Dataset, Measure, Narrowing } from './dataset.ts';

/** Rows with the same values: how many they are, and of each measure the sum and how many rows have a number. */
export interface Group {
  /** A value for each dimension of the set; empty where the rows have none. */
  readonly values: readonly string[];
  readonly count: number;
  readonly sums: readonly number[];
  readonly counts: readonly number[];
  /** How many of the days that rows are cut at had come by theirs; nothing is cut unless asked for. */
  readonly part: number;
}

interface Asked {
  readonly narrowing: Narrowing;
  /** Each set of dimensions that rows are grouped by; an empty one counts them all together. */
  readonly sets: readonly (readonly string[])[];
  readonly measures: readonly Measure[];
  /** Days (YYYY-MM-DD), the earliest first, at each of which another part of the rows begins that is counted by itself. */
  readonly cuts?: readonly string[];
}

/** Dimensions that every dataset has by its date: the last one says the month of any year. */
export const timeFormats: Readonly<Record<string, string>> = {
  year: 'YYYY',
  quarter: 'YYYY-"Q"Q',
  month: 'YYYY-MM',
  week: 'IYYY-"W"IW',
  day: 'YYYY-MM-DD',
  monthOfYear: 'MM',
};

/**
 * Counts the rows of a dataset by several sets of dimensions in one reading of them; answers the groups of each set.
 * Plan for two years of 200,000 applications (`node bench/board.ts`): one Index Scan using applications_submitted, a
 * HashAggregate that leaves a row for each combination of values, and the sets counted of those; nothing goes to disk.
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
        part: Number(row.part),
      }));
  });
}

/** The one statement that all figures of a dataset come from. */
export function groupsQuery(scope: ActorScope, dataset: Dataset, { narrowing, sets, measures, cuts = [] }: Asked): SQL {
  const names = [...new Set(sets.flat())];
  // Rows that are not cut are counted together even where there are none.
  const part = cuts.length > 0 ? [sql`part`] : [];
  const keys = names.map((_, at) => named('d', at));
  const dimensions = names.map((key, at) => sql`${dimensionIn(dataset, key)} as ${keys[at]!}`);
  const numberOf = ({ column }: Measure) => sql`${column ? sql.identifier(column) : sql`1`}::float8`;
  const each = measures.flatMap((measure, at) => [
    sql`sum(${numberOf(measure)}) as ${named('s', at)}`,
    sql`count(${numberOf(measure)}) as ${named('n', at)}`,
  ]);
  const all = measures.flatMap((_, at) => [
    sql`sum(${named('s', at)})::float8 as ${named('s', at)}`,
    sql`sum(${named('n', at)})::int as ${named('n', at)}`,
  ]);
  // A set that is asked for twice is counted once, or its groups would come twice.
  const different = sets.filter((set, at) => sets.findIndex((other) => isSame(other, set)) === at);
  const grouped = different.map((set) => sql`(${joined([...part, ...set.map((key) => keys[names.indexOf(key)]!)])})`);
  return sql`
    with found as (${dataset.rows(scope, narrowing)}),
    cut as (
      select ${joined([sql`${partIn(dataset, cuts)} as part`, ...dimensions, sql`count(*) as count`, ...each])}
        from found group by ${sql.raw(['part', ...names].map((_, at) => at + 1).join(', '))})
    select ${joined([
      cuts.length > 0 ? sql`part` : sql`0 as part`,
      ...keys,
      names.length > 0 ? sql`grouping(${joined(keys)}) as grouping` : sql`0 as grouping`,
      sql`sum(count)::int as count`,
      ...all,
    ])} from cut group by grouping sets (${joined(grouped)})`;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key));
}

/** Which part of the rows one belongs to, by its day. */
function partIn({ date }: Dataset, cuts: readonly string[]): SQL {
  if (cuts.length === 0) return sql`0`;
  const day = sql.identifier(date.column);
  return date.isDay
    ? sql`width_bucket(${day}::date, ${sql.param(cuts)}::date[])`
    : sql`width_bucket(${day}, ${sql.param(cuts.map((cut) => midnightInShanghai(cut)))}::timestamptz[])`;
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
