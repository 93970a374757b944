import type { PgColumn, PgTable } from '#server/database/pg-tables.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** The next number of a tenant's records, `letter` and six digits; others who ask wait until the transaction ends. */
export async function nextNumber(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  letter: string,
  { table, column }: { table: PgTable | SQL; column: PgColumn | SQL },
): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number:${letter}:${tenantId}`}, 0))`);
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(substr(${column}, 2)::int), 0)::int as last from ${table} where tenant_id = ${tenantId}`,
  );
  return `${letter}${String((rows[0]?.last ?? 0) + 1).padStart(6, '0')}`;
}
