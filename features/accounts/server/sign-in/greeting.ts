import type { Side } from '#core/sides.ts';
import type { Text } from '#core/texts/text.ts';
import { type Account, localeOf } from '#features/accounts/server/find-account.ts';
import { type Membership, membershipsOf } from '#features/accounts/server/memberships.ts';
import { permCodesOf } from '#server/base/sessions/sessions.ts';
import type { Greeting } from '#server/base/sessions/signed-in.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';
import { deviceKind } from './device.ts';

/** The session fields for an account that signs in on a side, into a tenant. */
export async function greet(
  scope: Scope,
  account: Account,
  { side, tenantId }: { side: Side; tenantId: string },
): Promise<Greeting> {
  const isOffice = side === 'office';
  const memberships = isOffice ? await membershipsOf(scope, account.id) : [];
  return {
    userId: account.id,
    loginName: account.loginName,
    nickname: account.nickname,
    tenantId: tenantId || null,
    tenantName: await nameOf(scope, tenantId, memberships),
    tenants: memberships.map(({ id, name }) => ({ id, name })),
    // On the portal nobody is an operator.
    permCodes: isOffice ? await permCodesOf(scope.db, account.id, tenantId) : [],
    avatar: account.avatar,
    tags: account.tags,
    locale: localeOf(account),
    isTag: account.isTag,
    mustEnrol: isOffice && scope.services.env.officeTotp === 'required' && account.totpSecret === null,
    otec: isOffice
      ? null
      : await scope.services.features.selectedOtec({ db: scope.db, tenantId, now: scope.now, actor: account }),
    os: deviceKind(scope.device),
  };
}

async function nameOf(scope: Scope, tenantId: string, memberships: readonly Membership[]): Promise<Text> {
  const known = memberships.find(({ id }) => id === tenantId);
  if (known) return known.name;
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return tenant ?? { CN: '', EN: '' };
}
