import { instantInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import type { bookPlaceCall } from '#features/places/calls.ts';
import { bookingSection, mostBookings } from '#features/places/shared/booking.ts';
import { hoursOf, isOpen } from '#features/places/shared/free-hours.ts';
import { openTimes } from '#features/places/shared/place.ts';
import { prebookProblems } from '#features/places/shared/prebook.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { readSection } from '#server/base/read-section.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { newLetters } from '#server/base/ticket.ts';
import { timeText } from '#server/base/time-text.ts';
import { and, count, eq, gt, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { holdSlot } from './hold-slot.ts';
import { isBookable } from './show-places.ts';
import { places, prebooks } from './tables.ts';
import { tellBooker } from './tell-booker.ts';

/**
 * Books hours of a place for the caller, who waits for staff to decide; the hours are held meanwhile. The place's row is
 * held until the transaction ends, so that of two who want the same hours one gets them. Throws NOT_FOUND for a place
 * that cannot be booked, INVALID field by field, PLACE_NOT_OPEN, PLACE_TAKEN, and BOOKING_QUOTA for whoever has enough.
 */
export async function bookPlace(
  scope: ActorScope,
  { id: placeId, values: given }: InputOf<typeof bookPlaceCall>,
): Promise<OutputOf<typeof bookPlaceCall>> {
  const [place] = await scope.db
    .select()
    .from(places)
    .where(and(eq(places.tenantId, scope.tenantId), eq(places.id, placeId), eq(places.status, 'ON')))
    .for('update');
  if (!place || !isBookable(place)) throw new Refusal('NOT_FOUND');
  const values = readSection(scope, bookingSection(place.capacity), given, prebookProblems);
  const times = timesOf(scope, values);
  const open = openTimes(place.values as Values);
  const hours = { from: String(values.startAt), to: String(values.endAt) };
  const name = { CN: place.nameCN, EN: place.nameEN };
  if (!isOpen(open, String(values.day), hours))
    throw fieldRefusal(scope, 'PLACE_NOT_OPEN', 'startAt', {
      place: textIn(name, scope.locale),
      hours:
        hoursOf(open, String(values.day))
          .map(({ from, to }) => `${from}–${to}`)
          .join(', ') || '—',
    });
  await refuseMany(scope);
  const id = newId();
  const letters = newLetters();
  const phone = values.phone as PhoneValue;
  await scope.db.insert(prebooks).values({
    id,
    tenantId: scope.tenantId,
    kind: 'PLACE',
    placeId,
    accountId: scope.actor.id,
    name: String(values.name),
    phone: `${phone.area} ${phone.number}`,
    company: String(values.company ?? ''),
    people: Number(values.people),
    remark: String(values.remark),
    ...times,
    letters,
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  await holdSlot(scope, { placeId, ...times, byType: 'PREBOOK', refId: id, isDraft: true });
  await logBusiness(scope, {
    module: 'PLACE',
    action: 'BOOK',
    objectType: 'prebook',
    objectId: id,
    title: letters,
    text: {
      CN: `预约场地「${name.CN}」${timeText(times, 'CN')}`,
      EN: `booked ${name.EN}, ${timeText(times, 'EN')}`,
    },
    changes: [{ field: 'state', before: null, after: 'PENDING' }],
  });
  await tellBooker(scope, { accountId: scope.actor.id, placeId, ...times, letters, event: 'booked' });
  return { id, letters };
}

/** Two requests of one person at a time come one after the other: each counts what the other booked. */
async function refuseMany(scope: ActorScope): Promise<void> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${scope.actor.id}`}, 0))`);
  const [live] = await scope.db
    .select({ count: count() })
    .from(prebooks)
    .where(
      and(
        eq(prebooks.tenantId, scope.tenantId),
        eq(prebooks.accountId, scope.actor.id),
        eq(prebooks.kind, 'PLACE'),
        inArray(prebooks.state, ['PENDING', 'CONFIRMED']),
        gt(prebooks.endAt, scope.now),
      ),
    );
  if ((live?.count ?? 0) >= mostBookings) throw new Refusal('BOOKING_QUOTA', { params: { count: mostBookings } });
}

function timesOf(scope: ActorScope, { day, startAt, endAt }: Values): { startAt: Date; endAt: Date } {
  const times = { startAt: instantInShanghai(`${day} ${startAt}`), endAt: instantInShanghai(`${day} ${endAt}`) };
  if (times.startAt <= scope.now) throw fieldRefusal(scope, 'TIME_PAST', 'startAt');
  return times;
}
