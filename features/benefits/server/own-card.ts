import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { myCardCall } from '#features/benefits/calls/card.ts';
import { daysFrom } from '#features/benefits/shared/booking.ts';
import { benefitsIn, isGiven } from '#features/benefits/shared/shop.ts';
import { type Booking, openBookings } from '#features/places/server/shop-bookings.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { findOwnCard } from './find-card.ts';
import { hoursOf } from './find-shop.ts';
import { hasWaitingCard } from './issue/claim-card.ts';
import { openDays } from './open-days.ts';
import { leftOf, stateOf, usesOf } from './redeem.ts';
import { readStock, stockLeft } from './stock.ts';
import { redemptions, shops, talentCards } from './tables.ts';

/** More open shops than one looks through. */
const mostShops = 300;

/** The caller's card with what it gives and what it was used for; null for whoever has none. */
export async function readMyCard(scope: ActorScope): Promise<OutputOf<typeof myCardCall>> {
  const card = await findOwnCard(scope);
  const isLive = card !== undefined && card.status !== 'CANCELLED';
  const isWaiting = !isLive && (await hasWaitingCard(scope));
  if (!card) return { card: null, isWaiting, family: [], benefits: [], uses: [] };
  const day = dayInShanghai(scope.now.getTime());
  const open = isLive
    ? await scope.db
        .select()
        .from(shops)
        .where(and(eq(shops.tenantId, scope.tenantId), eq(shops.status, 'OPEN')))
        .orderBy(asc(shops.category), asc(shops.nameCN), asc(shops.id))
        .limit(mostShops)
    : [];
  const used = await usesOf(scope, card);
  const uses = await scope.db
    .select({ use: redemptions, CN: shops.nameCN, EN: shops.nameEN })
    .from(redemptions)
    .innerJoin(shops, and(eq(shops.id, redemptions.shopId), eq(shops.tenantId, redemptions.tenantId)))
    .where(and(eq(redemptions.tenantId, scope.tenantId), eq(redemptions.cardId, card.id)))
    .orderBy(...newestFirst(redemptions.usedAt, redemptions.id))
    .limit(20);
  const offers = open.flatMap((shop) =>
    benefitsIn(shop.values as Values).map((benefit) => ({ shopId: shop.id, benefit })),
  );
  const stock = await readStock(scope, offers, daysFrom(day));
  const bookings = await openBookings(scope, { accountId: scope.actor.id });
  const state = stateOf(card, day);
  return {
    card: {
      cardNo: card.cardNo,
      name: card.name,
      level: card.level,
      state,
      note: state === 'FROZEN' || state === 'CANCELLED' ? card.note : null,
      validFrom: card.validFrom,
      validTo: card.validTo,
    },
    isWaiting,
    family: [...card.family],
    benefits: open.flatMap((shop) =>
      benefitsIn(shop.values as Values)
        .filter((each) => isGiven(each, day) && each.levels.includes(card.level))
        .map((each) => ({
          id: each.id,
          category: shop.category,
          shopId: shop.id,
          shop: { CN: shop.nameCN, EN: shop.nameEN },
          title: { ...each.title },
          rules: { ...each.rules },
          period: each.period,
          most: each.most,
          left: leftOf(each, used, day),
          stockLeft: stockLeft(stock, { shopId: shop.id, benefit: each, day }),
          needsBooking: each.prebook,
          hours: hoursOf(shop),
          days: openDays({
            card,
            shopId: shop.id,
            benefit: each,
            hours: hoursOf(shop).CN,
            used,
            stock,
            own: bookings,
            now: scope.now,
          }),
          booking: bookingOf(bookings, shop.id, each.id),
          isForFamily: each.isForFamily,
        })),
    ),
    uses: uses.map(({ use, CN, EN }) => ({
      no: use.no,
      shop: { CN, EN },
      title: { CN: use.titleCN, EN: use.titleEN },
      usedAt: use.usedAt.toISOString(),
      isVoid: use.status === 'VOID',
      usedBy: use.usedBy,
    })),
  };
}

function bookingOf(bookings: readonly Booking[], shopId: string, benefitId: string) {
  const next = bookings.find((each) => each.shopId === shopId && each.benefitId === benefitId);
  return next ? { startAt: next.startAt.toISOString(), state: next.state } : null;
}

/** What the product knows of somebody by their card. */
export const cardPart: OwnPart = {
  key: 'talentCard',
  name: { CN: '人才卡', EN: 'Talent card' },
  tables: [talentCards],
  async read(scope) {
    const { db, tenantId, actor } = scope;
    const cards = await db
      .select()
      .from(talentCards)
      .where(and(eq(talentCards.tenantId, tenantId), eq(talentCards.accountId, actor.id)));
    const ids = cards.map(({ id }) => id);
    const uses =
      ids.length === 0
        ? []
        : await db
            .select({
              no: redemptions.no,
              title: redemptions.titleCN,
              usedAt: redemptions.usedAt,
              usedBy: redemptions.usedBy,
              status: redemptions.status,
            })
            .from(redemptions)
            .where(and(eq(redemptions.tenantId, tenantId), inArray(redemptions.cardId, ids)));
    return { cards: cards.map(({ letters: _letters, personKey: _key, ...card }) => card), uses };
  },
  erase: async ({ db, accountId, now }) => {
    await db
      .update(talentCards)
      .set({
        accountId: null,
        name: '—',
        company: '',
        companyCode: null,
        phoneArea: null,
        phone: null,
        personKey: null,
        family: [],
        status: 'CANCELLED',
        note: null,
        updatedAt: now,
      })
      .where(eq(talentCards.accountId, accountId));
  },
};
