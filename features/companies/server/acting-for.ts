import { and, asc, eq, inArray } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { companyMembers } from './tables.ts';

/** The accounts that belong to companies, by company; one query. */
export async function actingFor(
  { db, tenantId }: Scope,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ company: companyMembers.companyId, account: companyMembers.accountId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.tenantId, tenantId),
        inArray(companyMembers.companyId, [...companyIds]),
        eq(companyMembers.state, 'ACTIVE'),
      ),
    )
    .orderBy(asc(companyMembers.accountId));
  const byCompany = Map.groupBy(rows, ({ company }) => company);
  return new Map([...byCompany].map(([company, own]) => [company, own.map(({ account }) => account)]));
}
