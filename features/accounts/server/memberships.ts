import type { Text } from '#core/texts/text.ts';
import type { Queryable } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { isTenantOpen } from '#server/policies/tenant.ts';
import type { Scope } from '#server/scope.ts';

/** A tenant in whose back office an account may work. */
export interface Membership {
  readonly id: string;
  readonly name: Text;
}

/** The tenants that are on and in which the account is an active member, by code. */
export async function membershipsOf({ db, now }: Pick<Scope, 'db' | 'now'>, accountId: string): Promise<Membership[]> {
  const { rows } = await db.execute<{ id: string; name_cn: string; name_en: string }>(sql`
    select tenants.id, name_cn, name_en from memberships_of(${accountId}) m join tenants on tenants.id = m.tenant_id
     where m.status = 'ACTIVE' and ${isTenantOpen(now)} order by code`);
  return rows.map((row) => ({ id: row.id, name: { CN: row.name_cn, EN: row.name_en } }));
}

/** Whether an account has a place in any back office, active or not. */
export async function isOperator(db: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from memberships_of(${accountId}) limit 1`);
  return rows.length > 0;
}
