import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { rightsCall, rightsPreviewCall } from '#core/contracts/office.ts';
import { Refusal } from '#core/errors.ts';
import { isPermissionCode, menuCodeOf, permissionCodes, withMenuCodes } from '#core/permissions.ts';
import { permissionNames } from '#features/tenants/server/tenants/permissions.ts';
import { ownedCodes } from '#features/tenants/server/tenants/rights.ts';
import { roleStore } from '#features/tenants/server/tenants/roles.ts';
import { tenantPermissionStore } from '#features/tenants/server/tenants/tenant-permissions.ts';
import { sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** All codes by name, and which of them the tenant owns and the caller holds. */
export async function getRights(scope: ActorScope): Promise<OutputOf<typeof rightsCall>> {
  const names = await permissionNames(scope);
  const owned = await ownedCodes(scope);
  return {
    codes: permissionCodes.map((code) => {
      const parent = menuCodeOf(code);
      return { code, name: names.get(code)!, parent: parent === code ? null : parent };
    }),
    owned: permissionCodes.filter((code) => owned.has(code)),
    held: permissionCodes.filter((code) => scope.permCodes.has(code)),
  };
}

/** What saving these codes would do, without saving them. */
export async function previewRights(
  scope: ActorScope,
  { kind, id, codes }: InputOf<typeof rightsPreviewCall>,
): Promise<OutputOf<typeof rightsPreviewCall>> {
  if (!scope.permCodes.has(kind === 'role' ? 'Mgr.Role.edit' : 'Mgr.TenantPerm.edit'))
    throw new Refusal('NO_PERMISSION');
  const wanted: readonly string[] = withMenuCodes(codes.filter(isPermissionCode));
  const store = kind === 'role' ? roleStore : tenantPermissionStore;
  const before = (await store.one(scope, id)).values.codes as string[];
  const removed = before.filter((code) => !wanted.includes(code));
  return {
    added: wanted.filter((code) => !before.includes(code)),
    removed,
    roles: kind === 'tenant' ? await rolesThatLose(scope, id, removed) : [],
    users: kind === 'role' ? await usersOfRole(scope, id) : [],
  };
}

async function rolesThatLose(scope: ActorScope, tenantId: string, removed: readonly string[]) {
  const { rows } = await scope.db.execute<{ id: string; name_cn: string; name_en: string; codes: string[] }>(
    sql`select * from tenant_roles(${tenantId}) where codes && ${sql.param([...removed])}::text[] order by code`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: { CN: row.name_cn, EN: row.name_en },
    loses: row.codes.filter((code) => removed.includes(code)),
  }));
}

async function usersOfRole(scope: ActorScope, roleId: string) {
  const { rows } = await scope.db.execute<{ id: string; name: string; last: Date | null }>(sql`
    select m.id, coalesce(a.nickname, i.name) as name, a.last_login_at as last
      from member_roles mr join members m on m.id = mr.member_id
      left join accounts a on a.id = m.account_id left join invitations i on i.member_id = m.id
     where mr.role_id = ${roleId} and m.tenant_id = ${scope.tenantId} and m.status <> 'DISABLED'
     order by name limit 200`);
  return rows.map(({ id, name, last }) => ({ id, name, lastLogin: last ? new Date(last).toISOString() : null }));
}
