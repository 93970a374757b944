import { and, eq, exists, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isHandedIn, isOfficer, namesFile } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';
import { supporters } from './tables.ts';

/** Who checks companies and supporters reads what supporters handed in. */
export const supporterFiles: FileReader = (scope) =>
  isOfficer(scope, 'Mgr.Company') ? and(isHandedIn(scope), isOfSupporter(scope)) : undefined;

/** Supporters belong to no region: who may see the list sees them all. */
function isOfSupporter({ db, tenantId }: ActorScope): SQL {
  const isIts = and(
    eq(supporters.tenantId, tenantId),
    eq(supporters.accountId, files.ownerId),
    namesFile(supporters.data),
  );
  return exists(db.select({ one: sql`1` }).from(supporters).where(isIts));
}
