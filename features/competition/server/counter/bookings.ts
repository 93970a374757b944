import type { Counter, CounterSlot } from '#features/competition/shared/counter.ts';
import { and, desc, eq, gt, ne, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { counterBookings } from '../tables.ts';

export type BookingRow = typeof counterBookings.$inferSelect;

/** The booking of an entry that counts: the live one, or that with which its print was approved. */
export async function bookingOf({ db, tenantId }: Scope, entryId: string): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(counterBookings)
    .where(
      and(
        eq(counterBookings.tenantId, tenantId),
        eq(counterBookings.entryId, entryId),
        sql`${counterBookings.state} in ('BOOKED', 'DONE')`,
      ),
    )
    .orderBy(desc(counterBookings.startAt))
    .limit(1);
  return row;
}

/** What other entries of an edition booked that is not over yet. */
export async function bookedByOthers(
  { db, tenantId, now }: Scope,
  { editionId, entryId }: { editionId: string; entryId: string },
): Promise<CounterSlot[]> {
  return db
    .select({ startAt: counterBookings.startAt, endAt: counterBookings.endAt })
    .from(counterBookings)
    .where(
      and(
        eq(counterBookings.tenantId, tenantId),
        eq(counterBookings.editionId, editionId),
        ne(counterBookings.entryId, entryId),
        gt(counterBookings.endAt, now),
        sql`${counterBookings.state} in ('BOOKED', 'DONE')`,
      ),
    );
}

/** A booking as its entrant and the office see it: one that is over and was not used is missed. */
export function presentBooking({ startAt, endAt, state }: BookingRow, now: Date) {
  const isMissed = state === 'BOOKED' && endAt <= now;
  const shown: 'BOOKED' | 'MISSED' | 'DONE' = isMissed ? 'MISSED' : state === 'DONE' ? 'DONE' : 'BOOKED';
  return { startAt: startAt.toISOString(), endAt: endAt.toISOString(), state: shown };
}

/** Where to come to: the counter as the edition names it now. */
export function venueOf(counter: Counter | null) {
  return counter?.venue ?? { CN: '', EN: '' };
}
