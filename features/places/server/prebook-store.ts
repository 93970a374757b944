import { and, eq, sql } from 'drizzle-orm';
import { dateTimeInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { prebook as resource } from '#features/places/resources/prebook.ts';
import type { PrebookState } from '#features/places/shared/prebook.ts';
import { equals, isOneOf, isWithin, mentions } from '#server/base/filters.ts';
import { newId } from '#server/base/ids.ts';
import { newLetters } from '#server/base/ticket.ts';
import { logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings, readOne } from '#server/resources/page.ts';
import type { Row, Store, StoredRecord, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { freeSlots, holdSlot } from './hold-slot.ts';
import { listPlaces } from './list-places.ts';
import { movePrebook } from './move-prebook.ts';
import { prebooks } from './tables.ts';

/** Bookings; one for a place takes its hours from the moment it is noted. */
export const prebookStore: Store = {
  ...readings((scope, { filter }) => ({ select: selectOf(scope), where: conditionsOf(filter) }), present),

  one: readPrebook,

  async save(scope, { id, rev, values }) {
    return id ? await rewrite(scope, { id, rev, values }) : await add(scope, values);
  },

  hold: holdRows(prebooks),

  async act(scope, { action, ids, values }) {
    for (const id of ids) {
      const { row } = await readPrebook(scope, id);
      await movePrebook(scope, { id, action, values, letters: String(row.letters) });
    }
    return null;
  },

  async options(scope) {
    return { places: await listPlaces(scope) };
  },
};

async function add(scope: ActorScope, values: Values) {
  const id = newId();
  const letters = newLetters();
  await scope.db.insert(prebooks).values({
    ...{ id, tenantId: scope.tenantId, letters, ...columnsOf(values) },
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  await takePlace(scope, { id, values, state: 'PENDING' });
  await logSave(scope, { resource, id, title: letters, before: null, after: values });
  return { id, rev: 0 };
}

async function rewrite(
  scope: ActorScope,
  { id, rev, values }: { id: string; rev: number | undefined; values: Values },
) {
  const before = await readPrebook(scope, id);
  const state = before.row.state as PrebookState;
  const isOver = state !== 'PENDING' && state !== 'CONFIRMED';
  if (isOver && arranged.some((key) => (values[key] ?? '') !== (before.values[key] ?? '')))
    throw new Refusal('NOT_ALLOWED');
  const [saved] = await scope.db
    .update(prebooks)
    .set({ ...columnsOf(values), updatedAt: scope.now, rev: sql`${prebooks.rev} + 1` })
    .where(and(eq(prebooks.tenantId, scope.tenantId), eq(prebooks.id, id), eq(prebooks.rev, rev ?? -1)))
    .returning({ rev: prebooks.rev });
  if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  if (!isOver) await takePlace(scope, { id, values, state });
  const title = String(before.row.letters);
  await logSave(scope, { resource, id, title, before: before.values, after: values });
  return { id, rev: saved.rev };
}

/** What stays as it was once a booking is over; a wrong name or number can still be put right. */
const arranged = ['kind', 'place', 'startAt', 'endAt'];

async function takePlace(
  scope: ActorScope,
  { id, values, state }: { id: string; values: Values; state: PrebookState },
): Promise<void> {
  const { placeId, startAt, endAt } = columnsOf(values);
  await freeSlots(scope, { refId: id });
  if (placeId === null) return;
  const isDraft = state === 'PENDING';
  await holdSlot(scope, { placeId, startAt, endAt, byType: 'PREBOOK', refId: id, isDraft });
}

async function readPrebook(scope: ActorScope, id: string): Promise<StoredRecord> {
  const row = await readOne(scope.db, selectOf(scope), id);
  const { kind, placeId: place, name, phone, company, people, remark } = row;
  const moment = (at: unknown) => dateTimeInShanghai(new Date(String(at)));
  const times = { startAt: moment(row.fromAt), endAt: moment(row.toAt) };
  const values = { kind, place, ...times, name, phone, company, people, remark };
  return { row: present(row), values, rev: Number(row.rev) };
}

function columnsOf(values: Values) {
  const text = (key: string) => String(values[key] ?? '');
  return {
    kind: text('kind'),
    placeId: values.kind === 'PLACE' ? text('place') : null,
    ...{ name: text('name'), phone: text('phone'), company: text('company'), remark: text('remark') },
    people: Number(values.people),
    startAt: instantInShanghai(text('startAt')),
    endAt: instantInShanghai(text('endAt')),
  };
}

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select b.id, b.rev, b.kind, b.name, b.phone, b.company, b.people, b.remark, b.state, b.letters, b.note,
           b.place_id as "placeId", b.start_at as "fromAt", b.end_at as "toAt", b.used_at as "usedAt",
           b.created_at as "createdAt",
           case when p.id is not null then json_build_object('CN', p.name_cn, 'EN', p.name_en) end as "placeName"
      from prebooks b left join places p on p.id = b.place_id and p.tenant_id = b.tenant_id
     where b.tenant_id = ${tenantId}`;
}

function conditionsOf({ keyword, kind, place, state, fromAt }: Values) {
  return [
    ...mentions(['name', 'company', 'letters'], keyword),
    ...equals('kind', kind),
    ...equals('placeId', place),
    ...isOneOf('state', state),
    ...isWithin('fromAt', fromAt),
  ];
}

function present({ placeId: _, ...row }: Row): Row {
  return row as Row;
}
