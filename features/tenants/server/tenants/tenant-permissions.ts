import { Refusal } from '#core/errors.ts';
import { isPermissionCode, permissionCodes, withMenuCodes } from '#core/permissions.ts';
import { differenceFrom, startingCodes } from '#core/roles.ts';
import { announce } from '#features/accounts/server/sessions/end-sessions.ts';
import { tenantPermission as resource } from '#features/tenants/resources/tenant-permission.ts';
import { inTenant } from '#server/base/in-tenant.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { roles, tenants } from '#server/database/tables/tenants.ts';
import { logSave } from '#server/resources/changes.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { codesOf } from './renew-rights.ts';

const select = sql`
  select t.id, t.rev, json_build_object('CN', t.name_cn, 'EN', t.name_en) as tenant, t.name_cn as "nameCN", t.name_en as "nameEN", t.kind, t.codes,
         cardinality(t.codes) as "codesCount", ${permissionCodes.length}::int as "codesTotal", c.roles::int as roles,
         t.updated_at as "updatedAt"
    from tenants t join tenant_counts() c on c.tenant_id = t.id`;

/** What each tenant may hand out; changed as a whole through saveTenantCodes. */
export const tenantPermissionStore: Store = readings({
  resource,
  select: () => select,
  texts: ['tenant'],
  keyword: ['tenant'],
  values: ({ codes }) => ({ codes }),
});

/** Sets a tenant's allowance; its roles lose what it loses, in the same transaction. */
export async function saveTenantCodes(
  scope: ActorScope,
  { id, rev, codes }: { id: string; rev: number; codes: readonly string[] },
): Promise<{ id: string; rev: number }> {
  const before = await tenantPermissionStore.one(scope, id);
  const wanted = withMenuCodes(codes.filter(isPermissionCode));
  // The platform must keep the door through which it could give itself codes again.
  if (id === scope.tenantId && !wanted.includes('Mgr.TenantPerm.edit')) throw new Refusal('OWN_RIGHTS');
  const [saved] = await scope.db
    .update(tenants)
    .set({
      codes: wanted,
      ...differenceFrom(startingCodes(String(before.row.kind)), wanted),
      rev: sql`${tenants.rev} + 1`,
      updatedAt: scope.now,
    })
    .where(and(eq(tenants.id, id), eq(tenants.rev, rev)))
    .returning({ rev: tenants.rev });
  if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  await inTenant(scope, id, async ({ db }) => {
    const losing = await db
      .select()
      .from(roles)
      .where(and(eq(roles.tenantId, id), sql`not (${roles.codes} <@ ${sql.param(wanted)}::text[])`));
    for (const role of losing) {
      const left = role.codes.filter((code) => wanted.some((each) => each === code));
      await db
        .update(roles)
        .set({ ...codesOf(role, left), rev: sql`${roles.rev} + 1` })
        .where(and(eq(roles.tenantId, id), eq(roles.id, role.id)));
    }
  });
  await logSave(scope, {
    resource,
    id,
    title: String(before.row.nameCN),
    before: before.values,
    after: { codes: wanted },
  });
  await announce(scope.db);
  return { id, rev: saved.rev };
}
