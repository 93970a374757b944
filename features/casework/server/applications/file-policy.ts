import { isCase } from '#features/casework/server/review/case-policy.ts';
import { isPayableFile, isPayer } from '#features/casework/server/review/payer.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, exists, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';

/** Reviewers read what submitted applications hold; whoever only pays, the papers of the account. */
export const caseFiles: FileReader = (scope) => (isOfficer(scope, 'Mgr.Apply') ? isInSubmission(scope) : undefined);

function isInSubmission(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(
      and(
        eq(applicationFiles.fileId, files.id),
        eq(applicationFiles.tenantId, scope.tenantId),
        isCase(scope),
        isPayer(scope) ? isPayableFile() : undefined,
      ),
    );
  return exists(held);
}
