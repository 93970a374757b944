import { flockEntries } from '#features/flock/server/tables.ts';
import type { Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { and, eq, isNotNull } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** What stands in a document of a farm, by key; empty for one that is not there. Whether the caller may see it is asked before. */
export async function readEntries(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { farmId, doc }: { farmId: string; doc: string },
): Promise<Values> {
  const { key, value } = flockEntries;
  const rows = await db
    .select({ key, value })
    .from(flockEntries)
    .where(
      and(
        eq(flockEntries.tenantId, tenantId),
        eq(flockEntries.farmId, farmId),
        eq(flockEntries.doc, doc),
        isNotNull(value),
      ),
    )
    .orderBy(key);
  return new Map(rows.map((row) => [row.key, row.value]));
}
