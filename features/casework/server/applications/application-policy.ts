import { applications } from '#features/casework/server/tables.ts';
import { and, eq, isNull, type Placeholder, type SQL } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** Rows an applicant may touch: the own ones in this tenant that were not deleted. */
export function isOwn(scope: ActorScope): SQL {
  return isOwnedBy(scope.tenantId, scope.actor.id);
}

/** The same rule for prepared queries, with placeholders. */
export function isOwnedBy(tenantId: string | Placeholder, ownerId: string | Placeholder): SQL {
  return and(eq(applications.tenantId, tenantId), eq(applications.ownerId, ownerId), isNull(applications.deletedAt))!;
}
