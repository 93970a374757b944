import { Refusal } from '#core/errors.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { numbers } from '#features/casework/server/tables.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Window } from './windows.ts';

/**
 * The next number of a programme and year, e.g. RC202600001; a transaction that fails gives its number back, so there are
 * no gaps. Throws QUOTA_FULL once the year has given all it has: of concurrent calls one gets the last.
 */
export async function nextNumber(
  scope: Scope,
  programme: Pick<Programme, 'code' | 'prefix'>,
  { year, quota }: Pick<Window, 'year' | 'quota'>,
): Promise<string> {
  const [row] = await scope.db
    .insert(numbers)
    .values({ tenantId: scope.tenantId, programme: programme.code, year, last: 1 })
    .onConflictDoUpdate({
      target: [numbers.tenantId, numbers.programme, numbers.year],
      set: { last: sql`${numbers.last} + 1` },
    })
    .returning({ last: numbers.last });
  if (quota !== null && row!.last > quota) throw quotaFull(quota);
  return `${programme.prefix}${year}${String(row!.last).padStart(5, '0')}`;
}

/** Refuses a new draft that could not be handed in any more: QUOTA_FULL. */
export async function refuseFull(scope: Scope, { programme, year, quota }: Window): Promise<void> {
  if (quota === null) return;
  const [row] = await scope.db
    .select({ last: numbers.last })
    .from(numbers)
    .where(and(eq(numbers.tenantId, scope.tenantId), eq(numbers.programme, programme), eq(numbers.year, year)));
  if (row && row.last >= quota) throw quotaFull(quota);
}

function quotaFull(quota: number): Refusal {
  return new Refusal('QUOTA_FULL', { params: { count: quota } });
}
