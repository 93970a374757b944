import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { type Text, textIn } from '#core/texts/text.ts';
import { contents } from '../../database/tables/contents.ts';
import { placeSlots, places, prebooks } from '../../database/tables/places.ts';
import type { ActorScope } from '../../scope.ts';
import { fieldRefusal } from '../accounts/refusals.ts';
import { timeText } from '../activities/time-text.ts';
import { newId } from '../ids.ts';

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
  const [other] = await scope.db
    .select({ slot: placeSlots, title: slotTitle })
    .from(placeSlots)
    .leftJoin(contents, slotContent)
    .leftJoin(prebooks, slotPrebook)
    .where(
      and(
        eq(placeSlots.tenantId, scope.tenantId),
        eq(placeSlots.placeId, placeId),
        ne(placeSlots.refId, refId),
        lt(placeSlots.startAt, endAt),
        gt(placeSlots.endAt, startAt),
      ),
    )
    .orderBy(placeSlots.startAt)
    .limit(1);
  if (!other) return undefined;
  const language = scope.locale === 'CN' ? 'CN' : 'EN';
  return { title: titleText(other.title)[language], time: timeText(other.slot, language) };
}

/** What a slot is called, in both languages; the names of people stay out of it. */
export const slotTitle = {
  CN: sql<string>`coalesce(${contents.titleCN}, concat('预约 ', ${prebooks.letters}))`,
  EN: sql<string>`coalesce(nullif(${contents.titleEN}, ''), ${contents.titleCN}, concat('Booking ', ${prebooks.letters}))`,
};

/** An activity that has no title yet is still one. */
export function titleText({ CN, EN }: Text): Text {
  return { CN: CN || untitled.CN, EN: EN || untitled.EN };
}

const untitled: Text = { CN: '未命名的活动', EN: 'Untitled activity' };

/** How what took a slot is joined to it. */
export const slotContent = and(eq(contents.id, placeSlots.refId), eq(contents.tenantId, placeSlots.tenantId))!;
export const slotPrebook = and(eq(prebooks.id, placeSlots.refId), eq(prebooks.tenantId, placeSlots.tenantId))!;

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
