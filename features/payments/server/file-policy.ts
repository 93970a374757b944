import { and, eq, exists, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';
import { grantReports } from './report-tables.ts';

/** Documents of a report are read by those who decide about it. */
export const reportFiles: FileReader = (scope) => (isOfficer(scope, 'Mgr.ApplyPay') ? isOfReport(scope) : undefined);

function isOfReport(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(grantReports, eq(grantReports.applicationId, applicationFiles.applicationId))
    .where(
      and(
        eq(applicationFiles.fileId, files.id),
        eq(grantReports.tenantId, scope.tenantId),
        sql`starts_with(${applicationFiles.path}, 'report-' || ${grantReports.id})`,
      ),
    );
  return exists(held);
}
