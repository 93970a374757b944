import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import { type Benefit, periodOf } from '#features/benefits/shared/shop.ts';
import { type Booking, openBookings } from '#features/places/server/shop-bookings.ts';
import { and, count, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { redemptions } from './tables.ts';

/** What of the benefits of some shops is used, and what is kept for those who booked. */
export interface Stock {
  /** Uses of all holders that count, by shop, benefit and period. */
  readonly taken: ReadonlyMap<string, number>;
  readonly promised: readonly Booking[];
}

/** A benefit of a shop on a day. */
export interface OnDay {
  readonly shopId: string;
  readonly benefit: Benefit;
  readonly day: string;
}

/** A benefit that a shop gives. */
export type Offer = Pick<OnDay, 'shopId' | 'benefit'>;

/** What is used and promised of benefits in the periods of some days; of those without a stock nothing is asked. */
export async function readStock(scope: Scope, offers: readonly Offer[], days: readonly string[]): Promise<Stock> {
  const limited = offers.filter(({ benefit }) => benefit.stock !== null);
  if (limited.length === 0) return { taken: new Map(), promised: [] };
  const distinct = (values: readonly string[]) => [...new Set(values)];
  const shopIds = distinct(limited.map(({ shopId }) => shopId));
  const periods = limited.flatMap(({ benefit }) => days.map((day) => periodOf(benefit.period, day)));
  const rows = await scope.db
    .select({ shopId: redemptions.shopId, benefitId: redemptions.benefitId, period: redemptions.period, uses: count() })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.tenantId, scope.tenantId),
        inArray(redemptions.shopId, shopIds),
        inArray(redemptions.benefitId, distinct(limited.map(({ benefit }) => benefit.id))),
        inArray(redemptions.period, distinct(periods)),
        eq(redemptions.status, 'USED'),
      ),
    )
    .groupBy(redemptions.shopId, redemptions.benefitId, redemptions.period);
  const taken = new Map(rows.map(({ shopId, benefitId, period, uses }) => [keyOf(shopId, benefitId, period), uses]));
  return { taken, promised: await openBookings(scope, { shopIds }) };
}

/** How many are neither used nor kept for somebody in the period of a day; null for no limit. */
export function stockLeft({ taken, promised }: Stock, { shopId, benefit, day }: OnDay): number | null {
  if (benefit.stock === null) return null;
  const used = taken.get(keyOf(shopId, benefit.id, periodOf(benefit.period, day))) ?? 0;
  return Math.max(0, benefit.stock - used - bookedIn(promised, { shopId, benefit, day }).length);
}

/** Bookings that count in the same period as a day. */
export function bookedIn(bookings: readonly Booking[], { shopId, benefit, day }: OnDay): Booking[] {
  const period = periodOf(benefit.period, day);
  return bookings.filter(
    (each) =>
      each.shopId === shopId &&
      each.benefitId === benefit.id &&
      periodOf(benefit.period, dayInShanghai(each.startAt)) === period,
  );
}

/**
 * Throws BENEFIT_OUT where all that there is of a benefit in the period of a day is used or promised; for whoever has a
 * booking, what is promised is theirs. The stock is to be held meanwhile.
 */
export async function refuseOut(scope: Scope, wanted: OnDay, booking?: Booking): Promise<void> {
  if (wanted.benefit.stock === null) return;
  const { taken, promised } = await readStock(scope, [wanted], [wanted.day]);
  if (stockLeft({ taken, promised: booking ? [] : promised }, wanted) !== 0) return;
  const { title, stock } = wanted.benefit;
  throw new Refusal('BENEFIT_OUT', { params: { title: textIn(title, scope.locale), count: stock ?? 0 } });
}

/** Whoever takes of what there is, or gives it back, comes after whoever was before, until that transaction ends. */
export async function holdStock(scope: Scope, of: { shopId: string; benefitId: string }): Promise<void> {
  const key = `stock ${scope.tenantId} ${of.shopId} ${of.benefitId}`;
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

function keyOf(shopId: string, benefitId: string, period: string): string {
  return `${shopId} ${benefitId} ${period}`;
}
