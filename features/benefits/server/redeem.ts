import { dayInShanghai, midnightInShanghai, yearInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import type {
  redeemLookCall,
  redeemTodayCall,
  redeemUseCall,
  redeemVoidCall,
} from '#features/benefits/calls/redeem.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import type { FamilyMember } from '#features/benefits/shared/family.ts';
import { type MemberState, memberStates, stepMs, voidMinutes } from '#features/benefits/shared/member.ts';
import { type Benefit, benefitsIn, isGiven, periodOf } from '#features/benefits/shared/shop.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { type Booking, confirmedToday, endBooking, reopenBooking } from '#features/places/server/shop-bookings.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { hit } from '#server/base/limits.ts';
import { tell } from '#server/base/mail/tell.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, count, eq, gte, inArray } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { type CardRecord, findByCode } from './card-code.ts';
import { getShopByLink, type ShopRecord } from './find-shop.ts';
import { holdStock, readStock, refuseOut, stockLeft } from './stock.ts';
import { redemptions, shops, talentCards } from './tables.ts';

/** Whom a code belongs to, masked, and what the card may have in this shop. CARD_CODE for an old or unknown one. */
export async function lookAtCode(
  scope: Scope,
  { code, ...link }: InputOf<typeof redeemLookCall>,
): Promise<OutputOf<typeof redeemLookCall>> {
  const shop = await getShopByLink(scope, link);
  await hit(scope, 'redeem', shop.id);
  const { card, step, member } = await findByCode(scope, code);
  const day = dayInShanghai(scope.now.getTime());
  const used = await usesOf(scope, card, shop.id);
  const given = benefitsIn(shop.values as Values).filter((each) => isGiven(each, day));
  const stock = await readStock(
    scope,
    given.map((benefit) => ({ shopId: shop.id, benefit })),
    [day],
  );
  const bookings = card.accountId ? await confirmedToday(scope, { shopId: shop.id, accountId: card.accountId }) : [];
  return {
    name: String(maskAs('name', card.name)),
    cardTail: card.cardNo.slice(-4),
    member: member ? { name: String(maskAs('name', member.name)), relation: member.relation } : null,
    level: card.level,
    validTo: card.validTo,
    state: stateOf(card, day),
    until: new Date((step + 2) * stepMs).toISOString(),
    benefits: given
      .map((each) => ({ each, booking: bookings.find(({ benefitId }) => benefitId === each.id) }))
      .map(({ each, booking }) => ({
        id: each.id,
        title: { ...each.title },
        rules: { ...each.rules },
        period: each.period,
        most: each.most,
        left: leftOf(each, used, day),
        isFor: each.levels.includes(card.level) && (!member || each.isForFamily),
        isForFamily: each.isForFamily,
        // What is promised is theirs who booked.
        stockLeft: stockLeft(booking ? { ...stock, promised: [] } : stock, { shopId: shop.id, benefit: each, day }),
        needsBooking: each.prebook,
        bookedAt: booking?.startAt.toISOString() ?? null,
      })),
  };
}

/**
 * Redeems a benefit of the shop by a code. The card is held meanwhile: of however many shops and phones that use a code
 * at the same instant one redeems, and the others are told which (AGAIN). What there is for all holders together is held
 * likewise, and a booking that it needed is over with it. Throws CARD_CODE, CARD_INACTIVE, BENEFIT_NOT_FOR,
 * BENEFIT_NOT_FAMILY, BENEFIT_USED_UP, BENEFIT_OUT and BENEFIT_NEEDS_BOOKING.
 */
export async function redeem(
  scope: Scope,
  { code, benefit: benefitId, ...link }: InputOf<typeof redeemUseCall>,
): Promise<OutputOf<typeof redeemUseCall>> {
  const shop = await getShopByLink(scope, link);
  await hit(scope, 'redeem', shop.id);
  const { card, step, member } = await findByCode(scope, code);
  const first = await findFirst(scope, card, step);
  if (first) return { outcome: 'AGAIN', ...first };
  const day = dayInShanghai(scope.now.getTime());
  const benefit = await getBenefit(scope, { shop, card, member, benefitId, day });
  await holdStock(scope, { shopId: shop.id, benefitId });
  const booking = await getBooking(scope, { shop, card, benefit });
  await refuseOut(scope, { shopId: shop.id, benefit, day }, booking);
  const no = await nextNumber(
    scope,
    { code: 'redemption', prefix: 'HX' },
    { year: yearInShanghai(scope.now), quota: null },
  );
  const id = newId();
  await scope.db.insert(redemptions).values({
    id,
    tenantId: scope.tenantId,
    no,
    shopId: shop.id,
    benefitId,
    titleCN: benefit.title.CN,
    titleEN: benefit.title.EN,
    price: benefit.price,
    cardId: card.id,
    level: card.level,
    usedBy: member ? { name: member.name, relation: member.relation } : null,
    step,
    prebookId: booking?.id ?? null,
    period: periodOf(benefit.period, day),
    usedAt: scope.now,
    updatedAt: scope.now,
  });
  if (booking) await endBooking(scope, booking.id);
  await logBusiness(scope, {
    module: 'REDEMPTION',
    action: 'USE',
    objectType: 'redemption',
    objectId: id,
    title: no,
    text: {
      CN: `${shop.nameCN}核销「${benefit.title.CN}」${no}`,
      EN: `${shop.nameEN} redeemed ${benefit.title.EN}, ${no}`,
    },
  });
  if (card.accountId)
    await tell(scope, cardMessages.used, {
      to: card.accountId,
      facts: { title: benefit.title, shop: { CN: shop.nameCN, EN: shop.nameEN }, voucher: no },
    });
  return {
    outcome: 'USED',
    no,
    title: { ...benefit.title },
    shop: { CN: shop.nameCN, EN: shop.nameEN },
    usedAt: scope.now.toISOString(),
  };
}

/** What the shop redeemed today, the latest first, at most two hundred. */
export async function listToday(
  scope: Scope,
  link: InputOf<typeof redeemTodayCall>,
): Promise<OutputOf<typeof redeemTodayCall>> {
  const shop = await getShopByLink(scope, link);
  const rows = await scope.db
    .select({ use: redemptions, name: talentCards.name })
    .from(redemptions)
    .innerJoin(talentCards, and(eq(talentCards.id, redemptions.cardId), eq(talentCards.tenantId, redemptions.tenantId)))
    .where(
      and(
        eq(redemptions.tenantId, scope.tenantId),
        eq(redemptions.shopId, shop.id),
        gte(redemptions.usedAt, midnightInShanghai(dayInShanghai(scope.now.getTime()))),
      ),
    )
    .orderBy(...newestFirst(redemptions.usedAt, redemptions.id))
    .limit(200);
  return {
    shop: { CN: shop.nameCN, EN: shop.nameEN },
    rows: rows.map(({ use, name }) => ({
      no: use.no,
      title: { CN: use.titleCN, EN: use.titleEN },
      name: String(maskAs('name', use.usedBy?.name ?? name)),
      relation: use.usedBy?.relation ?? null,
      level: use.level,
      usedAt: use.usedAt.toISOString(),
      isVoid: use.status === 'VOID',
      canVoid: use.status === 'USED' && isYoung(scope, use.usedAt),
    })),
  };
}

/** Takes a redemption of the shop back within five minutes; NOT_ALLOWED later, NOT_FOUND for another shop's. */
export async function voidByShop(
  scope: Scope,
  { no, reason, ...link }: InputOf<typeof redeemVoidCall>,
): Promise<Record<string, never>> {
  const shop = await getShopByLink(scope, link);
  const [use] = await scope.db
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.tenantId, scope.tenantId), eq(redemptions.shopId, shop.id), eq(redemptions.no, no)))
    .for('update');
  if (!use) throw new Refusal('NOT_FOUND');
  if (use.status !== 'USED' || !isYoung(scope, use.usedAt)) throw new Refusal('NOT_ALLOWED');
  await makeVoid(scope, use, reason.trim());
  await logBusiness(scope, {
    module: 'REDEMPTION',
    action: 'VOID',
    objectType: 'redemption',
    objectId: use.id,
    title: no,
    text: { CN: `${shop.nameCN}撤销核销 ${no}`, EN: `${shop.nameEN} took ${no} back` },
    changes: [{ field: 'reason', before: null, after: reason.trim() }],
  });
  return {};
}

