import { employerMarks } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Marks of an earlier submission say nothing about the next. */
export async function forgetMarks(scope: Scope, applicationId: string): Promise<void> {
  await scope.db
    .delete(employerMarks)
    .where(and(eq(employerMarks.tenantId, scope.tenantId), eq(employerMarks.applicationId, applicationId)));
}
