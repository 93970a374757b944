import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { notices } from '../database/tables/contents.ts';

/**
 * Notices visitors may read: published, and their time has come. Those whose time is over stay readable and are shown
 * as ended; taking one offline is what hides it. Times are placeholders or dates.
 */
export function isPublished(tenantId: string | SQL, now: Date | SQL): SQL {
  return and(
    eq(notices.tenantId, sql`${tenantId}`),
    // The literal lets the planner use the partial indexes.
    sql`${notices.status} = 'PUBLISHED'`,
    lte(notices.publishedAt, sql`${now}`),
  )!;
}

/** Those of them whose time is not over. */
export function isCurrent(now: Date | SQL): SQL {
  return or(isNull(notices.validTo), gt(notices.validTo, sql`${now}`))!;
}
