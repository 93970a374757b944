import type { InputOf } from '#core/contracts/contract.ts';
import type { saveRightsCall } from '#core/contracts/office.ts';
import { Refusal } from '#core/errors.ts';
import { saveRoleCodes } from '#features/tenants/server/tenants/roles.ts';
import { saveTenantCodes } from '#features/tenants/server/tenants/tenant-permissions.ts';
import type { ActorScope } from '#server/scope.ts';

/** Gives a role or a tenant exactly these codes; each kind has its own permission. */
export function saveRights(scope: ActorScope, { kind, ...change }: InputOf<typeof saveRightsCall>) {
  if (!scope.permCodes.has(kind === 'role' ? 'Mgr.Role.edit' : 'Mgr.TenantPerm.edit'))
    throw new Refusal('NO_PERMISSION');
  return kind === 'role' ? saveRoleCodes(scope, change) : saveTenantCodes(scope, change);
}
