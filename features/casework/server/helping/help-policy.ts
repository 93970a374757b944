import { helpGrants } from '#features/casework/server/help-tables.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { and, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, namesFile } from '#server/policies/file.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

/** States in which an application can be changed, and so be helped with. */
export const changeable = ['DRAFT', 'UNIT_RETURNED', 'SUPPLEMENT'];

/** Grants that the caller took up and that are in force. */
export function isHelping({ tenantId, actor, now }: ActorScope): SQL {
  return and(
    eq(helpGrants.tenantId, tenantId),
    eq(helpGrants.helperId, actor.id),
    isNull(helpGrants.endedAt),
    gt(helpGrants.until, now),
  )!;
}

/** Whether somebody may fill in parts of an application now, or has a code for it. */
export async function hasHelp({ db, tenantId, now }: Scope, applicationId: string): Promise<boolean> {
  const count = await db.$count(
    helpGrants,
    and(
      eq(helpGrants.tenantId, tenantId),
      eq(helpGrants.applicationId, applicationId),
      isNull(helpGrants.endedAt),
      gt(helpGrants.until, now),
      or(isNotNull(helpGrants.helperId), gt(helpGrants.codeUntil, now)),
    ),
  );
  return count > 0;
}

/** A helper reads the files that stand in granted sections now, while the application can be changed. */
export const helpedFiles: FileReader = (scope) => {
  if (scope.side !== 'portal') return undefined;
  const named = scope.db
    .select({ one: sql`1` })
    .from(helpGrants)
    .innerJoin(applications, eq(applications.id, helpGrants.applicationId))
    .innerJoin(applicationSections, eq(applicationSections.applicationId, helpGrants.applicationId))
    .where(
      and(
        isHelping(scope),
        isNull(applications.deletedAt),
        inArray(applications.state, changeable),
        sql`${helpGrants.sections} @> to_jsonb(${applicationSections.key})`,
        eq(files.ownerId, applications.ownerId),
        namesFile(applicationSections.values),
      ),
    );
  return exists(named);
};
