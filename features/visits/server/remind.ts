import { entries } from '#features/competition/server/tables.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, gt, isNull, lte } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { visits } from './tables.ts';
import { tellOfVisit } from './tell-visit.ts';
import { visitorsOf } from './visit-record.ts';

const dayMs = 86_400_000;

/** Reminds both sides of visits a day before they begin, once; returns how many visits. Safe to run at any time and twice at once. */
export async function remindVisits(services: Services): Promise<number> {
  const now = services.clock();
  const isDue = and(
    eq(visits.state, 'SET'),
    isNull(visits.remindedAt),
    isNull(visits.begunAt),
    gt(visits.startAt, now),
    lte(visits.startAt, new Date(now.getTime() + dayMs)),
  );
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: visits.id, tenantId: visits.tenantId })
      .from(visits)
      .innerJoin(entries, and(eq(entries.id, visits.entryId), eq(entries.tenantId, visits.tenantId)))
      .where(and(isDue, eq(entries.state, 'VISIT'))),
  );
  let told = 0;
  for (const { id, tenantId } of due)
    told += await services.database.transaction(tenantId, async (db) => {
      const scope = systemScope(services, { db, tenantId, now });
      const [visit] = await db
        .update(visits)
        .set({ remindedAt: now })
        .where(and(isDue, eq(visits.id, id), eq(visits.tenantId, tenantId)))
        .returning();
      if (!visit) return 0;
      const to = (await visitorsOf(scope, [id])).get(id)!.map((each) => each.id);
      await tellOfVisit(scope, visit, { entrant: 'tomorrow', visitors: 'tomorrow', to });
      return 1;
    });
  return told;
}
