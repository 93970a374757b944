import { sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Carries out `work` with the rows of another tenant in sight, inside the running transaction: for a session that is
 * just moving there after its membership was checked, and for the platform's operators who set tenants up.
 */
export async function inTenant<S extends Scope, T>(
  scope: S,
  tenantId: string,
  work: (scope: S) => Promise<T>,
): Promise<T> {
  if (tenantId === scope.tenantId) return work(scope);
  await bind(scope, tenantId);
  const result = await work({ ...scope, tenantId });
  await bind(scope, scope.tenantId);
  return result;
}

/** Ends with the transaction, so that the connection's own binding stays what the pool believes it is. */
async function bind({ db }: Scope, tenantId: string): Promise<void> {
  await db.execute(sql`select set_config('app.tenant', ${tenantId}, true)`);
}
