import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOfDepartment } from './check-record.ts';

/** Checks that wait for the departments of the caller: what their list has in that state. */
export async function checkBadges(scope: ActorScope): Promise<Readonly<Record<string, number>>> {
  if (!scope.permCodes.has('Mgr.ApplyJoint')) return {};
  return { ApplyJoint: await scope.db.$count(caseChecks, and(isOfDepartment(scope), eq(caseChecks.state, 'ASKED'))) };
}
