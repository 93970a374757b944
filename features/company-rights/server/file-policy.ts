import { isActing, isReachedCompany } from '#features/companies/server/company-policy.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { and, eq, exists, ne, or, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isHandedIn, isOfficer, namesFile } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';
import { companyRights } from './tables.ts';

/** Whoever decides on rights reads what was handed in with them; all who act for the company read what it asked with. */
export const rightFiles: FileReader = (scope) => {
  if (isOfficer(scope, 'Mgr.Company'))
    return and(isHandedIn(scope), exists(ofCompanies(scope, isReachedCompany(scope))));
  return scope.side === 'portal' ? exists(ofMembers(scope)) : undefined;
};

function isIts(scope: ActorScope): SQL {
  return and(
    eq(companyRights.tenantId, scope.tenantId),
    or(eq(companyRights.askedBy, files.ownerId), ne(companyRights.state, 'DRAFT')),
    namesFile(companyRights.data),
  )!;
}

function ofCompanies(scope: ActorScope, reached: SQL | undefined) {
  return scope.db
    .select({ one: sql`1` })
    .from(companyRights)
    .innerJoin(companies, eq(companies.id, companyRights.companyId))
    .where(and(isIts(scope), reached));
}

function ofMembers(scope: ActorScope) {
  return scope.db
    .select({ one: sql`1` })
    .from(companyRights)
    .innerJoin(companies, eq(companies.id, companyRights.companyId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(and(isIts(scope), isActing(scope, companyRights.programme)));
}
