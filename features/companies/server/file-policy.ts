import { and, eq, exists, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isHandedIn, isOfficer, namesFile } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';
import { isReachedCompany } from './company-policy.ts';
import { companies } from './tables.ts';

/** Who checks companies reads what these handed in. */
export const companyFiles: FileReader = (scope) =>
  isOfficer(scope, 'Mgr.Company') ? and(isHandedIn(scope), isOfCompany(scope)) : undefined;

/** Named in what a company handed in last, of those that the operator's data scope reaches. */
function isOfCompany(scope: ActorScope): SQL {
  const { db, tenantId } = scope;
  const { submittedBy, data } = companies;
  const isIts = and(eq(companies.tenantId, tenantId), eq(submittedBy, files.ownerId), namesFile(data));
  return exists(
    db
      .select({ one: sql`1` })
      .from(companies)
      .where(and(isIts, isReachedCompany(scope))),
  );
}
