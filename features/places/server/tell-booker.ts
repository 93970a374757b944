import { bookingMessages, visitMessages } from '#features/places/messages.ts';
import type { BookedBenefit } from '#features/places/shared/prebook.ts';
import { tell } from '#server/base/mail/tell.ts';
import { instantText, timeText } from '#server/base/time-text.ts';
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
  /** For a benefit of a shop. */
  readonly booked?: BookedBenefit | null;
}

/** Tells whoever booked a place, or a benefit of a shop, what became of it. */
export async function tellBooker(scope: Scope, booking: BookingTelling): Promise<void> {
  const { accountId, placeId, letters: code, event, reason = '', booked } = booking;
  if (accountId !== null && booked && event !== 'booked') {
    const time = { CN: instantText(booking.startAt, 'CN'), EN: instantText(booking.startAt, 'EN') };
    const { shop, benefit } = booked;
    await tell(scope, visitMessages[event], { to: accountId, facts: { shop, benefit, time, reason } });
  }
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
