import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, asc, eq, lte } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { regionReplacements } from '../tables.ts';
import { carryOut, lineOf } from './carry-out.ts';
import { regionTitle } from './marks.ts';
import { tellFailed } from './tell.ts';

type Planned = typeof regionReplacements.$inferSelect;

/**
 * Carries out the planned replacements whose day has come, each in a transaction of its own; returns how many. What can no
 * longer be carried out is noted, and whoever planned it is told. Safe to run twice at once.
 */
export async function startDueReplacements(services: Services): Promise<number> {
  const now = services.clock();
  const today = dayInShanghai(now.getTime());
  const isDue = and(eq(regionReplacements.state, 'PLANNED'), lte(regionReplacements.startsOn, today));
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: regionReplacements.id, tenantId: regionReplacements.tenantId })
      .from(regionReplacements)
      .where(isDue)
      .orderBy(asc(regionReplacements.startsOn), asc(regionReplacements.madeAt)),
  );
  let count = 0;
  for (const { id, tenantId } of due) {
    const attempt = (work: (scope: Scope, planned: Planned) => Promise<void>) =>
      services.database.transaction(tenantId, async (db) => {
        const [planned] = await db
          .select()
          .from(regionReplacements)
          .where(and(eq(regionReplacements.id, id), isDue))
          .for('update');
        if (planned) await work(systemScope(services, { db, tenantId, now }), planned);
        return planned ? 1 : 0;
      });
    try {
      count += await attempt(start);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await attempt(fail);
    }
  }
  return count;
}

async function start(scope: Scope, planned: Planned): Promise<void> {
  const { kept } = await carryOut(scope, planned);
  await scope.db
    .update(regionReplacements)
    .set({ ...kept, state: 'DONE', doneAt: scope.now })
    .where(eq(regionReplacements.id, planned.id));
}

async function fail(scope: Scope, { id, code, madeBy }: Planned): Promise<void> {
  await scope.db.update(regionReplacements).set({ state: 'FAILED' }).where(eq(regionReplacements.id, id));
  await logBusiness(scope, {
    ...lineOf(code, 'FAIL_REPLACE'),
    ok: false,
    text: {
      CN: `区域「${regionTitle(code)}」未能按计划替换`,
      EN: `could not replace region ${regionLabel(code).EN} as planned`,
    },
  });
  await tellFailed(scope, { code, to: madeBy });
}
