import { dayInShanghai, endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { BookedBenefit } from '#features/places/shared/prebook.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { newLetters } from '#server/base/ticket.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { prebooks } from './tables.ts';
import { tellBooker } from './tell-booker.ts';

export type Booking = typeof prebooks.$inferSelect;

/** States in which a booking is waited for. */
const open = ['PENDING', 'CONFIRMED'];

/** Where a shop's benefit is had. */
interface AtShop {
  readonly shopId: string;
  readonly benefitId: string;
}

interface Wanted extends AtShop {
  readonly booked: BookedBenefit;
  readonly name: string;
  readonly people: number;
  readonly remark: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Notes that the caller wants a benefit at a time; whether they may is the caller's to find out before. */
export async function noteBooking(scope: ActorScope, wanted: Wanted): Promise<{ id: string; letters: string }> {
  const [id, letters] = [newId(), newLetters()];
  await scope.db.insert(prebooks).values({
    id,
    tenantId: scope.tenantId,
    kind: 'SHOP',
    accountId: scope.actor.id,
    phone: '',
    ...wanted,
    letters,
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  const { shop, benefit } = wanted.booked;
  await logBusiness(scope, {
    module: 'PREBOOK',
    action: 'BOOK',
    objectType: 'prebook',
    objectId: id,
    title: letters,
    text: {
      CN: `预约${shop.CN}「${benefit.CN}」${instantText(wanted.startAt, 'CN')}`,
      EN: `booked ${benefit.EN} at ${shop.EN}, ${instantText(wanted.startAt, 'EN')}`,
    },
    changes: [{ field: 'state', before: null, after: 'PENDING' }],
  });
  return { id, letters };
}

interface Of extends Partial<AtShop> {
  readonly shopIds?: readonly string[];
  readonly accountId?: string;
}

/** Bookings that are waited for, of shops or of one person, from today on, the earliest first. */
export async function openBookings(scope: Scope, of: Of): Promise<Booking[]> {
  return await scope.db
    .select()
    .from(prebooks)
    .where(
      and(
        isOfShops(scope),
        of.shopId === undefined ? undefined : eq(prebooks.shopId, of.shopId),
        of.shopIds === undefined ? undefined : inArray(prebooks.shopId, [...of.shopIds]),
        of.benefitId === undefined ? undefined : eq(prebooks.benefitId, of.benefitId),
        of.accountId === undefined ? undefined : eq(prebooks.accountId, of.accountId),
        inArray(prebooks.state, open),
        gte(prebooks.startAt, today(scope)),
      ),
    )
    .orderBy(asc(prebooks.startAt), asc(prebooks.id));
}

/** All bookings of a shop for today, and those that are waited for later; the earliest first, at most two hundred. */
export async function bookingsOfShop(scope: Scope, shopId: string): Promise<Booking[]> {
  return await scope.db
    .select()
    .from(prebooks)
    .where(
      and(
        isOfShops(scope),
        eq(prebooks.shopId, shopId),
        gte(prebooks.startAt, today(scope)),
        or(lte(prebooks.startAt, endOfToday(scope)), inArray(prebooks.state, open)),
      ),
    )
    .orderBy(asc(prebooks.startAt), asc(prebooks.id))
    .limit(200);
}

/** What a shop says of a booking: from which state it may, whom it tells of it, and how it is noted. */
const answers = {
  CONFIRMED: {
    from: 'PENDING',
    tells: 'confirm',
    action: 'CONFIRM',
    did: { CN: '确认预约', EN: 'confirmed the booking' },
  },
  REJECTED: { from: 'PENDING', tells: 'reject', action: 'REJECT', did: { CN: '拒绝预约', EN: 'declined the booking' } },
  CANCELLED: {
    from: 'CONFIRMED',
    tells: 'cancel',
    action: 'CANCEL',
    did: { CN: '取消预约', EN: 'cancelled the booking' },
  },
  NO_SHOW: { from: 'CONFIRMED', tells: undefined, action: 'ABSENT', did: { CN: '标为未到', EN: 'noted a no-show' } },
} as const;

interface Answered {
  readonly shopId: string;
  readonly id: string;
  readonly answer: keyof typeof answers;
  readonly reason: string;
}

/**
 * The shop confirms a booking, turns it down or calls it off with a reason, or notes that nobody came; the holder is told
 * what was decided. NOT_FOUND for that of another shop, NOT_ALLOWED for one in another state (the office, the holder or
 * another of the staff was first) or called off once its time has come, NOT_DUE for noting as absent who may still come.
 */
export async function answerBooking(scope: Scope, { shopId, id, answer, reason }: Answered): Promise<void> {
  const { from, tells, action, did } = answers[answer];
  const isOne = and(isOfShops(scope), eq(prebooks.shopId, shopId), eq(prebooks.id, id));
  const [before] = await scope.db.select().from(prebooks).where(isOne).for('update');
  if (!before) throw new Refusal('NOT_FOUND');
  const hasBegun = before.startAt <= scope.now;
  if (before.state !== from || (answer === 'CANCELLED' && hasBegun)) throw new Refusal('NOT_ALLOWED');
  if (answer === 'NO_SHOW' && !hasBegun) throw new Refusal('NOT_DUE');
  await setState(scope, id, { state: answer, note: reason || null });
  if (tells) await tellBooker(scope, { ...before, event: tells, reason });
  await logBusiness(scope, {
    module: 'PREBOOK',
    action,
    objectType: 'prebook',
    objectId: id,
    title: before.letters,
    text: { CN: `${before.booked?.shop.CN}${did.CN}`, EN: `${before.booked?.shop.EN} ${did.EN}` },
    changes: [
      { field: 'state', before: from, after: answer },
      ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ],
  });
}

/** Confirmed bookings of somebody at a shop today, of all benefits or of one, held until the transaction ends. */
export async function confirmedToday(
  scope: Scope,
  { shopId, benefitId, accountId }: { shopId: string; benefitId?: string; accountId: string },
): Promise<Booking[]> {
  return await scope.db
    .select()
    .from(prebooks)
    .where(
      and(
        isOfShops(scope),
        eq(prebooks.shopId, shopId),
        benefitId === undefined ? undefined : eq(prebooks.benefitId, benefitId),
        eq(prebooks.accountId, accountId),
        eq(prebooks.state, 'CONFIRMED'),
        gte(prebooks.startAt, today(scope)),
        lte(prebooks.startAt, endOfToday(scope)),
      ),
    )
    .orderBy(asc(prebooks.startAt), asc(prebooks.id))
    .for('update');
}

/** A confirmed booking whose benefit was redeemed. */
export async function endBooking(scope: Scope, id: string): Promise<void> {
  await setState(scope, id, { state: 'USED', usedAt: scope.now });
}

/** A booking whose redemption was taken back is confirmed again; after its day it stays as it was. */
export async function reopenBooking(scope: Scope, id: string): Promise<void> {
  const isWaitedFor = and(eq(prebooks.state, 'USED'), gte(prebooks.startAt, today(scope)));
  await setState(scope, id, { state: 'CONFIRMED', usedAt: null }, isWaitedFor);
}

async function setState(
  scope: Scope,
  id: string,
  set: { state: string; note?: string | null; usedAt?: Date | null },
  where?: SQL,
): Promise<void> {
  await scope.db
    .update(prebooks)
    .set({ ...set, updatedAt: scope.now, rev: sql`${prebooks.rev} + 1` })
    .where(and(isOfShops(scope), eq(prebooks.id, id), where));
}

function isOfShops({ tenantId }: Scope) {
  return and(eq(prebooks.tenantId, tenantId), eq(prebooks.kind, 'SHOP'));
}

function endOfToday({ now }: Scope): Date {
  return endOfDayInShanghai(dayInShanghai(now.getTime()));
}

function today({ now }: Scope): Date {
  return midnightInShanghai(dayInShanghai(now.getTime()));
}
