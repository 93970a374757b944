import { dayInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { daysFrom, halfHoursIn } from '#features/benefits/shared/booking.ts';
import { type Benefit, isGiven } from '#features/benefits/shared/shop.ts';
import type { Booking } from '#features/places/server/shop-bookings.ts';
import type { CardRecord } from './card-code.ts';
import { leftOf, stateOf } from './redeem.ts';
import { bookedIn, type Stock, stockLeft } from './stock.ts';

interface Asked {
  readonly card: CardRecord;
  readonly shopId: string;
  readonly benefit: Benefit;
  /** When the shop is open, in its words. */
  readonly hours: string;
  /** Uses of the card that count. */
  readonly used: ReadonlyMap<string, number>;
  readonly stock: Stock;
  /** The holder's own bookings that are waited for. */
  readonly own: readonly Booking[];
  readonly now: Date;
}

/** Days for which a holder can book a benefit now: it is given, the card is good, and neither limit nor stock is reached. */
export function openDays({ card, shopId, benefit, hours, used, stock, own, now }: Asked): string[] {
  if (!benefit.prebook) return [];
  const today = dayInShanghai(now);
  return daysFrom(today).filter((day) => {
    if (!isGiven(benefit, day) || stateOf(card, day) !== 'ACTIVE') return false;
    if (day === today && !halfHoursIn(hours).some(({ value }) => instantInShanghai(`${day} ${value}`) > now))
      return false;
    const booked = bookedIn(own, { shopId, benefit, day });
    if (booked.some(({ startAt }) => dayInShanghai(startAt) === day)) return false;
    const left = leftOf(benefit, used, day);
    return (left === null || left > booked.length) && stockLeft(stock, { shopId, benefit, day }) !== 0;
  });
}
