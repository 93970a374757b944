import { Refusal } from '#core/errors.ts';
import { farms, flockChanges, flockEntries } from '#features/flock/server/tables.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Writes an entry that comes from the server itself, as the farm's next change of `accountId`: phones read it with what colleagues changed. */
export async function putEntry(
  { db, tenantId, now }: Scope,
  { farmId, doc, key, value, accountId }: Entry & { farmId: string; doc: string; accountId: string },
): Promise<void> {
  // Whoever writes to a farm holds its row, so that numbers have no gap.
  const [farm] = await db
    .update(farms)
    .set({ seq: sql`${farms.seq} + 1`, updatedAt: now })
    .where(and(eq(farms.tenantId, tenantId), eq(farms.id, farmId)))
    .returning({ seq: farms.seq });
  if (!farm) throw new Refusal('NOT_FOUND');
  const own = and(
    eq(flockEntries.tenantId, tenantId),
    eq(flockEntries.farmId, farmId),
    eq(flockEntries.doc, doc),
    eq(flockEntries.key, key),
  );
  const [before] = await db.select({ changeId: flockEntries.changeId }).from(flockEntries).where(own);
  const place = { tenantId, farmId, doc, key };
  const written = { value, accountId, deviceAt: now, seq: farm.seq };
  const changeId = newId();
  await db.insert(flockChanges).values({
    ...place,
    ...written,
    id: changeId,
    base: before?.changeId ?? null,
    receivedAt: now,
    outcome: 'KEPT',
  });
  await db
    .insert(flockEntries)
    .values({ ...place, ...written, changeId })
    .onConflictDoUpdate({
      target: [flockEntries.tenantId, flockEntries.farmId, flockEntries.doc, flockEntries.key],
      set: { ...written, changeId },
    });
}
