import type { Db } from '#server/database/database.ts';
import { asc, eq, inArray, sql } from '#server/database/sql.ts';
import { busiLinks, busiLog, busiQueue, chainHeads } from '#server/database/tables/logs.ts';
import type { Services } from '#server/services.ts';
import { hashLine } from './business-log.ts';

/** Lines sealed in one transaction. */
const batch = 500;
const lockNumber = 7_226_001;

/** Hash before the first link. */
export const emptyHash = Buffer.alloc(32);

/**
 * Seals the lines that were written since: each gets the next place in its tenant's chain and a hash over itself and
 * the link before. One node at a time; returns how many lines it sealed.
 */
export async function sealChain({ database }: Pick<Services, 'database'>): Promise<number> {
  return database.asOwner((db) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${lockNumber}) as free`,
      );
      if (!rows[0]?.free) return 0;
      const waiting = await tx
        .select({ line: busiLog })
        .from(busiQueue)
        .innerJoin(busiLog, eq(busiLog.id, busiQueue.logId))
        .orderBy(asc(busiQueue.seq))
        .limit(batch);
      for (const [tenantId, own] of Map.groupBy(waiting, ({ line }) => line.tenantId))
        await append(
          tx,
          tenantId,
          own.map(({ line }) => line),
        );
      return waiting.length;
    }),
  );
}

async function append(db: Db, tenantId: string, lines: readonly (typeof busiLog.$inferSelect)[]): Promise<void> {
  const [head] = await db.select().from(chainHeads).where(eq(chainHeads.tenantId, tenantId));
  let link = head?.link ?? 0;
  let prevHash: Buffer = head?.hash ?? emptyHash;
  const links = lines.map((line) => {
    const hash = hashLine(prevHash, line);
    const row = { tenantId, link: ++link, logId: line.id, prevHash, hash };
    prevHash = hash;
    return row;
  });
  await db.insert(busiLinks).values(links);
  await db
    .insert(chainHeads)
    .values({ tenantId, link, hash: prevHash })
    .onConflictDoUpdate({ target: chainHeads.tenantId, set: { link, hash: prevHash } });
  await db.delete(busiQueue).where(
    inArray(
      busiQueue.logId,
      lines.map((line) => line.id),
    ),
  );
}

/** Seals everything that waits. */
export async function sealAll(services: Pick<Services, 'database'>): Promise<void> {
  while ((await sealChain(services)) > 0);
}
