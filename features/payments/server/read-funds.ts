import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { applications } from '#features/casework/server/tables.ts';
import { usualSecondFrom } from '#features/casework/shared/bulk.ts';
import { and, eq, inArray, ne, or, sql } from '#server/database/sql.ts';
import type { CaseFunds } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';
import { isPaying, sumsIfGranted } from './plan-payments.ts';
import { ledgerEntries, payBudgets, payments } from './tables.ts';

/** What cases come to, planned already or if they were granted now, and what the ledger says of their years. */
export async function readFunds(scope: Scope, ids: readonly string[]): Promise<CaseFunds> {
  const { db, tenantId } = scope;
  if (ids.length === 0) return { cases: [], years: [] };
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, tenantId), inArray(applications.id, [...ids])));
  const paying = rows.filter(({ programme }) => isPaying(definitionOf(programme)));
  const budgets = (await db.select().from(payBudgets).where(eq(payBudgets.tenantId, tenantId))).filter((budget) =>
    paying.some(({ programme, year }) => budget.programme === programme && budget.year === year),
  );
  const planned = await plannedOf(scope, ids);
  const open = paying.filter(({ id }) => !planned.has(id));
  const expected = await sumsIfGranted(scope, open, budgets);
  const cases = paying.map(({ id, programme, year }) => ({
    id,
    programme,
    year,
    amount: planned.get(id) ?? expected.get(id) ?? 0,
    isCommitted: planned.has(id),
  }));
  const left = await leftIn(scope, budgets);
  return {
    cases: cases.filter(({ amount }) => amount > 0),
    years: budgets.map(({ programme, year, total, secondFrom }) => ({
      programme,
      year,
      total,
      left: left.get(`${programme} ${year}`) ?? 0,
      secondFrom: secondFrom ?? usualSecondFrom,
    })),
  };
}

/** What is planned for cases and was not stopped, by case. */
async function plannedOf({ db, tenantId }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: payments.applicationId, sum: sql<number>`sum(${payments.amount})::float8` })
    .from(payments)
    .where(
      and(eq(payments.tenantId, tenantId), inArray(payments.applicationId, [...ids]), ne(payments.state, 'STOPPED')),
    )
    .groupBy(payments.applicationId);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** What the budget accounts of some years hold. */
async function leftIn(
  { db, tenantId }: Scope,
  years: readonly Pick<typeof payBudgets.$inferSelect, 'programme' | 'year'>[],
): Promise<ReadonlyMap<string, number>> {
  if (years.length === 0) return new Map();
  const { programme, year, debit, credit, amount } = ledgerEntries;
  const isOfOne = or(...years.map((each) => and(eq(programme, each.programme), eq(year, each.year))));
  const rows = await db
    .select({
      programme,
      year,
      left: sql<number>`coalesce(sum(case when ${credit} = 'budget' then ${amount} when ${debit} = 'budget' then -${amount} end), 0)::float8`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, tenantId), isOfOne))
    .groupBy(programme, year);
  return new Map(rows.map((row) => [`${row.programme} ${row.year}`, row.left]));
}
