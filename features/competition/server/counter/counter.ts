import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { counterBookCall, counterCall, counterFreeCall } from '#features/competition/counter-calls.ts';
import { counterMessages } from '#features/competition/messages.ts';
import { type CounterSlot, isFree, slotsAhead } from '#features/competition/shared/counter.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { readCalendar } from '#server/base/platform.ts';
import { instantText, timeText } from '#server/base/time-text.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { getEdition } from '../editions.ts';
import { type EntryRow, getOwnEntry, lockOwnEntry } from '../entry-record.ts';
import { counterBookings } from '../tables.ts';
import { type BookingRow, bookedByOthers, bookingOf, presentBooking, venueOf } from './bookings.ts';

/** Days with free slots that a page offers. */
const mostDays = 10;

/** The counter as the entrant sees it; throws NOT_FOUND for an entry of somebody else. */
export async function readCounter(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof counterCall>> {
  const entry = await getOwnEntry(scope, id);
  const { counter } = await getEdition(scope, entry.editionId);
  const booking = await bookingOf(scope, id);
  const canChange = booking !== undefined && isChangeable(scope, entry, booking);
  const isBlocked = booking?.state === 'BOOKED' && hasBegun(scope, booking) && booking.endAt > scope.now;
  const canBook = counter !== null && entry.state === 'PRINTING' && !isBlocked;
  return {
    venue: counter?.venue ?? null,
    booking: booking ? { ...presentBooking(booking, scope.now), rev: booking.rev, canChange } : null,
    canBook,
    days: canBook ? byDay(await freeSlots(scope, entry, booking)) : [],
  };
}

/**
 * Books a slot for an own entry whose files are approved, or another one instead. Throws NOT_FOUND, NOT_ALLOWED in another
 * state, CONFLICT over another revision, COUNTER_BEGUN once the booked hour has come, COUNTER_SHUT for a time that is no
 * slot ahead, and COUNTER_FULL.
 */
export async function bookCounter(
  scope: ActorScope,
  { id, startAt, rev }: InputOf<typeof counterBookCall>,
): Promise<OutputOf<typeof counterBookCall>> {
  const entry = await lockOwnEntry(scope, id);
  if (entry.state !== 'PRINTING') throw new Refusal('NOT_ALLOWED', { cause: `books a counter in ${entry.state}` });
  const before = await liveBooking(scope, entry, rev);
  // Of two who want the last seat at the same moment the second waits here until the first has it.
  await scope.db.execute(sql`select from itec_editions where id = ${entry.editionId} for update`);
  const slot = await wantedSlot(scope, entry, new Date(startAt));
  const isMoved = before !== undefined && before.endAt > scope.now;
  if (before && !isMoved) await change(scope, before, { state: 'MISSED' });
  const after = isMoved ? await change(scope, before, slot) : await add(scope, entry, slot);
  await note(scope, entry, { action: isMoved ? 'MOVE-COUNTER' : 'BOOK-COUNTER', slot });
  await tellOf(scope, entry, { message: isMoved ? 'moved' : 'booked', slot });
  return { startAt: after.startAt.toISOString(), endAt: after.endAt.toISOString() };
}

/** Takes a booking of an own entry back. Throws NOT_FOUND, NOT_ALLOWED without one, CONFLICT, and COUNTER_BEGUN. */
export async function freeCounter(scope: ActorScope, { id, rev }: InputOf<typeof counterFreeCall>) {
  const entry = await lockOwnEntry(scope, id);
  const booking = await liveBooking(scope, entry, rev);
  if (!booking || booking.endAt <= scope.now) throw new Refusal('NOT_ALLOWED', { cause: 'nothing is booked' });
  await change(scope, booking, { state: 'CANCELLED' });
  await note(scope, entry, { action: 'FREE-COUNTER', slot: booking });
  return {};
}

/** The print was approved: what was booked for it is done, whenever the entrant came. */
export async function finishBooking(scope: ActorScope, entry: EntryRow): Promise<void> {
  const booking = await bookingOf(scope, entry.id);
  if (booking?.state === 'BOOKED') await change(scope, booking, { state: 'DONE' });
}

/** There is nothing to bring any more, for now or for good: the slot is free again, and the entrant is told. */
export async function dropBooking(scope: ActorScope, entry: EntryRow): Promise<void> {
  const booking = await bookingOf(scope, entry.id);
  if (booking?.state !== 'BOOKED') return;
  await change(scope, booking, { state: 'CANCELLED' });
  if (booking.endAt > scope.now) await tellOf(scope, entry, { message: 'dropped', slot: booking });
}

async function liveBooking(scope: ActorScope, entry: EntryRow, rev: number): Promise<BookingRow | undefined> {
  const found = await bookingOf(scope, entry.id);
  const booking = found?.state === 'BOOKED' ? found : undefined;
  if ((booking?.rev ?? 0) !== rev) throw new Refusal('CONFLICT', { obj: { rev: booking?.rev ?? 0, values: {} } });
  if (booking && hasBegun(scope, booking) && booking.endAt > scope.now)
    throw new Refusal('COUNTER_BEGUN', { params: { time: wordsFor(scope, booking) } });
  return booking;
}

async function wantedSlot(scope: ActorScope, entry: EntryRow, startAt: Date): Promise<CounterSlot> {
  const { counter } = await getEdition(scope, entry.editionId);
  const slots = counter ? slotsAhead(counter, { calendar: await readCalendar(scope), now: scope.now }) : [];
  const slot = slots.find((each) => each.startAt.getTime() === startAt.getTime());
  if (!counter || !slot)
    throw new Refusal('COUNTER_SHUT', { params: { time: wordsFor(scope, { startAt, endAt: startAt }) } });
  const others = await bookedByOthers(scope, { editionId: entry.editionId, entryId: entry.id });
  if (!isFree(slot, others, counter.seats))
    throw new Refusal('COUNTER_FULL', { params: { time: wordsFor(scope, slot) } });
  return slot;
}

/** The slots that can be booked, without the one that the entry has. */
async function freeSlots(scope: ActorScope, entry: EntryRow, own: BookingRow | undefined): Promise<CounterSlot[]> {
  const { counter } = await getEdition(scope, entry.editionId);
  if (!counter) return [];
  const others = await bookedByOthers(scope, { editionId: entry.editionId, entryId: entry.id });
  return slotsAhead(counter, { calendar: await readCalendar(scope), now: scope.now }).filter(
    (slot) => slot.startAt.getTime() !== own?.startAt.getTime() && isFree(slot, others, counter.seats),
  );
}

function byDay(slots: readonly CounterSlot[]) {
  const days = Map.groupBy(slots, ({ startAt }) => dayInShanghai(startAt));
  return [...days].slice(0, mostDays).map(([day, own]) => ({
    day,
    slots: own.map(({ startAt, endAt }) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() })),
  }));
}

