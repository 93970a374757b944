import { and, eq, type SQL } from 'drizzle-orm';
import { serviceRequests } from '#features/site/server/tables.ts';
import type { ActorScope } from '#server/scope.ts';

/** A request belongs to whoever sent it, in the tenant whose service it asks for. */
export function isOwnRequest({ tenantId, actor }: ActorScope): SQL {
  return and(eq(serviceRequests.tenantId, tenantId), eq(serviceRequests.ownerId, actor.id))!;
}