/** Makes a redemption void, gives the use and its booking back and tells the holder; its code stays used up. */
export async function makeVoid(scope: Scope, use: typeof redemptions.$inferSelect, reason: string): Promise<void> {
  // Whoever books meanwhile would count neither the use nor the booking.
  await holdStock(scope, use);
  if (use.prebookId) await reopenBooking(scope, use.prebookId);
  await scope.db
    .update(redemptions)
    .set({ status: 'VOID', note: reason, voidedAt: scope.now, updatedAt: scope.now, rev: use.rev + 1 })
    .where(and(eq(redemptions.tenantId, scope.tenantId), eq(redemptions.id, use.id)));
  const [found] = await scope.db
    .select({ accountId: talentCards.accountId, CN: shops.nameCN, EN: shops.nameEN })
    .from(talentCards)
    .innerJoin(shops, and(eq(shops.id, use.shopId), eq(shops.tenantId, talentCards.tenantId)))
    .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.id, use.cardId)));
  if (!found?.accountId) return;
  await tell(scope, cardMessages.returned, {
    to: found.accountId,
    facts: {
      title: { CN: use.titleCN, EN: use.titleEN },
      shop: { CN: found.CN, EN: found.EN },
      voucher: use.no,
      reason,
    },
  });
}

/** Whether a card can be used on a day. */
export function stateOf(card: Pick<CardRecord, 'status' | 'pausedAt' | 'validTo'>, day: string): MemberState {
  if (card.status === 'CANCELLED' || card.status === 'FROZEN') return card.status;
  if (card.validTo < day) return 'EXPIRED';
  if (card.status === 'PENDING') return 'PENDING';
  return card.pausedAt ? 'PAUSED' : 'ACTIVE';
}

