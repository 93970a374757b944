import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { creditCodeFault, regionOfCreditCode } from '#core/forms/identifiers/credit-code.ts';
import { maskName } from '#core/forms/masks.ts';
import type { Data } from '#core/forms/values.ts';
import type { companyCheckCall } from '#features/companies/calls.ts';
import { companyAuthForm as form } from '#features/companies/shared/company-auth.ts';
import { factsIn, filesOf, shownValue } from '#server/base/own-forms/papers.ts';
import { and, desc, eq, ne, or } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { isReachedCompany } from './company-policy.ts';
import { type CompanyRow, standingOf } from './standing.ts';
import { companies, companyMembers } from './tables.ts';

/** Everything beside the licence that tells whether a company is who it says. Throws NOT_FOUND. */
export async function checkCompany(
  scope: ActorScope,
  { id }: InputOf<typeof companyCheckCall>,
): Promise<OutputOf<typeof companyCheckCall>> {
  const [company] = await scope.db
    .select()
    .from(companies)
    .where(and(eq(companies.tenantId, scope.tenantId), eq(companies.id, id), isReachedCompany(scope)));
  if (!company) throw new Refusal('NOT_FOUND');
  const data = company.data as Data;
  const code = String(data.company?.code ?? company.code);
  return {
    files: filesOf(form, data),
    facts: factsOf(company, data),
    isCodeRight: creditCodeFault(code) === undefined,
    // Registers move within a province, hardly beyond it.
    isRegionRight: regionOfCreditCode(code).slice(0, 2) === String(data.company?.region ?? '').slice(0, 2),
    duplicates: await duplicatesOf(scope, company, code),
    members: await membersOf(scope, company),
  };
}

/** What the form says; of a company that passed also what stands in the register so far, where that differs. */
function factsOf(company: CompanyRow, data: Data) {
  return factsIn(form, data).map(({ key, field, label, value }) => {
    const isHeld = company.state === 'PASSED' && key.startsWith('company.') && field.key in company;
    const before = isHeld ? shownValue(field, company[field.key as keyof CompanyRow]) : null;
    return { key, label, value, before: before && before.CN !== value.CN ? before : null };
  });
}

/** Others under the same code, or under the same name with another code. */
async function duplicatesOf(scope: ActorScope, { id, name }: CompanyRow, code: string) {
  const rows = await scope.db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.tenantId, scope.tenantId),
        ne(companies.id, id),
        ne(companies.status, 'MERGED'),
        or(eq(companies.code, code), eq(companies.name, name)),
      ),
    )
    .orderBy(desc(companies.updatedAt))
    .limit(10);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: standingOf(row, scope.now),
    at: row.submittedAt.toISOString(),
  }));
}

async function membersOf(scope: ActorScope, { id }: CompanyRow) {
  const rows = await scope.db
    .select({
      name: accounts.nickname,
      role: companyMembers.role,
      state: companyMembers.state,
      at: companyMembers.createdAt,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.tenantId, scope.tenantId), eq(companyMembers.companyId, id)))
    .orderBy(desc(companyMembers.role), companyMembers.createdAt);
  return rows.map(({ name, at, ...rest }) => ({ ...rest, name: maskName(name), at: at.toISOString() }));
}
