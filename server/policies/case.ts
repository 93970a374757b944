import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { applications } from '../database/tables/applications.ts';
import type { ActorScope } from '../scope.ts';

/**
 * Cases an operator may see: submitted ones of the tenant. Drafts that were never submitted are the applicant's alone,
 * and nobody sees at the desk what colleagues think about an application of their own.
 */
export function isCase(scope: ActorScope): SQL {
  return and(
    eq(applications.tenantId, scope.tenantId),
    isNotNull(applications.submittedAt),
    isNull(applications.deletedAt),
    ne(applications.ownerId, scope.actor.id),
  )!;
}
