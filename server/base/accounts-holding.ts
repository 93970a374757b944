import type { PermissionCode } from '#core/permissions.ts';
import type { Option } from '#core/resources/resource.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { staffName } from './staff-name.ts';

/** Accounts of active members of the tenant who hold a code there, by id. */
export async function accountsHolding({ db, tenantId }: Scope, code: PermissionCode): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.account_id as id from members m
     where m.tenant_id = ${tenantId} and m.status = 'ACTIVE' and m.account_id is not null
       and ${code} = any(codes_of(m.account_id, ${tenantId})) order by 1`);
  return rows.map(({ id }) => id);
}

/** Accounts as choices of a form, by name; those that are shut are none. */
export async function optionsOf({ db }: Pick<Scope, 'db'>, ids: readonly string[]): Promise<Option[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: accounts.id, name: accounts.nickname, login: accounts.loginName })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.status, 'ACTIVE')))
    .orderBy(asc(accounts.nickname), asc(accounts.id));
  return rows.map(({ id, name, login }) => {
    const label = staffName(name, login);
    return { value: id, label: { CN: label, EN: label } };
  });
}

/** Members who hold a code, likewise. */
export async function optionsHolding(scope: Scope, code: PermissionCode): Promise<Option[]> {
  return optionsOf(scope, await accountsHolding(scope, code));
}
