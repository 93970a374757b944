import { bookingMessages } from '#features/places/messages.ts';
import { tell } from '#server/base/mail/tell.ts';
import { timeText } from '#server/base/time-text.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { places } from './tables.ts';

interface BookingTelling {
  /** Null for a booking that staff noted: nobody is told. */
  readonly accountId: string | null;
  /** Null for advice. */
  readonly placeId: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly letters: string;
  readonly event: keyof typeof bookingMessages;
  readonly reason?: string;
}

/** Tells whoever booked a place what became of it. */
export async function tellBooker(scope: Scope, booking: BookingTelling): Promise<void> {
  const { accountId, placeId, letters: code, event, reason = '' } = booking;
  if (accountId === null || placeId === null) return;
  const [place] = await scope.db
    .select({ CN: places.nameCN, EN: places.nameEN })
    .from(places)
    .where(and(eq(places.tenantId, scope.tenantId), eq(places.id, placeId)));
  const time = { CN: timeText(booking, 'CN'), EN: timeText(booking, 'EN') };
  await tell(scope, bookingMessages[event], {
    to: accountId,
    facts: { place: place ?? { CN: '场地', EN: 'the place' }, time, code, reason },
  });
}
