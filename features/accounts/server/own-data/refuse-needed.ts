import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Refusal } from '#core/errors.ts';
import { stateSets } from '#core/workflow/states.ts';
import { applications } from '#features/casework/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import type { Queryable } from '#server/database/database.ts';
import { members } from '#server/database/tables/tenants.ts';

/**
 * Refuses to let an account go that somebody still needs: ACCOUNT_BUSY while an application is under way, COMPANY_OWNED
 * for the owner of a company that others act for, IN_USE for somebody who works in the back office.
 */
export async function refuseNeeded(db: Queryable, accountId: string): Promise<void> {
  const count = await db.$count(
    applications,
    and(
      eq(applications.ownerId, accountId),
      sql`${applications.state} = any(${sql.param([...stateSets.open])}::text[])`,
    ),
  );
  if (count > 0) throw new Refusal('ACCOUNT_BUSY', { params: { count } });
  const [shared] = await readShared(db, accountId);
  if (shared) throw new Refusal('COMPANY_OWNED', { params: shared });
  if ((await db.$count(members, and(eq(members.accountId, accountId), eq(members.status, 'ACTIVE')))) > 0)
    throw new Refusal('IN_USE', { cause: 'works in the back office' });
}

/** Companies that the account owns and others act for, with how many these are. */
function readShared(db: Queryable, accountId: string) {
  const others = alias(companyMembers, 'others');
  return db
    .select({ company: companies.name, count: sql<number>`count(*)::int` })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(others, eq(others.companyId, companyMembers.companyId))
    .where(
      and(
        ...[eq(companyMembers.accountId, accountId), eq(companyMembers.role, 'OWNER'), ne(companies.status, 'MERGED')],
        ...[ne(others.accountId, accountId), eq(others.state, 'ACTIVE')],
      ),
    )
    .groupBy(companies.id, companies.name)
    .limit(1);
}
