import { and, eq, isNotNull } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { regionMarks } from '../tables.ts';

/** Codes of the tenant's regions that others have taken over from. */
export async function readReplaced({ db, tenantId }: Scope): Promise<readonly string[]> {
  const rows = await db
    .select({ code: regionMarks.code })
    .from(regionMarks)
    .where(and(eq(regionMarks.tenantId, tenantId), isNotNull(regionMarks.replacedBy)));
  return rows.map(({ code }) => code);
}
