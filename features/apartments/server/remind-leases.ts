import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { renewableDays } from '#features/apartments/shared/renewal.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, asc, between, eq, isNull, sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { homeOf } from './give-unit.ts';
import { leases } from './tables.ts';

/** Leases reminded of in one run; the next takes the others. */
const most = 500;

/** Tells tenants once before each last day that their lease ends and can be renewed; returns how many. */
export async function remindLeases(services: Services): Promise<number> {
  const now = services.clock();
  const today = dayInShanghai(now.getTime());
  const due = await services.database.asOwner((db) =>
    db
      .select()
      .from(leases)
      .where(
        and(
          eq(leases.state, 'RUNNING'),
          between(leases.endsOn, today, moveDate(today, { days: renewableDays })),
          isNull(leases.leavesOn),
          sql`${leases.remindedOf} is distinct from ${leases.endsOn}`,
        ),
      )
      .orderBy(asc(leases.endsOn))
      .limit(most),
  );
  for (const { id, tenantId, ownerId, unitId, no, endsOn, renewal } of due)
    await services.database.transaction(tenantId, async (db) => {
      const scope = systemScope(services, { db, tenantId, now });
      const [still] = await db
        .update(leases)
        .set({ remindedOf: endsOn })
        .where(
          and(eq(leases.tenantId, tenantId), eq(leases.id, id), sql`${leases.remindedOf} is distinct from ${endsOn}`),
        )
        .returning({ id: leases.id });
      // Whoever has asked already knows.
      if (still && renewal !== 'ASKED')
        await tell(scope, apartmentMessages.endsSoon, {
          to: ownerId,
          facts: { home: await homeOf(scope, unitId), no, until: endsOn },
        });
    });
  return due.length;
}
