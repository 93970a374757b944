import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { answerBookingCall, shopBookingsCall } from '#features/benefits/calls/redeem.ts';
import { answerBooking as answerIt, bookingsOfShop } from '#features/places/server/shop-bookings.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import type { Scope } from '#server/scope.ts';
import { getShopByLink } from './find-shop.ts';

/** What a shop expects from today on, the earliest first; names are masked. */
export async function listShopBookings(
  scope: Scope,
  link: InputOf<typeof shopBookingsCall>,
): Promise<OutputOf<typeof shopBookingsCall>> {
  const shop = await getShopByLink(scope, link);
  const rows = await bookingsOfShop(scope, shop.id);
  return {
    rows: rows.map(({ id, booked, name, people, remark, startAt, state }) => ({
      id,
      title: { CN: booked?.benefit.CN ?? '', EN: booked?.benefit.EN ?? '' },
      name: String(maskAs('name', name)),
      people,
      remark,
      startAt: startAt.toISOString(),
      state,
    })),
  };
}

/** The staff of a shop says what becomes of a booking; REASON_NEEDED where the holder is to read why. */
export async function answerBooking(
  scope: Scope,
  { id, answer, reason = '', reqId: _, ...link }: InputOf<typeof answerBookingCall>,
): Promise<Record<string, never>> {
  const shop = await getShopByLink(scope, link);
  const needsReason = answer === 'REJECTED' || answer === 'CANCELLED';
  if (needsReason && reason.trim() === '') throw fieldRefusal(scope, 'REASON_NEEDED', 'reason');
  await answerIt(scope, { shopId: shop.id, id, answer, reason: needsReason ? reason.trim() : '' });
  return {};
}
