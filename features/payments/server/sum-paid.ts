import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { payments } from './tables.ts';

/** What was paid in all, in fen: the sum of what the list of payments shows as paid. */
export async function sumPaid({ db, tenantId }: Scope): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.amount}), 0)::float8` })
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.state, 'PAID')));
  return row?.sum ?? 0;
}
