import type { PermissionCode } from '#core/permissions.ts';
import { rereadPermissions } from '#features/accounts/server/sessions/end-sessions.ts';
import type { AnyPgColumn } from '#server/database/pg-tables.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { memberRoles, members, tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';

/** Codes of the built-in roles that can put everything else right again. */
export const adminRoles: readonly string[] = ['tenant-admin', 'platform-admin'];

/** Accounts of the tenant that hold a role; whoever was only invited to it has none yet. */
export async function accountsWithRole(scope: Scope, roleId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: members.accountId })
    .from(memberRoles)
    .innerJoin(members, eq(members.id, memberRoles.memberId))
    .where(and(eq(memberRoles.roleId, roleId), eq(members.tenantId, scope.tenantId)));
  return rows.flatMap((row) => row.id ?? []);
}

/** Whether the account in a column holds a code in the tenant. */
export function holds(column: AnyPgColumn, { tenantId }: Scope, code: PermissionCode): SQL {
  return sql`${code} = any(codes_of(${column}, ${tenantId}))`;
}

/** Lets sessions of these accounts read their codes again. */
export function announceRoles(scope: Scope, accountIds: readonly string[]): Promise<void> {
  return rereadPermissions(scope.db, accountIds);
}

/** Codes the tenant of the scope may hand out. */
export async function ownedCodes(scope: Scope): Promise<ReadonlySet<string>> {
  const [row] = await scope.db.select({ codes: tenants.codes }).from(tenants).where(eq(tenants.id, scope.tenantId));
  return new Set(row?.codes);
}

/** Lets changes of whoever belongs to the tenant come one after the other, so that what was counted still holds at the end. */
export async function holdMembers({ db, tenantId }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`members:${tenantId}`}, 0))`);
}

/** Active members of the tenant who hold its administrator role; a tenant must keep one. */
export async function countAdmins(scope: Scope, { without }: { without: readonly string[] }): Promise<number> {
  const { rows } = await scope.db.execute<{ n: number }>(sql`
    select count(distinct m.id)::int as n
      from members m join accounts a on a.id = m.account_id
      join member_roles mr on mr.member_id = m.id join roles r on r.id = mr.role_id
     where m.tenant_id = ${scope.tenantId} and m.status = 'ACTIVE' and a.status = 'ACTIVE'
       and r.built_in and r.code = any(${sql.param([...adminRoles])}::text[])
       and not (m.id = any(${sql.param([...without])}::text[]))`);
  return rows[0]?.n ?? 0;
}
