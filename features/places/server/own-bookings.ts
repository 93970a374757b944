import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { cancelBookingCall, myBookingsCall } from '#features/places/calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { rowsBefore } from '#server/base/keyset.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { freeSlots } from './hold-slot.ts';
import { places, prebooks } from './tables.ts';

type Bookings = OutputOf<typeof myBookingsCall>;

/** The caller's bookings of places and benefits, the latest hours first. */
export async function listMyBookings(
  scope: ActorScope,
  { page, size = 10 }: InputOf<typeof myBookingsCall>,
): Promise<Bookings> {
  const rows = await scope.db
    .select({ booking: prebooks, place: places })
    .from(prebooks)
    .leftJoin(places, and(eq(places.id, prebooks.placeId), eq(places.tenantId, prebooks.tenantId)))
    .where(isMine(scope))
    .orderBy(...newestFirst(prebooks.startAt, prebooks.id))
    .limit(size)
    .offset(rowsBefore({ page, size }));
  return {
    total: await scope.db.$count(prebooks, isMine(scope)),
    rows: rows.map(({ booking, place }) => ({
      id: booking.id,
      placeId: place?.id ?? null,
      ...whereTo(booking, place),
      startAt: booking.startAt.toISOString(),
      endAt: booking.endAt.toISOString(),
      people: booking.people,
      purpose: booking.remark,
      state: booking.state,
      letters: booking.letters,
      note: booking.note,
      canCancel: open.includes(booking.state) && booking.startAt > scope.now,
    })),
  };
}

const open = ['PENDING', 'CONFIRMED'];

/** Where one is expected, and for which benefit. */
function whereTo({ booked }: typeof prebooks.$inferSelect, place: typeof places.$inferSelect | null) {
  if (booked) return { place: { ...booked.shop }, address: { ...booked.address }, benefit: { ...booked.benefit } };
  const { nameCN = '', nameEN = '', addressCN = '', addressEN = '' } = place ?? {};
  return { place: { CN: nameCN, EN: nameEN }, address: { CN: addressCN, EN: addressEN }, benefit: null };
}

/**
 * Takes an own booking back and gives its hours to others. NOT_FOUND for that of somebody else, NOT_ALLOWED for one that
 * is over or has begun.
 */
export async function cancelBooking(
  scope: ActorScope,
  { id }: InputOf<typeof cancelBookingCall>,
): Promise<Record<string, never>> {
  const [before] = await scope.db
    .select()
    .from(prebooks)
    .where(and(isMine(scope), eq(prebooks.id, id)))
    .for('update');
  if (!before) throw new Refusal('NOT_FOUND');
  if (!open.includes(before.state) || before.startAt <= scope.now) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(prebooks)
    .set({ state: 'CANCELLED', updatedAt: scope.now, rev: sql`${prebooks.rev} + 1` })
    .where(and(isMine(scope), eq(prebooks.id, id), inArray(prebooks.state, open)));
  await freeSlots(scope, { refId: id });
  await logBusiness(scope, {
    module: before.kind === 'SHOP' ? 'PREBOOK' : 'PLACE',
    action: 'CANCEL',
    objectType: 'prebook',
    objectId: id,
    title: before.letters,
    text: { CN: before.kind === 'SHOP' ? '取消权益预约' : '取消场地预约', EN: 'took a booking back' },
    changes: [{ field: 'state', before: before.state, after: 'CANCELLED' }],
  });
  return {};
}

function isMine(scope: ActorScope) {
  return and(eq(prebooks.tenantId, scope.tenantId), eq(prebooks.accountId, scope.actor.id));
}

/** What people booked. The hours stay taken without the person. */
export const bookingPart: OwnPart = {
  key: 'bookings',
  name: { CN: '预约', EN: 'Bookings' },
  tables: [prebooks],
  read: ({ db, actor, tenantId }) =>
    db
      .select({
        placeId: prebooks.placeId,
        booked: prebooks.booked,
        startAt: prebooks.startAt,
        endAt: prebooks.endAt,
        people: prebooks.people,
        purpose: prebooks.remark,
        name: prebooks.name,
        phone: prebooks.phone,
        company: prebooks.company,
        state: prebooks.state,
      })
      .from(prebooks)
      .where(and(eq(prebooks.tenantId, tenantId), eq(prebooks.accountId, actor.id))),
  erase: async ({ db, accountId, now }) => {
    await db
      .update(prebooks)
      .set({ accountId: null, name: '—', phone: '', company: '', remark: '', updatedAt: now })
      .where(eq(prebooks.accountId, accountId));
  },
};
