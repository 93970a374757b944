import type { Queryable } from '#server/database/database.ts';
import { and, asc, eq, gt, isNull } from '#server/database/sql.ts';
import { busiLinks, busiLog, busiQueue, chainHeads } from '#server/database/tables/logs.ts';
import { hashLine } from './business-log.ts';
import { emptyHash } from './seal-chain.ts';

/** What a walk along a tenant's chain found; `brokenAt` is the id of the first line that does not fit. */
export interface ChainReport {
  readonly rows: number;
  readonly intact: boolean;
  readonly brokenAt: string | null;
  /** Hash of the newest link, hex. */
  readonly head: string;
}

const batch = 2000;

/** Walks a tenant's chain from its first link: a line that was changed, removed, slipped in or reordered is found. */
export async function verifyChain(db: Queryable, tenantId: string): Promise<ChainReport> {
  // Read first: links added meanwhile come after this head.
  const [head] = await db.select().from(chainHeads).where(eq(chainHeads.tenantId, tenantId));
  let previous: Buffer = emptyHash;
  let link = 0;
  const report = (brokenAt: string | null): ChainReport => ({
    rows: link,
    intact: brokenAt === null,
    brokenAt,
    head: previous.toString('hex'),
  });
  for (;;) {
    const rows = await db
      .select({ link: busiLinks, line: busiLog })
      .from(busiLinks)
      .leftJoin(busiLog, eq(busiLog.id, busiLinks.logId))
      .where(and(eq(busiLinks.tenantId, tenantId), gt(busiLinks.link, link)))
      .orderBy(asc(busiLinks.link))
      .limit(batch);
    for (const { link: found, line } of rows) {
      const fits =
        line !== null &&
        found.link === link + 1 &&
        found.prevHash.equals(previous) &&
        hashLine(previous, line).equals(found.hash);
      if (!fits) return report(found.logId);
      link = found.link;
      previous = found.hash;
      if (head && link === head.link && !previous.equals(head.hash)) return report(found.logId);
    }
    if (rows.length < batch) break;
  }
  if (head && link < head.link) return report('missing');
  return report(await findStray(db, tenantId));
}

/** A line that is neither sealed nor waiting was not written by logBusiness. */
async function findStray(db: Queryable, tenantId: string): Promise<string | null> {
  const [stray] = await db
    .select({ id: busiLog.id })
    .from(busiLog)
    .leftJoin(busiLinks, eq(busiLinks.logId, busiLog.id))
    .leftJoin(busiQueue, eq(busiQueue.logId, busiLog.id))
    .where(and(eq(busiLog.tenantId, tenantId), isNull(busiLinks.logId), isNull(busiQueue.logId)))
    .limit(1);
  return stray?.id ?? null;
}
