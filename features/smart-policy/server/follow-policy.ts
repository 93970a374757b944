import { and, eq, type SQL } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { follows } from './tables.ts';

/** What the caller follows in this tenant. */
export function isOwnFollow({ tenantId, actor }: ActorScope): SQL {
  return and(eq(follows.tenantId, tenantId), eq(follows.accountId, actor.id))!;
}

/** The caller's wish to be told of new matches. */
export function isOwnMatch(scope: ActorScope): SQL {
  return and(isOwnFollow(scope), eq(follows.kind, 'MATCH'))!;
}
