import { Refusal } from '#core/errors.ts';
import { caseChecks, departmentStaff } from '#features/casework/server/joint-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

export type CheckRow = typeof caseChecks.$inferSelect;

/** Checks of the departments that the caller answers for, cases of their own left out. */
export function isOfDepartment({ tenantId, actor }: ActorScope): SQL {
  return sql`(${caseChecks.tenantId} = ${tenantId} and ${caseChecks.department} = any(array(
    select ${departmentStaff.department} from ${departmentStaff}
     where ${departmentStaff.tenantId} = ${tenantId} and ${departmentStaff.accountId} = ${actor.id}))
    and not exists (select from ${applications} where ${applications.id} = ${caseChecks.applicationId}
      and (${applications.ownerId} = ${actor.id} or ${applications.deletedAt} is not null)))`;
}

/** A check that the caller answers; those of other departments and tenants answer alike with NOT_FOUND. */
export async function getCheck(scope: ActorScope, id: string): Promise<CheckRow> {
  const [row] = await scope.db
    .select()
    .from(caseChecks)
    .where(and(isOfDepartment(scope), eq(caseChecks.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Changes a check over its revision; throws CONFLICT where somebody was first. */
export async function setCheck(scope: ActorScope, check: CheckRow, set: Partial<CheckRow>): Promise<void> {
  const changed = await scope.db
    .update(caseChecks)
    .set({ ...set, updatedAt: scope.now, rev: check.rev + 1 })
    .where(and(eq(caseChecks.tenantId, scope.tenantId), eq(caseChecks.id, check.id), eq(caseChecks.rev, check.rev)))
    .returning({ id: caseChecks.id });
  if (changed.length === 0) throw new Refusal('CONFLICT');
}