/** Uses of a card that count, by shop, benefit and period. */
export async function usesOf(
  scope: Scope,
  { id }: Pick<CardRecord, 'id'>,
  ...shopIds: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.db
    .select({ shopId: redemptions.shopId, benefitId: redemptions.benefitId, period: redemptions.period, uses: count() })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.tenantId, scope.tenantId),
        eq(redemptions.cardId, id),
        eq(redemptions.status, 'USED'),
        shopIds.length > 0 ? inArray(redemptions.shopId, [...shopIds]) : undefined,
      ),
    )
    .groupBy(redemptions.shopId, redemptions.benefitId, redemptions.period);
  return new Map(rows.map(({ shopId: _, benefitId, period, uses }) => [`${benefitId} ${period}`, uses]));
}

/** How often a benefit can still be had in the period of a day; null for no limit. */
export function leftOf({ id, period, most }: Benefit, used: ReadonlyMap<string, number>, day: string): number | null {
  return most === null ? null : Math.max(0, most - (used.get(`${id} ${periodOf(period, day)}`) ?? 0));
}

function isYoung({ now }: Scope, usedAt: Date): boolean {
  return now.getTime() - usedAt.getTime() <= voidMinutes * 60_000;
}

async function findFirst(scope: Scope, { id }: CardRecord, step: number) {
  const [first] = await scope.db
    .select({ use: redemptions, CN: shops.nameCN, EN: shops.nameEN })
    .from(redemptions)
    .innerJoin(shops, and(eq(shops.id, redemptions.shopId), eq(shops.tenantId, redemptions.tenantId)))
    .where(and(eq(redemptions.tenantId, scope.tenantId), eq(redemptions.cardId, id), eq(redemptions.step, step)));
  if (!first) return undefined;
  const { use, CN, EN } = first;
  return {
    no: use.no,
    title: { CN: use.titleCN, EN: use.titleEN },
    shop: { CN, EN },
    usedAt: use.usedAt.toISOString(),
  };
}

/** The holder's booking of today, which is used up; BENEFIT_NEEDS_BOOKING where a benefit needs one and there is none. */
async function getBooking(
  scope: Scope,
  { shop, card, benefit }: { shop: ShopRecord; card: CardRecord; benefit: Benefit },
): Promise<Booking | undefined> {
  const [booking] = card.accountId
    ? await confirmedToday(scope, { shopId: shop.id, benefitId: benefit.id, accountId: card.accountId })
    : [];
  if (benefit.prebook && !booking)
    throw new Refusal('BENEFIT_NEEDS_BOOKING', { params: { title: textIn(benefit.title, scope.locale) } });
  return booking;
}

interface Wanted {
  readonly shop: ShopRecord;
  readonly card: CardRecord;
  /** Who of the family wants it; undefined for the holder. */
  readonly member: FamilyMember | undefined;
  readonly benefitId: string;
  readonly day: string;
}

/** The benefit where the card may have it on a day; throws what speaks against it. */
export async function getBenefit(scope: Scope, { shop, card, member, benefitId, day }: Wanted): Promise<Benefit> {
  const state = stateOf(card, day);
  if (state !== 'ACTIVE')
    throw new Refusal('CARD_INACTIVE', { params: { state: textIn(memberStates[state].label, scope.locale) } });
  const benefit = benefitsIn(shop.values as Values).find(({ id }) => id === benefitId);
  if (!benefit || !isGiven(benefit, day)) throw new Refusal('NOT_FOUND');
  const title = textIn(benefit.title, scope.locale);
  if (!benefit.levels.includes(card.level))
    throw new Refusal('BENEFIT_NOT_FOR', { params: { title, level: card.level } });
  if (member && !benefit.isForFamily) throw new Refusal('BENEFIT_NOT_FAMILY', { params: { title } });
  const used = await usesOf(scope, card, shop.id);
  if (leftOf(benefit, used, day) === 0)
    throw new Refusal('BENEFIT_USED_UP', { params: { title, count: benefit.most ?? 0 } });
  return benefit;
}
