import { dayInShanghai } from '#core/calendar/dates.ts';
import { and, eq, or } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOverdueOn } from './lease-status-sql.ts';
import { leases } from './tables.ts';

/** Leases that wait for the office: those that are overdue, and renewals to be answered. */
export async function apartmentBadges({
  db,
  tenantId,
  now,
  permCodes,
}: ActorScope): Promise<Readonly<Record<string, number>>> {
  if (!permCodes.has('Mgr.Apartment.edit')) return {};
  const today = dayInShanghai(now.getTime());
  const isAsked = and(eq(leases.state, 'RUNNING'), eq(leases.renewal, 'ASKED'));
  return {
    ApartmentLease: await db.$count(leases, and(eq(leases.tenantId, tenantId), or(isOverdueOn(today), isAsked))),
  };
}
