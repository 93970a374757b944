import { dateTimeInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { prebook as resource } from '#features/places/resources/prebook.ts';
import { newLetters } from '#server/base/ticket.ts';
import { sql } from '#server/database/sql.ts';
import type { Row, Store, StoredRecord, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { freeSlots, holdSlot } from './hold-slot.ts';
import { listPlaces } from './list-places.ts';
import { movePrebook } from './move-prebook.ts';
import { prebooks } from './tables.ts';

/** Bookings; one for a place takes its hours from the moment it is noted. */
export const prebookStore: Store = {
  ...tableStore({
    resource,
    table: prebooks,
    select: ({ tenantId }) => sql`
      select b.id, b.rev, b.kind, b.name, b.phone, b.company, b.people, b.remark, b.state, b.letters, b.note,
             b.place_id as place, b.booked->'benefit' as "benefitName", b.booked::text as words,
             b.start_at as "fromAt", b.end_at as "toAt", b.used_at as "usedAt", b.created_at as "createdAt",
             case when p.id is not null then jsonb_build_object('CN', p.name_cn, 'EN', p.name_en)
                  else b.booked->'shop' end as "placeName"
        from prebooks b left join places p on p.id = b.place_id and p.tenant_id = b.tenant_id
       where b.tenant_id = ${tenantId}`,
    keyword: ['name', 'company', 'letters', 'words'],
    present: ({ place: _, words: __, ...row }) => row as Row,
    values: ({ kind, place, fromAt, toAt, name, phone, company, people, remark }) => ({
      kind,
      place,
      startAt: momentOf(fromAt),
      endAt: momentOf(toAt),
      name,
      phone,
      company,
      people,
      remark,
    }),
    check: (_scope, values, before) => {
      // What was booked of a shop is the holder's to change: they take it back and book again.
      if (before?.row.kind === 'SHOP') throw new Refusal('NOT_ALLOWED');
      const isMoved = arranged.some((key) => (values[key] ?? '') !== (before?.values[key] ?? ''));
      if (before && isOver(before) && isMoved) throw new Refusal('NOT_ALLOWED');
    },
    columns: columnsOf,
    starts: () => ({ letters: newLetters() }),
    saved: takePlace,
  }),

  async act(scope, { action, ids, values }) {
    for (const id of ids) {
      const { row } = await this.one(scope, id);
      await movePrebook(scope, { id, action, values, letters: String(row.letters) });
    }
    return null;
  },

  async options(scope) {
    return { places: await listPlaces(scope) };
  },
};

/** What stays as it was once a booking is over; a wrong name or number can still be put right. */
const arranged = ['kind', 'place', 'startAt', 'endAt'];

function isOver({ row: { state } }: Pick<StoredRecord, 'row'>): boolean {
  return state !== 'PENDING' && state !== 'CONFIRMED';
}

async function takePlace(scope: ActorScope, { row, values }: StoredRecord): Promise<void> {
  if (isOver({ row })) return;
  const { placeId, startAt, endAt } = columnsOf(values);
  await freeSlots(scope, { refId: row.id });
  if (placeId === null) return;
  const isDraft = row.state === 'PENDING';
  await holdSlot(scope, { placeId, startAt, endAt, byType: 'PREBOOK', refId: row.id, isDraft });
}

function columnsOf(values: Values) {
  const text = (key: string) => String(values[key] ?? '');
  return {
    kind: text('kind'),
    placeId: values.kind === 'PLACE' ? text('place') : null,
    name: text('name'),
    phone: text('phone'),
    company: text('company'),
    remark: text('remark'),
    people: Number(values.people),
    startAt: instantInShanghai(text('startAt')),
    endAt: instantInShanghai(text('endAt')),
  };
}

function momentOf(at: unknown): string {
  return dateTimeInShanghai(new Date(String(at)));
}
