import type { Point } from '#core/distance.ts';
import { Refusal } from '#core/errors.ts';
import type { Option } from '#core/resources/resource.ts';
import { editionOptions } from '#features/competition/server/editions.ts';
import { getEntry } from '#features/competition/server/entry-record.ts';
import { entries } from '#features/competition/server/tables.ts';
import { visit as resource } from '#features/visits/resources/visit.ts';
import { optionsHolding } from '#server/base/accounts-holding.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq, inArray, isNull, notExists, sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { type AskedTime, cancelVisit, moveVisit, offerVisit } from './arrange.ts';
import { visitNotes, visits } from './tables.ts';
import { lockVisit } from './visit-record.ts';
import { keepTime } from './wish.ts';

const read = readings({
  resource,
  select: ({ tenantId }) => sql`
    select v.id, v.rev, e.no, e.project, e.company, v.entry_id as entry, e.edition_id as edition,
           case when v.state = 'SET' and v.begun_at is not null then 'BEGUN'
                when v.state = 'SET' and v.wish is not null then 'ASKED' else v.state end as status,
           json_build_object('CN', d.title_cn, 'EN', d.title_en) as "editionTitle",
           case when v.wish is not null then to_char((v.wish ->> 'startAt')::timestamptz at time zone 'Asia/Shanghai',
             'YYYY-MM-DD HH24:MI') || ' ' || (v.wish ->> 'reason') end as wish,
           v.address, v.start_at as "startAt", v.reason, v.differences, v.updated_at as "updatedAt",
           (select string_agg(distinct a.nickname, '、') from itec_visitors g join accounts a on a.id = g.account_id
             where g.visit_id = v.id and g.tenant_id = v.tenant_id and g.is_held) as visitors,
           (select count(*)::int from itec_visit_photos p where p.visit_id = v.id and p.tenant_id = v.tenant_id) as photos,
           (select count(*)::int from itec_visit_photos p
             where p.visit_id = v.id and p.tenant_id = v.tenant_id and p.state = 'ALTERED') as altered
      from itec_visits v
      join itec_entries e on e.id = v.entry_id and e.tenant_id = v.tenant_id
      join itec_editions d on d.id = e.edition_id and d.tenant_id = e.tenant_id
     where v.tenant_id = ${tenantId} and e.deleted_at is null`,
  texts: ['editionTitle'],
  keyword: ['no', 'project', 'company', 'address'],
});

/** Field visits as organisers keep them. */
export const visitStore = {
  ...read,

  async save(scope, { id: known, values }) {
    if (known) throw new Refusal('NOT_ALLOWED', { cause: 'a visit is moved, not rewritten' });
    const id = await offerVisit(scope, {
      entryId: String(values.entry),
      address: String(values.address ?? ''),
      point: pointIn(values),
      accountIds: listOf(values.visitors),
      times: ((values.slots ?? []) as Values[]).map(timeOf),
      isSet: values.manner === 'SET',
    });
    return { id, rev: (await read.one(scope, id)).rev };
  },

  hold: holdRows(visits),

  async act(scope, { action, ids, values }) {
    for (const id of ids) {
      const reason = String(values.reason ?? '');
      if (action === 'set') await moveVisit(scope, id, { ...timeOf(values), accountIds: listOf(values.visitors) });
      else if (action === 'move')
        await moveVisit(scope, id, { ...timeOf(values), accountIds: listOf(values.visitors), reason });
      else if (action === 'keep') await keepTime(scope, id, reason);
      else if (action === 'cancel') await cancelVisit(scope, id, reason);
      else if (action === 'note') await addNote(scope, id, String(values.text));
      else throw new Refusal('NOT_ALLOWED');
    }
    return null;
  },

  async options(scope) {
    return {
      editions: await editionOptions(scope),
      entries: await entryOptions(scope),
      visitors: await optionsHolding(scope, 'Mgr.ItecVisit'),
    };
  },
} satisfies Store;

function timeOf(values: Values): AskedTime {
  return { startAt: String(values.startAt), minutes: Number(values.minutes) };
}

/** The form asks for both or neither. */
function pointIn({ lat, lng }: Values): Point | null {
  return lat === undefined || lng === undefined ? null : { latitude: Number(lat), longitude: Number(lng) };
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.map(String))] : [];
}

/** A correction beside what was signed; throws NOT_ALLOWED before the visit is finished. */
async function addNote(scope: ActorScope, id: string, text: string): Promise<void> {
  const visit = await lockVisit(scope, id);
  if (visit.state !== 'FINISHED') throw new Refusal('NOT_ALLOWED', { cause: 'the visit is not finished' });
  const { tenantId, actor, now } = scope;
  await scope.db
    .insert(visitNotes)
    .values({ id: newId(), tenantId, visitId: id, accountId: actor.id, text: text.trim(), at: now });
  const { no } = await getEntry(scope, visit.entryId);
  await logBusiness(scope, {
    module: 'VISIT',
    action: 'NOTE',
    objectType: 'itec-visit',
    objectId: id,
    title: no ?? '',
    text: { CN: `考察单加备注「${no}」`, EN: `added a note to a visit: ${no}` },
  });
}

/** Entries at their field visit for which none is arranged. */
async function entryOptions({ db, tenantId }: ActorScope): Promise<Option[]> {
  const live = db
    .select({ one: sql`1` })
    .from(visits)
    .where(
      and(
        eq(visits.entryId, entries.id),
        eq(visits.tenantId, entries.tenantId),
        inArray(visits.state, ['OFFERED', 'SET']),
      ),
    );
  const rows = await db
    .select({ id: entries.id, no: entries.no, project: entries.project })
    .from(entries)
    .where(and(eq(entries.tenantId, tenantId), eq(entries.state, 'VISIT'), isNull(entries.deletedAt), notExists(live)))
    .orderBy(asc(entries.no))
    .limit(500);
  return rows.map(({ id, no, project }) => ({ value: id, label: { CN: `${no} ${project}`, EN: `${no} ${project}` } }));
}
