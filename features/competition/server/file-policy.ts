import { and, eq, exists, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isHandedIn, isOfficer, namesFile } from '#server/policies/file.ts';
import { entrySnapshots } from './tables.ts';

/** Organisers read the papers that were handed in with an entry. */
export const entryFiles: FileReader = (scope) => {
  if (!isOfficer(scope, 'Mgr.Itec')) return undefined;
  const isOfEntry = and(
    eq(entrySnapshots.tenantId, scope.tenantId),
    eq(entrySnapshots.ownerId, files.ownerId),
    namesFile(entrySnapshots.data),
  );
  return and(isHandedIn(scope), exists(scope.db.select({ one: sql`1` }).from(entrySnapshots).where(isOfEntry)));
};
