import { instantInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Point } from '#core/distance.ts';
import { Refusal } from '#core/errors.ts';
import { getEntry } from '#features/competition/server/entry-record.ts';
import type { slotPickCall } from '#features/visits/calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { timeText } from '#server/base/time-text.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { freeHours, holdHours } from './hold-hours.ts';
import { visitors, visitSlots, visits } from './tables.ts';
import { tellOfVisit } from './tell-visit.ts';
import { currentChecklist, declaredOf, lockVisit, type VisitRow, visitorsOf } from './visit-record.ts';

const minute = 60_000;

/** From when and how long, as a form says it; `startAt` in Asia/Shanghai. */
export interface AskedTime {
  readonly startAt: string;
  readonly minutes: number;
}

export interface Offer {
  readonly entryId: string;
  /** Empty for the one that the entrant declared. */
  readonly address: string;
  readonly point: Point | null;
  readonly accountIds: readonly string[];
  readonly times: readonly AskedTime[];
  /** Set at once rather than offered. */
  readonly isSet: boolean;
}

/**
 * Arranges a visit to an entry at its field visit: times to choose from, or one that is set. Throws INVALID for another
 * entry, one that has a visit already, or times that are over, and VISITOR_BUSY. Answers the id of the visit.
 */
export async function offerVisit(scope: ActorScope, offer: Offer): Promise<string> {
  const entry = await getEntry(scope, offer.entryId);
  if (entry.state !== 'VISIT') throw fieldRefusal(scope, 'INVALID', 'entry', { count: 1 });
  if (entry.ownerId === scope.actor.id || offer.accountIds.includes(entry.ownerId)) throw new Refusal('FOUR_EYES');
  if (offer.isSet && offer.times.length !== 1) throw fieldRefusal(scope, 'INVALID', 'slots', { count: 1 });
  const { tenantId, now } = scope;
  const [visit] = await scope.db
    .insert(visits)
    .values({
      id: newId(),
      tenantId,
      entryId: entry.id,
      ownerId: entry.ownerId,
      state: 'OFFERED',
      address: offer.address.trim() || (await declaredAddress(scope, entry.id)),
      point: offer.point,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!visit) throw fieldRefusal(scope, 'DUPLICATE', 'entry');
  for (const time of offer.times)
    await addSlot(scope, visit, { ...hoursOf(scope, time, 'slots'), to: offer.accountIds });
  if (offer.isSet) await settle(scope, visit, (await slotsOf(scope, visit.id))[0]!.id);
  else await tellOfVisit(scope, visit, { entrant: 'offered', count: offer.times.length });
  await note(scope, visit, { action: 'OFFER', title: entry.no ?? '' });
  return visit.id;
}

/** The entrant chooses one of the times offered. Throws NOT_FOUND, and NOT_ALLOWED for a time that is over. */
export async function pickSlot(
  scope: ActorScope,
  { id, slot: slotId }: InputOf<typeof slotPickCall>,
): Promise<OutputOf<typeof slotPickCall>> {
  const visit = await lockVisit(scope, id);
  if (visit.ownerId !== scope.actor.id) throw new Refusal('NOT_FOUND');
  const entry = await getEntry(scope, visit.entryId);
  const slot = (await slotsOf(scope, id)).find((each) => each.id === slotId);
  if (!slot) throw new Refusal('NOT_FOUND');
  if (visit.state !== 'OFFERED' || slot.startAt <= scope.now || entry.state !== 'VISIT')
    throw new Refusal('NOT_ALLOWED');
  const after = await settle(scope, visit, slotId);
  await tellOfVisit(scope, after, { organisers: 'picked' });
  await note(scope, after, { action: 'PICK', title: entry.no ?? '' });
  return { startAt: slot.startAt.toISOString(), endAt: slot.endAt.toISOString() };
}

export interface Move extends AskedTime {
  /** Nobody named means those who were to go. */
  readonly accountIds: readonly string[];
  /** Missing where a time is set that none was before. */
  readonly reason?: string;
}

/** Sets the time of a visit, or moves it; the hours it took before are free again. Throws NOT_ALLOWED once it has begun. */
export async function moveVisit(scope: ActorScope, id: string, move: Move): Promise<void> {
  const visit = await lockVisit(scope, id);
  const entry = await getEntry(scope, visit.entryId);
  if (!['OFFERED', 'SET'].includes(visit.state) || visit.begunAt || entry.state !== 'VISIT')
    throw new Refusal('NOT_ALLOWED', { cause: `moves a visit in ${visit.state}` });
  const before = (await visitorsOf(scope, [id])).get(id)!;
  const to = move.accountIds.length > 0 ? move.accountIds : before.map((each) => each.id);
  if (to.includes(entry.ownerId)) throw new Refusal('FOUR_EYES');
  await freeHours(scope, id);
  const slotId = await addSlot(scope, visit, { ...hoursOf(scope, move, 'startAt'), to });
  const after = await settle(scope, visit, slotId, move.reason);
  const gone = before.filter((each) => !to.includes(each.id));
  if (visit.state === 'SET')
    await tellOfVisit(scope, after, { visitors: 'cancelled', to: gone.map((each) => each.id) });
  await note(scope, after, { action: move.reason ? 'MOVE' : 'SET', title: entry.no ?? '', reason: move.reason });
}

/** Calls a visit off that has not begun, for a reason that both sides read. */
export async function cancelVisit(scope: ActorScope, id: string, reason: string): Promise<void> {
  const visit = await lockVisit(scope, id);
  if (!['OFFERED', 'SET'].includes(visit.state) || visit.begunAt) throw new Refusal('NOT_ALLOWED');
  const entry = await getEntry(scope, visit.entryId);
  const to = visit.state === 'SET' ? (await visitorsOf(scope, [id])).get(id)!.map((each) => each.id) : [];
  await freeHours(scope, id);
  await scope.db.update(visitSlots).set({ state: 'GONE' }).where(isOf(scope, id));
  const after = await change(scope, visit, { state: 'CANCELLED', reason: reason.trim() });
  await tellOfVisit(scope, after, { entrant: 'cancelled', visitors: 'cancelled', to });
  await note(scope, after, { action: 'CANCEL', title: entry.no ?? '', reason });
}

/** The times of a visit that are offered or chosen, the earliest first. */
export async function slotsOf(scope: Scope, visitId: string) {
  const rows = await scope.db.select().from(visitSlots).where(isOf(scope, visitId)).orderBy(visitSlots.startAt);
  return rows.filter(({ state }) => state !== 'GONE');
}

/** Makes one slot the time of the visit: the others are gone, the checklist is as it stands now, both sides are told. */
async function settle(scope: Scope, visit: VisitRow, slotId: string, reason?: string): Promise<VisitRow> {
  await freeHours(scope, visit.id, slotId);
  await scope.db
    .update(visitSlots)
    .set({ state: sql`case when ${visitSlots.id} = ${slotId} then 'CHOSEN' else 'GONE' end` })
    .where(isOf(scope, visit.id));
  const [slot] = await scope.db.select().from(visitSlots).where(eq(visitSlots.id, slotId));
  const entry = await getEntry(scope, visit.entryId);
  const after = await change(scope, visit, {
    state: 'SET',
    startAt: slot!.startAt,
    endAt: slot!.endAt,
    reason: reason?.trim() ?? null,
    remindedAt: null,
    wish: null,
    wishAnswer: null,
    checklist: await currentChecklist(scope, entry),
  });
  const event = visit.state === 'SET' ? 'moved' : 'set';
  const to = (await visitorsOf(scope, [visit.id])).get(visit.id)!.map(({ id }) => id);
  await tellOfVisit(scope, after, { entrant: event, visitors: event, to });
  return after;
}

async function change(scope: Scope, visit: VisitRow, set: Partial<VisitRow>): Promise<VisitRow> {
  const [after] = await scope.db
    .update(visits)
    .set({ ...set, updatedAt: scope.now, rev: visit.rev + 1 })
    .where(and(eq(visits.id, visit.id), eq(visits.tenantId, scope.tenantId)))
    .returning();
  return after!;
}

async function addSlot(
  scope: ActorScope,
  visit: VisitRow,
  { startAt, endAt, to }: { startAt: Date; endAt: Date; to: readonly string[] },
): Promise<string> {
  const id = newId();
  const { tenantId, now } = scope;
  // Two times offered may lie over each other: one of them is chosen.
  await holdHours(scope, { visitId: visit.id, slotId: id, startAt, endAt, accountIds: to });
  await scope.db
    .insert(visitSlots)
    .values({ id, tenantId, visitId: visit.id, startAt, endAt, state: 'OFFERED', createdAt: now });
  return id;
}

function hoursOf(scope: ActorScope, { startAt: asked, minutes }: AskedTime, path: string) {
  const startAt = instantInShanghai(asked);
  if (startAt <= scope.now) throw fieldRefusal(scope, 'INVALID', path, { count: 1 });
  return { startAt, endAt: new Date(startAt.getTime() + minutes * minute) };
}

async function declaredAddress(scope: Scope, entryId: string): Promise<string> {
  const { visit = {}, company = {} } = await declaredOf(scope, entryId);
  return String(visit.actualAddress ?? company.officeAddress ?? '');
}

const names = {
  OFFER: { CN: '安排实地考察', EN: 'arranged a field visit' },
  PICK: { CN: '选定考察时间', EN: 'chose the time of a visit' },
  SET: { CN: '定下考察时间', EN: 'set the time of a visit' },
  MOVE: { CN: '考察改期', EN: 'moved a visit' },
  CANCEL: { CN: '取消考察', EN: 'cancelled a visit' },
} as const;

async function note(
  scope: ActorScope,
  visit: VisitRow,
  { action, title, reason }: { action: keyof typeof names; title: string; reason?: string | undefined },
): Promise<void> {
  const { startAt, endAt } = visit;
  const time = startAt && endAt ? timeText({ startAt, endAt }, 'CN') : '';
  await logBusiness(scope, {
    module: 'VISIT',
    action,
    objectType: 'itec-visit',
    objectId: visit.id,
    title,
    text: {
      CN: `${names[action].CN}「${title}」${time}`,
      EN: `${names[action].EN}: ${title} ${startAt && endAt ? timeText({ startAt, endAt }, 'EN') : ''}`.trim(),
    },
    changes: reason ? [{ field: 'reason', before: null, after: reason.trim() }] : [],
  });
}

function isOf({ tenantId }: Scope, visitId: string) {
  return and(eq(visitSlots.tenantId, tenantId), eq(visitSlots.visitId, visitId));
}

/** Whether the caller goes to a visit; a condition on rows of `visits`. */
export function isVisitedBy({ tenantId, actor }: ActorScope) {
  return sql`exists (select from ${visitors} where ${visitors.visitId} = ${visits.id} and ${visitors.tenantId} = ${tenantId}
    and ${visitors.accountId} = ${actor.id} and ${visitors.isHeld})`;
}
