import { applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** States of a decision that is neither carried out nor taken back. */
export const waiting = ['ASKED', 'PENDING'] as const;

/** Whether a decision still waits. */
export function isWaiting({ state }: { readonly state: string }): boolean {
  return waiting.some((each) => each === state);
}

/** The decision on a case that waits for somebody or for its time, the newest; undefined while there is none. */
export async function waitingFor({ db, tenantId }: Scope, caseId: string) {
  const [found] = await db
    .select()
    .from(bulkDecisions)
    .where(
      and(
        eq(bulkDecisions.tenantId, tenantId),
        inArray(bulkDecisions.state, [...waiting]),
        sql`${bulkDecisions.cases} @> ${JSON.stringify([caseId])}::jsonb`,
      ),
    )
    .orderBy(sql`${bulkDecisions.createdAt} desc`)
    .limit(1);
  return found;
}

/** Which of these cases a decision waits for already. */
export async function casesWaiting({ db, tenantId }: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(
      bulkDecisions,
      and(
        eq(bulkDecisions.tenantId, tenantId),
        inArray(bulkDecisions.state, [...waiting]),
        sql`${bulkDecisions.cases} @> to_jsonb(${applications.id})`,
      ),
    )
    .where(and(eq(applications.tenantId, tenantId), inArray(applications.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
