import { Refusal } from '#core/errors.ts';
import { and, desc, eq, not, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { isActing, isAuthorised, isOwning, isOwnMembership, type Somebody } from './company-policy.ts';
import { type CompanyRow, standingOf } from './standing.ts';
import { companies, companyMembers } from './tables.ts';

/** The company the caller acts for: one that is authenticated before others, the chosen one before others; undefined without any. */
export async function selectedCompany(scope: Somebody): Promise<CompanyRow | undefined> {
  return (await selectedMembership(scope))?.company;
}

/** The same with what the caller may do for it. */
export async function selectedMembership(scope: Somebody) {
  const rows = await scope.db
    .select({
      company: companies,
      role: companyMembers.role,
      programmes: companyMembers.programmes,
      isChosen: sql<boolean>`coalesce(${accounts.otec} ->> 'id' = ${companies.id}, false)`,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(isActing(scope))
    .orderBy(desc(companies.updatedAt), companies.id);
  const rank = ({ company, isChosen }: (typeof rows)[number]) =>
    Number(standingOf(company, scope.now) === 'PASSED') * 2 + Number(isChosen);
  return rows.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** The authenticated company the caller acts for: the door of every company page. Throws what `requireMembership` throws. */
export async function requireCompany(scope: ActorScope, programme?: string): Promise<CompanyRow> {
  return (await requireMembership(scope, programme)).company;
}

/**
 * The same company with the programmes in which the caller acts for it; null for all. Throws COMPANY_NOT_AUTHENTICATED for
 * somebody without a company, AUTHORISATION_EXPIRED for an agent whose last day is over, COMPANY_NO_CREDIT for a company
 * that has not passed, or no longer, and NOT_AUTHORISED for an agent whom the owner did not authorise for the programme
 * that is named.
 */
export async function requireMembership(
  scope: ActorScope,
  programme?: string,
): Promise<{ company: CompanyRow; programmes: readonly string[] | null; isOwner: boolean }> {
  const found = await selectedMembership(scope);
  if (!found) throw new Refusal((await findLapsed(scope)) ? 'AUTHORISATION_EXPIRED' : 'COMPANY_NOT_AUTHENTICATED');
  const { company, role } = found;
  if (standingOf(company, scope.now) !== 'PASSED') throw new Refusal('COMPANY_NO_CREDIT');
  const programmes = role === 'OWNER' ? null : found.programmes;
  if (programme !== undefined && programmes !== null && !programmes.includes(programme))
    throw new Refusal('NOT_AUTHORISED', { cause: `an agent without ${programme}` });
  return { company, programmes, isOwner: role === 'OWNER' };
}

/** A company for which the caller’s authorisation has expired, where they act for no other. */
export async function findLapsed(scope: Somebody): Promise<Pick<CompanyRow, 'id' | 'name' | 'nameEN'> | undefined> {
  const [row] = await scope.db
    .select({ id: companies.id, name: companies.name, nameEN: companies.nameEN })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(isOwnMembership(scope), eq(companyMembers.state, 'ACTIVE'), not(isAuthorised(scope))))
    .orderBy(desc(companies.updatedAt), companies.id)
    .limit(1);
  return row;
}

/** What the session carries of it, while it is authenticated. */
export async function selectedOtec(scope: Somebody): Promise<{ id: string; name: string; nameEN: string } | null> {
  const company = await selectedCompany(scope);
  if (!company || standingOf(company, scope.now) !== 'PASSED') return null;
  const { id, name, nameEN } = company;
  return { id, name, nameEN };
}

/** Companies the caller owns, held until the transaction ends. */
export async function lockOwned(scope: ActorScope): Promise<CompanyRow[]> {
  const rows = await scope.db
    .select({ company: companies })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(isOwning(scope))
    .for('update', { of: companies });
  return rows.map(({ company }) => company);
}

/** The company that passed under a credit code, if there is one. */
export async function findPassed(scope: ActorScope, code: string): Promise<CompanyRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.tenantId, scope.tenantId),
        eq(companies.code, code),
        eq(companies.state, 'PASSED'),
        sql`${companies.status} <> 'MERGED'`,
      ),
    );
  return row;
}
