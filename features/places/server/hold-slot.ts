import { type Text, textIn } from '#core/texts/text.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { timeText } from '#server/base/time-text.ts';
import { and, eq, ne } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { readSlots } from './read-slots.ts';
import { placeSlots, places } from './tables.ts';

/** A time at a place that something takes. */
export interface Slot {
  readonly placeId: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly byType: 'ACTIVITY' | 'PREBOOK';
  readonly refId: string;
  readonly isDraft: boolean;
}

/**
 * Takes a place for a time instead of whatever the same thing took there before; a draft leaves alone what is public.
 * The place's row is held until the transaction ends, so that of two who want the same hours one finds them taken.
 * Throws INVALID for an unknown place, PLACE_CLOSED for one out of use, PLACE_TAKEN naming what is there and when.
 */
export async function holdSlot(scope: ActorScope, slot: Slot): Promise<void> {
  const place = await holdPlace(scope, slot.placeId);
  const own = await scope.db.select().from(placeSlots).where(isOwn(scope, slot.refId));
  const kept = own.filter(
    ({ placeId, startAt, endAt }) => placeId === slot.placeId && +startAt === +slot.startAt && +endAt === +slot.endAt,
  );
  const name = textIn({ CN: place.nameCN, EN: place.nameEN }, scope.locale);
  if (place.status !== 'ON' && kept.length === 0) throw fieldRefusal(scope, 'PLACE_CLOSED', 'place', { place: name });
  const other = await findClash(scope, slot);
  if (other) throw fieldRefusal(scope, 'PLACE_TAKEN', 'startAt', { place: name, ...other });
  await freeSlots(scope, { refId: slot.refId, draftsOnly: slot.isDraft });
  if (slot.isDraft && kept.some(({ isDraft }) => !isDraft)) return;
  await scope.db.insert(placeSlots).values({ ...slot, id: newId(), tenantId: scope.tenantId, createdAt: scope.now });
}

/** Gives back what something took; only what its draft took when asked so. */
export async function freeSlots(
  scope: ActorScope,
  { refId, draftsOnly = false }: { refId: string; draftsOnly?: boolean },
): Promise<void> {
  await scope.db
    .delete(placeSlots)
    .where(and(isOwn(scope, refId), draftsOnly ? eq(placeSlots.isDraft, true) : undefined));
}

/** A place of the tenant, held until the transaction ends; INVALID at the field `place` for any other. */
async function holdPlace(scope: ActorScope, id: string) {
  const [place] = await scope.db.select().from(places).where(isPlace(scope, id)).for('update');
  if (!place) throw fieldRefusal(scope, 'INVALID', 'place', { count: 1 });
  return place;
}

/** What is at the place in these hours, in words of the reader: an end is no clash with a beginning. */
async function findClash(
  scope: ActorScope,
  { placeId, refId, startAt, endAt }: Slot,
): Promise<{ title: string; time: string } | undefined> {
  const [other] = await readSlots(scope, {
    placeId,
    from: startAt,
    to: endAt,
    limit: 1,
    where: ne(placeSlots.refId, refId),
  });
  if (!other) return undefined;
  const language = scope.locale === 'CN' ? 'CN' : 'EN';
  return { title: other.title[language], time: timeText(other.slot, language) };
}

function isOwn(scope: ActorScope, refId: string) {
  return and(eq(placeSlots.tenantId, scope.tenantId), eq(placeSlots.refId, refId));
}

function isPlace(scope: ActorScope, id: string) {
  return and(eq(places.tenantId, scope.tenantId), eq(places.id, id));
}

/** Name and address of a place as those who come read it; INVALID at the field `place` for one the tenant has not. */
export async function addressOf(scope: ActorScope, id: string): Promise<Text> {
  const [place] = await scope.db.select().from(places).where(isPlace(scope, id));
  if (!place) throw fieldRefusal(scope, 'INVALID', 'place', { count: 1 });
  return { CN: `${place.addressCN} ${place.nameCN}`, EN: `${place.nameEN}, ${place.addressEN}` };
}
