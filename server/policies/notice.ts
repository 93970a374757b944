import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { notices } from '../database/tables/contents.ts';

/** Notices visitors may read: published, their time has come and is not over. Times are placeholders or dates. */
export function isPublished(tenantId: string | SQL, now: Date | SQL): SQL {
  return and(
    eq(notices.tenantId, sql`${tenantId}`),
    // The literal lets the planner use the partial indexes.
    sql`${notices.status} = 'PUBLISHED'`,
    lte(notices.publishedAt, sql`${now}`),
    or(isNull(notices.validTo), gt(notices.validTo, sql`${now}`)),
  )!;
}
