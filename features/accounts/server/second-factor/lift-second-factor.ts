import { findByLogin } from '#features/accounts/server/find-account.ts';
import { mailOwner } from '#features/accounts/server/mail-owner.ts';
import { membershipsOf } from '#features/accounts/server/memberships.ts';
import { unlock } from '#features/accounts/server/passwords/lock-out.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { inTenant } from '#server/base/in-tenant.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { findTenantOfHost } from '#server/base/tenants.ts';
import type { Services } from '#server/services.ts';
import { dropSecondFactor } from './drop-second-factor.ts';

/**
 * Turns the second factor off for somebody who has lost phone and recovery codes: the installation's own act, logged in
 * each tenant the account works for. Returns whether there was one; throws an Error for a name that nobody has.
 */
export async function liftSecondFactor(services: Services, loginName: string): Promise<boolean> {
  const tenantId = await findTenantOfHost(services, '');
  return services.database.transaction(tenantId, async (db) => {
    const scope = systemScope(services, { db, tenantId, now: services.clock() });
    const account = await findByLogin(db, loginName);
    if (!account) throw new Error(`Nobody is called ${loginName}.`);
    await unlock(scope, account.id);
    if (account.totpSecret === null) return false;
    await dropSecondFactor(scope, account);
    await mailOwner(scope, account, 'TOTP_OFF');
    const memberships = await membershipsOf(scope, account.id);
    for (const membership of memberships.length > 0 ? memberships : [{ id: tenantId }])
      await inTenant(scope, membership.id, (there) =>
        logBusiness(there, {
          module: 'AUTH',
          action: 'TOTP_OFF',
          objectType: 'account',
          objectId: account.id,
          title: account.loginName,
          text: { CN: '在服务器上关闭两步验证', EN: 'two-step verification turned off on the server itself' },
        }),
      );
    return true;
  });
}
