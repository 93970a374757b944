import { dayInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import type { bookBenefitCall } from '#features/benefits/calls/card.ts';
import { benefitBooking, daysFrom, keptMinutes, mostBenefitBookings } from '#features/benefits/shared/booking.ts';
import { noteBooking, openBookings } from '#features/places/server/shop-bookings.ts';
import { prebookProblems } from '#features/places/shared/prebook.ts';
import { readSection } from '#server/base/read-section.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { CardRecord } from './card-code.ts';
import { holdOwnCard } from './find-card.ts';
import { hoursOf } from './find-shop.ts';
import { getBenefit, leftOf, usesOf } from './redeem.ts';
import { bookedIn, holdStock, type OnDay, refuseOut } from './stock.ts';
import { shops } from './tables.ts';

/**
 * Books a benefit for the holder of a card, who waits for the shop to decide. Bookings that are waited for count as uses
 * of their day, so that what was confirmed is there when they come. Throws NOT_FOUND for a benefit that cannot be booked,
 * INVALID field by field, what `redeem` throws of card and limits, BENEFIT_BOOKED for a second one on a day, and
 * BOOKING_QUOTA for whoever has enough.
 */
export async function bookBenefit(
  scope: ActorScope,
  { shop: shopId, benefit: benefitId, values: given }: InputOf<typeof bookBenefitCall>,
): Promise<OutputOf<typeof bookBenefitCall>> {
  const card = await holdOwnCard(scope);
  const [shop] = await scope.db
    .select()
    .from(shops)
    .where(and(eq(shops.tenantId, scope.tenantId), eq(shops.id, shopId), eq(shops.status, 'OPEN')));
  if (!shop) throw new Refusal('NOT_FOUND');
  const days = daysFrom(dayInShanghai(scope.now));
  const values = readSection(scope, benefitBooking({ days, hours: hoursOf(shop) }), given, prebookProblems);
  const day = String(values.day);
  const startAt = timeOf(scope, values);
  const benefit = await getBenefit(scope, { shop, card, member: undefined, benefitId, day });
  if (!benefit.prebook) throw new Refusal('NOT_FOUND');
  await holdStock(scope, { shopId, benefitId });
  await refuseOwn(scope, { card, shopId, benefit, day });
  await refuseOut(scope, { shopId, benefit, day });
  return await noteBooking(scope, {
    shopId,
    benefitId,
    booked: {
      shop: { CN: shop.nameCN, EN: shop.nameEN },
      address: { CN: shop.addressCN, EN: shop.addressEN },
      benefit: { ...benefit.title },
    },
    name: card.name,
    people: Number(values.people),
    remark: String(values.remark ?? ''),
    startAt,
    endAt: new Date(startAt.getTime() + keptMinutes * 60_000),
  });
}

function timeOf(scope: ActorScope, { day, time }: Values): Date {
  const at = instantInShanghai(`${day} ${time}`);
  if (at <= scope.now) throw fieldRefusal(scope, 'TIME_PAST', 'time');
  return at;
}

/** Refuses whoever booked the same on that day, as often as they may have it, or enough altogether. */
async function refuseOwn(scope: ActorScope, { card, ...wanted }: OnDay & { readonly card: CardRecord }): Promise<void> {
  const { shopId, benefit, day } = wanted;
  const title = textIn(benefit.title, scope.locale);
  const all = await openBookings(scope, { accountId: scope.actor.id });
  const own = bookedIn(all, wanted);
  if (own.some(({ startAt }) => dayInShanghai(startAt) === day))
    throw new Refusal('BENEFIT_BOOKED', { params: { title, day } });
  const left = leftOf(benefit, await usesOf(scope, card, shopId), day);
  if (left !== null && left - own.length <= 0)
    throw new Refusal('BENEFIT_USED_UP', { params: { title, count: benefit.most ?? 0 } });
  if (all.length >= mostBenefitBookings) throw new Refusal('BOOKING_QUOTA', { params: { count: mostBenefitBookings } });
}
