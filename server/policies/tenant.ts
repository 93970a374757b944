import { and, eq, gt, isNull, or, type Placeholder, type SQL } from '#server/database/sql.ts';
import { tenants } from '../database/tables/tenants.ts';

/** Tenants that serve anybody: switched on, and their time not over. */
export function isTenantOpen(now: Date | Placeholder): SQL {
  return and(eq(tenants.status, 'ON'), or(isNull(tenants.expireAt), gt(tenants.expireAt, now)))!;
}
