import { sql } from 'drizzle-orm';
import type { PermissionCode } from '#core/permissions.ts';
import type { Scope } from '#server/scope.ts';

/** Accounts of active members of the tenant who hold a code there, by id. */
export async function accountsHolding({ db, tenantId }: Scope, code: PermissionCode): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.account_id as id from members m
     where m.tenant_id = ${tenantId} and m.status = 'ACTIVE' and m.account_id is not null
       and ${code} = any(codes_of(m.account_id, ${tenantId})) order by 1`);
  return rows.map(({ id }) => id);
}
