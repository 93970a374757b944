import { and, eq, exists, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import { isVisitedBy } from './arrange.ts';
import { visitPhotos, visits } from './tables.ts';

/** Pictures of visits are read by organisers, and by those who went there. */
export const visitFiles: FileReader = (scope) => {
  const isOrganiser = isOfficer(scope, 'Mgr.Itec');
  if (!isOrganiser && !isOfficer(scope, 'Mgr.ItecVisit')) return undefined;
  const shown = scope.db
    .select({ one: sql`1` })
    .from(visitPhotos)
    .innerJoin(visits, and(eq(visits.id, visitPhotos.visitId), eq(visits.tenantId, visitPhotos.tenantId)))
    .where(
      and(
        eq(visitPhotos.fileId, files.id),
        eq(visitPhotos.tenantId, scope.tenantId),
        isOrganiser ? undefined : isVisitedBy(scope),
      ),
    );
  return exists(shown);
};
