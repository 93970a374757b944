import { and, eq, exists, type SQL } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';
import { objectionFiles } from './tables.ts';

/** Evidence is read by those who decide about objections. */
export const evidenceFiles: FileReader = (scope) =>
  isOfficer(scope, 'Mgr.Apply.publish') ? isEvidence(scope) : undefined;

function isEvidence(scope: ActorScope): SQL {
  const held = scope.db
    .select({ id: objectionFiles.fileId })
    .from(objectionFiles)
    .where(and(eq(objectionFiles.fileId, files.id), eq(objectionFiles.tenantId, scope.tenantId)));
  return exists(held);
}
