import type { OutputOf } from '#core/contracts/contract.ts';
import { publications } from '#features/contents/server/tables.ts';
import type { phoenixAdvanceCall } from '#features/phoenix-plan/calls.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { and, desc, eq, lte, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** The Measures that are published and in force, the newest; null where the tenant has published none. */
export async function readPolicy(scope: Scope): Promise<OutputOf<typeof phoenixAdvanceCall>['policy']> {
  const [found] = await scope.db
    .select({ id: publications.id, titleCN: publications.titleCN, titleEN: publications.titleEN })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, scope.tenantId),
        eq(publications.type, 'polity'),
        lte(publications.publishedAt, scope.now),
        sql`${publications.facts} ->> 'programme' = ${phoenixCode}`,
        sql`${publications.facts} ->> 'validity' = 'EFFECTIVE'`,
      ),
    )
    .orderBy(desc(publications.datedAt))
    .limit(1);
  return found ? { id: found.id, title: { CN: found.titleCN, EN: found.titleEN } } : null;
}
