import type { Static } from 'typebox';
import type { BulkMeans } from '#features/casework/calls/bulk.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { favourable, usualSecondFrom } from '#features/casework/shared/bulk.ts';
import { and, eq, inArray, isNotNull, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Outcome } from './decide-each.ts';

type Means = Static<typeof BulkMeans>;

/** What a decision takes of the money or the places of its years. */
export interface BulkWeight {
  readonly means: Means[];
  /** Fen. */
  readonly sum: number;
  /** What each case comes to, by its id; fen. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly needsSecond: boolean;
}

/**
 * Weighs what a decision moves to a favourable state. A year with a budget shows its money, one without it the places of
 * its quota, others nothing. A second person is needed from the lowest sum that one of the years says.
 */
export async function weighBulk(scope: Scope, rows: readonly Outcome[]): Promise<BulkWeight> {
  const ids = rows.filter(({ to }) => favourable.some((state) => state === to)).map(({ id }) => id);
  const { cases, years } = await scope.services.features.funds(scope, ids);
  const sum = add(cases.map(({ amount }) => amount));
  const budgetOf = (of: Year) => years.find((year) => isSame(year, of));
  const money = years.map(({ programme, year, total, left }): Means => {
    const own = cases.filter((each) => isSame(each, { programme, year }));
    const fresh = add(own.filter(({ isCommitted }) => !isCommitted).map(({ amount }) => amount));
    const takes = add(own.map(({ amount }) => amount));
    const after = left - fresh;
    return { kind: 'MONEY', name: nameOf(programme), year, total, used: total - takes - after, takes, left: after };
  });
  const quotas = (await quotasOf(scope, ids)).filter((row) => !budgetOf(row));
  const limits = cases.map((each) => budgetOf(each)?.secondFrom ?? usualSecondFrom);
  return {
    means: [...money.filter(({ takes }) => takes > 0), ...quotas.map(({ programme: _, ...row }) => row)],
    sum,
    amounts: new Map(cases.map(({ id, amount }) => [id, amount])),
    needsSecond: limits.length > 0 && sum >= Math.min(...limits),
  };
}

interface Year {
  readonly programme: string;
  readonly year: number;
}

/** The years of these cases that have a quota: places that others have in their favour, and those of these cases. */
async function quotasOf({ db, tenantId }: Scope, ids: readonly string[]): Promise<(Means & Year)[]> {
  if (ids.length === 0) return [];
  const isChosen = inArray(applications.id, [...ids]);
  const rows = await db
    .select({
      programme: windows.programme,
      year: windows.year,
      total: windows.quota,
      takes: sql<number>`count(*) filter (where ${isChosen})::int`,
      used: sql<number>`count(*) filter (where not (${isChosen}) and ${inArray(applications.state, [...favourable])})::int`,
    })
    .from(windows)
    .innerJoin(
      applications,
      and(
        eq(applications.tenantId, windows.tenantId),
        eq(applications.programme, windows.programme),
        eq(applications.year, windows.year),
      ),
    )
    .where(and(eq(windows.tenantId, tenantId), isNotNull(windows.quota)))
    .groupBy(windows.programme, windows.year, windows.quota)
    .having(sql`count(*) filter (where ${isChosen}) > 0`);
  return rows.map(({ programme, year, total, takes, used }) => ({
    kind: 'QUOTA' as const,
    name: nameOf(programme),
    programme,
    year,
    total: total ?? 0,
    used,
    takes,
    left: (total ?? 0) - used - takes,
  }));
}

function nameOf(programme: string) {
  return definitionOf(programme).short;
}

function isSame(one: Year, other: Year): boolean {
  return one.programme === other.programme && one.year === other.year;
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
