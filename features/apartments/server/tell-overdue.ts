import { dayInShanghai } from '#core/calendar/dates.ts';
import { apartmentMessages, leaseDeskMessages } from '#features/apartments/messages.ts';
import { lastDayOf } from '#features/apartments/shared/lease-status.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { homeOf } from './give-unit.ts';
import { isOverdueOn, lastDay } from './lease-status-sql.ts';
import { leases } from './tables.ts';

/** Leases told of in one run; the next takes the others. */
const most = 500;

/** Tells tenant and office once, on the first day after the last one, that a lease is overdue; returns how many. */
export async function tellOverdue(services: Services): Promise<number> {
  const now = services.clock();
  const isNews = sql`${leases.overdueOf} is distinct from ${lastDay}`;
  const due = await services.database.asOwner((db) =>
    db
      .select()
      .from(leases)
      .where(and(isOverdueOn(dayInShanghai(now.getTime())), isNews))
      .orderBy(asc(lastDay))
      .limit(most),
  );
  let told = 0;
  for (const lease of due) {
    const { id, tenantId, ownerId, unitId, no, applicant } = lease;
    const day = lastDayOf(lease);
    told += await services.database.transaction(tenantId, async (db) => {
      const scope = systemScope(services, { db, tenantId, now });
      const [still] = await db
        .update(leases)
        .set({ overdueOf: day })
        .where(and(eq(leases.tenantId, tenantId), eq(leases.id, id), eq(leases.rev, lease.rev), isNews))
        .returning({ id: leases.id });
      if (!still) return 0;
      const facts = { home: await homeOf(scope, unitId), no, until: day };
      await tell(scope, apartmentMessages.overdue, { to: ownerId, facts });
      const to = await accountsHolding(scope, 'Mgr.Apartment.edit');
      await tell(scope, leaseDeskMessages.overdue, { to, facts: { ...facts, id, name: applicant } });
      return 1;
    });
  }
  return told;
}