async function add(scope: ActorScope, entry: EntryRow, slot: CounterSlot): Promise<BookingRow> {
  const { tenantId, now } = scope;
  const [row] = await scope.db
    .insert(counterBookings)
    .values({
      ...slot,
      id: newId(),
      tenantId,
      editionId: entry.editionId,
      entryId: entry.id,
      ownerId: entry.ownerId,
      state: 'BOOKED',
      createdAt: now,
      updatedAt: now,
      rev: 1,
    })
    .returning();
  return row!;
}

async function change(scope: ActorScope, booking: BookingRow, set: Partial<BookingRow>): Promise<BookingRow> {
  const [after] = await scope.db
    .update(counterBookings)
    .set({ ...set, updatedAt: scope.now, rev: booking.rev + 1 })
    .where(
      and(
        eq(counterBookings.id, booking.id),
        eq(counterBookings.tenantId, scope.tenantId),
        eq(counterBookings.rev, booking.rev),
      ),
    )
    .returning();
  if (!after) throw new Refusal('CONFLICT', { obj: { rev: booking.rev, values: {} } });
  return after;
}

function isChangeable(scope: ActorScope, entry: EntryRow, booking: BookingRow): boolean {
  return entry.state === 'PRINTING' && booking.state === 'BOOKED' && !hasBegun(scope, booking);
}

function hasBegun({ now }: ActorScope, { startAt }: CounterSlot): boolean {
  return startAt <= now;
}

const logged = {
  'BOOK-COUNTER': { CN: '预约核对窗口', EN: 'booked the counter' },
  'MOVE-COUNTER': { CN: '改约核对窗口', EN: 'moved the booking of the counter' },
  'FREE-COUNTER': { CN: '取消窗口预约', EN: 'took the booking of the counter back' },
} as const;

async function note(
  scope: ActorScope,
  entry: EntryRow,
  { action, slot }: { action: keyof typeof logged; slot: CounterSlot },
): Promise<void> {
  const title = entry.no ?? '';
  const { CN, EN } = logged[action];
  await logBusiness(scope, {
    module: 'ITEC',
    action,
    objectType: 'itec-entry',
    objectId: entry.id,
    title,
    text: { CN: `${CN}「${title}」${timeText(slot, 'CN')}`, EN: `${EN}: ${title}, ${timeText(slot, 'EN')}` },
  });
}

async function tellOf(
  scope: ActorScope,
  entry: EntryRow,
  { message, slot }: { message: keyof typeof counterMessages; slot: CounterSlot },
): Promise<void> {
  const { counter } = await getEdition(scope, entry.editionId);
  const time = { CN: timeText(slot, 'CN'), EN: timeText(slot, 'EN') };
  const facts = { id: entry.id, title: entry.project, no: entry.no ?? '', time, address: venueOf(counter) };
  await tell(scope, counterMessages[message], { to: entry.ownerId, facts });
}

/** A slot as its refusal names it; the beginning alone where it has no end. */
function wordsFor({ locale }: ActorScope, slot: CounterSlot): string {
  const language = locale === 'CN' ? 'CN' : 'EN';
  return slot.endAt > slot.startAt ? timeText(slot, language) : instantText(slot.startAt, language);
}
