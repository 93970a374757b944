import { programmes } from '#features/casework/programmes/registry.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, exists, inArray, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { FileReader } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';

/** While a case waits for its employer, whoever acts for the company reads the papers that it has to vouch for. */
export const employerFiles: FileReader = (scope) => (scope.side === 'portal' ? isVouchedFor(scope) : undefined);

/** Paths of papers that employers vouch for, as the files of applications name them. */
const vouchedPaths = [...new Set(programmes.flatMap(({ employer }) => employer?.vouches ?? []))];

function isVouchedFor(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(
      and(
        eq(applicationFiles.fileId, files.id),
        eq(applicationFiles.tenantId, scope.tenantId),
        inArray(applicationFiles.path, vouchedPaths),
        eq(applications.state, 'UNIT_REVIEW'),
        scope.services.features.employers.isActingFor(scope, applications.employerId, applications.programme),
      ),
    );
  return exists(held);
}
