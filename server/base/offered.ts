import { Refusal } from '#core/errors.ts';
import { sql } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';

/** Keys of what the tenant has switched off (features/platform/shared/features.ts). */
export async function switchedOff({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>): Promise<readonly string[]> {
  const [row] = await db
    .select({ off: sql<unknown>`${tenants.platform} -> 'off'` })
    .from(tenants)
    .where(sql`${tenants.id} = ${tenantId}`);
  return Array.isArray(row?.off) ? row.off.filter((key) => typeof key === 'string') : [];
}

/** NOT_OFFERED while the tenant has switched it off. */
export async function requireOffered(scope: Pick<Scope, 'db' | 'tenantId'>, key: string): Promise<void> {
  const off = await switchedOff(scope);
  if (off.includes(key)) throw new Refusal('NOT_OFFERED', { cause: `${key} is switched off` });
}
