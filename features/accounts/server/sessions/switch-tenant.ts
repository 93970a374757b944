import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { membershipsOf } from '#features/accounts/server/memberships.ts';
import { inTenant } from '#server/base/in-tenant.ts';
import { permCodesOf } from '#server/base/sessions/sessions.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { sessions } from '#server/database/tables/accounts.ts';
import { isOwnSession } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { announce } from './end-sessions.ts';

/**
 * Moves the session to another tenant of the user: token and keys stay, codes and tenant change on every node. Throws
 * NOT_FOUND for a tenant the user has no membership in.
 */
export async function switchTenant(
  scope: ActorScope,
  { tenantId }: { tenantId: string },
): Promise<OutputOf<typeof switchTenantCall>> {
  const membership = (await membershipsOf(scope, scope.actor.id)).find(({ id }) => id === tenantId);
  if (!membership) throw new Refusal('NOT_FOUND');
  await scope.db
    .update(sessions)
    .set({ activeTenant: tenantId, tenantRev: sql`${sessions.tenantRev} + 1` })
    .where(and(isOwnSession(scope), eq(sessions.id, scope.sessionId)));
  await announce(scope.db);
  const permCodes = await permCodesOf(scope.db, scope.actor.id, tenantId);
  await inTenant(scope, tenantId, (there) =>
    logAccount(there, scope.actor, {
      action: 'SWITCH_TENANT',
      text: { CN: '切换到本租户', EN: 'switched to this tenant' },
    }),
  );
  return { tenantId, tenantName: membership.name, permCodes };
}
