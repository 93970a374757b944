import { isActing } from '#features/companies/server/company-policy.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { and, eq, exists, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';
import { grantReports } from './report-tables.ts';
import { isOfCompany } from './reports/company-reports.ts';

/** Documents of a report are read by those who decide about it, and by those who act for the company that it is of. */
export const reportFiles: FileReader = (scope) => {
  if (isOfficer(scope, 'Mgr.ApplyPay')) return isOfReport(scope);
  return scope.side === 'portal' ? isOfReport(scope, isOfOwnCompany(scope)) : undefined;
};

/** Of a company for which the caller acts in the programme of the report. */
function isOfOwnCompany(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(
      and(
        eq(companies.tenantId, scope.tenantId),
        isActing(scope, grantReports.programme),
        isOfCompany(scope, sql`${companies.code}`, null),
      ),
    );
  return exists(held);
}

function isOfReport(scope: ActorScope, isShown?: SQL): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(grantReports, eq(grantReports.applicationId, applicationFiles.applicationId))
    .where(
      and(
        eq(applicationFiles.fileId, files.id),
        eq(grantReports.tenantId, scope.tenantId),
        sql`starts_with(${applicationFiles.path}, 'report-' || ${grantReports.id})`,
        isShown,
      ),
    );
  return exists(held);
}
