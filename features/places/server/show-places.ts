import { endOfDayInShanghai, isDate, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { filesOf } from '#features/contents/server/present.ts';
import type { placeOneCall, placesCall } from '#features/places/calls.ts';
import { openTimes } from '#features/places/shared/place.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { takenTimes } from './read-slots.ts';
import { places } from './tables.ts';

type PlaceRow = typeof places.$inferSelect;

/** More places than one looks through. */
const most = 200;

/** The places in use that visitors may book: those with opening hours, by how many they hold. */
export async function showPlaces(scope: Scope): Promise<OutputOf<typeof placesCall>> {
  const rows = await scope.db
    .select()
    .from(places)
    .where(and(eq(places.tenantId, scope.tenantId), eq(places.status, 'ON')))
    .orderBy(asc(places.capacity), asc(places.id))
    .limit(most);
  return { rows: rows.filter(isBookable).map(present) };
}

/** One of them with what is taken in the seven days from a day on. NOT_FOUND for any other, INVALID for no day. */
export async function showPlace(
  scope: Scope,
  { id, from }: InputOf<typeof placeOneCall>,
): Promise<OutputOf<typeof placeOneCall>> {
  if (!isDate(from)) throw fieldRefusal(scope, 'INVALID', 'from', { count: 1 });
  const [row] = await scope.db
    .select()
    .from(places)
    .where(and(eq(places.tenantId, scope.tenantId), eq(places.id, id), eq(places.status, 'ON')));
  if (!row || !isBookable(row)) throw new Refusal('NOT_FOUND');
  const { phone, lat, lng } = row.values as Values;
  const taken = await takenTimes(scope, {
    placeId: id,
    from: midnightInShanghai(from),
    to: endOfDayInShanghai(moveDate(from, { days: 6 })),
  });
  return {
    ...present(row),
    phone: typeof phone === 'string' ? phone : '',
    at: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    taken: taken.map(({ startAt, endAt }) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() })),
  };
}

/** Without opening hours nobody knows when one may come. */
export function isBookable({ values }: Pick<PlaceRow, 'values'>): boolean {
  return openTimes(values as Values).length > 0;
}

function present({ id, nameCN, nameEN, addressCN, addressEN, kind, capacity, values }: PlaceRow) {
  const { facilities, photos } = values as Values;
  return {
    id,
    kind,
    capacity,
    name: { CN: nameCN, EN: nameEN },
    address: { CN: addressCN, EN: addressEN },
    facilities: Array.isArray(facilities) ? facilities.map(String) : [],
    photos: filesOf(photos),
    open: openTimes(values as Values).map((time) => ({ ...time })),
  };
}
