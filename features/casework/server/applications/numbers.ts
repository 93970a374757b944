import { sql } from 'drizzle-orm';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { numbers } from '#features/casework/server/tables.ts';
import type { Scope } from '#server/scope.ts';

/** The next number of a programme and year, e.g. RC202600001; a transaction that fails gives its number back, so there are no gaps. */
export async function nextNumber(
  scope: Scope,
  programme: Pick<Programme, 'code' | 'prefix'>,
  year: number,
): Promise<string> {
  const [row] = await scope.db
    .insert(numbers)
    .values({ tenantId: scope.tenantId, programme: programme.code, year, last: 1 })
    .onConflictDoUpdate({
      target: [numbers.tenantId, numbers.programme, numbers.year],
      set: { last: sql`${numbers.last} + 1` },
    })
    .returning({ last: numbers.last });
  return `${programme.prefix}${year}${String(row?.last).padStart(5, '0')}`;
}
