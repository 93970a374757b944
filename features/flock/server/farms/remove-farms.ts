import { keptSince } from '#core/retention.ts';
import {
  farmInvites,
  farmMembers,
  farms,
  flockChanges,
  flockConflicts,
  flockEntries,
  flockPhotos,
  flockQuestions,
  flockReports,
  flockShares,
} from '#features/flock/server/tables.ts';
import type { Db, Tx } from '#server/database/database.ts';
import { and, eq, exists, lt, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { Services } from '#server/services.ts';

const parts = [
  flockEntries,
  flockChanges,
  flockConflicts,
  flockPhotos,
  flockReports,
  flockQuestions,
  flockShares,
  farmInvites,
  farmMembers,
];

/**
 * Removes farms with all that was ever kept of them; their photos are marked and gone for good a week later. Needs the
 * rights of the owner of the tables: changes are never removed otherwise.
 */
export async function removeFarms(
  db: Db | Tx,
  gone: readonly { readonly tenantId: string; readonly farmId: string }[],
  now: Date,
): Promise<void> {
  for (const { tenantId, farmId } of gone) {
    const held = db
      .select({ one: sql`1` })
      .from(flockPhotos)
      .where(and(eq(flockPhotos.tenantId, tenantId), eq(flockPhotos.farmId, farmId), eq(flockPhotos.fileId, files.id)));
    await db
      .update(files)
      .set({ deletedAt: now })
      .where(and(eq(files.tenantId, tenantId), exists(held)));
    for (const table of parts)
      await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.farmId, farmId)));
    await db.delete(farms).where(and(eq(farms.tenantId, tenantId), eq(farms.id, farmId)));
  }
}

/** Most farms taken at once. */
const batch = 50;

/** Removes farms that their owners gave up long enough ago; returns how many. Meant to run every night. */
export async function purgeFarms({ database, clock }: Services): Promise<number> {
  const now = clock();
  return database.asOwner(async (db) => {
    const gone = await db
      .select({ tenantId: farms.tenantId, farmId: farms.id })
      .from(farms)
      .where(and(eq(farms.isGone, true), lt(farms.updatedAt, keptSince('farms', now))))
      .limit(batch);
    await db.transaction((tx) => removeFarms(tx, gone, now));
    return gone.length;
  });
}
