import { and, eq, sql } from 'drizzle-orm';
import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { Refusal } from '#core/errors.ts';
import { regionPrefix, regionTrail } from '#core/forms/regions.ts';
import { place as resource } from '#features/places/resources/place.ts';
import { regionLabel } from '#features/tenants/server/tenants/member-regions.ts';
import { equals, mentions } from '#server/base/filters.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings, readOne, sortIn } from '#server/resources/page.ts';
import type { Row, Store, StoredRecord, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { places } from './tables.ts';

/** Where the tenant's activities are held. */
export const placeStore: Store = {
  ...readings(
    (scope, { filter, sort }) => ({
      select: selectOf(scope),
      where: conditionsOf(filter),
      sort: sortIn(scope, sort, { shown: 'name', column: 'name' }),
    }),
    present,
  ),

  one: readPlace,

  async save(scope, { id, rev, values }) {
    const region = String(values.region);
    if (regionTrail(region, { region: regions }).length === 0)
      throw fieldRefusal(scope, 'INVALID', 'region', { count: 1 });
    return id ? await rewrite(scope, { id, rev, values }) : await add(scope, values);
  },

  hold: holdRows(places),

  async act(scope, { action, ids }) {
    const status = { enable: 'ON', repair: 'REPAIR', disable: 'OFF' }[action];
    if (!status) throw new Refusal('NOT_ALLOWED');
    for (const id of ids) {
      const { row } = await readPlace(scope, id);
      await scope.db
        .update(places)
        .set({ status, updatedAt: scope.now, rev: sql`${places.rev} + 1` })
        .where(own(scope, id));
      const changes = [{ field: 'status', before: row.status, after: status }];
      await logAction(scope, { resource, id, title: String(row.nameCN), action, changes });
    }
    return null;
  },

  async options(scope) {
    const { rows } = await scope.db.execute<{ code: string }>(
      sql`select distinct region as code from places p where tenant_id = ${scope.tenantId}`,
    );
    return { regions: rows.map(({ code }) => ({ value: code, label: regionLabel(code) })) };
  },
};

function own(scope: ActorScope, id: string) {
  return and(eq(places.tenantId, scope.tenantId), eq(places.id, id));
}

async function readPlace(scope: ActorScope, id: string): Promise<StoredRecord> {
  const row = await readOne(scope.db, selectOf(scope), id);
  return { row: present(row), values: row.values as Values, rev: Number(row.rev) };
}

async function add(scope: ActorScope, values: Values) {
  const id = newId();
  const columns = columnsOf(values);
  const { tenantId, now } = scope;
  await scope.db.insert(places).values({ id, tenantId, ...columns, createdAt: now, updatedAt: now });
  await logSave(scope, { resource, id, title: columns.nameCN, before: null, after: values });
  return { id, rev: 0 };
}

async function rewrite(
  scope: ActorScope,
  { id, rev, values }: { id: string; rev: number | undefined; values: Values },
) {
  const before = await readPlace(scope, id);
  const columns = columnsOf(values);
  const [saved] = await scope.db
    .update(places)
    .set({ ...columns, updatedAt: scope.now, rev: sql`${places.rev} + 1` })
    .where(and(own(scope, id), eq(places.rev, rev ?? -1)))
    .returning({ rev: places.rev });
  if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  await logSave(scope, { resource, id, title: columns.nameCN, before: before.values, after: values });
  return { id, rev: saved.rev };
}

/** The columns that a form gives, beside its values whole. */
export function columnsOf(values: Values) {
  const text = (key: string) => String(values[key] ?? '');
  return {
    values,
    ...{ nameCN: text('nameCN'), nameEN: text('nameEN'), addressCN: text('addressCN'), addressEN: text('addressEN') },
    ...{ kind: text('kind'), region: text('region'), capacity: Number(values.capacity) },
  };
}

function selectOf({ tenantId, now }: ActorScope) {
  return sql`
    select p.id, p.rev, json_build_object('CN', p.name_cn, 'EN', p.name_en) as name, p.name_cn as "nameCN",
           p.name_en as "nameEN", json_build_object('CN', p.address_cn, 'EN', p.address_en) as address, p.kind,
           p.region, p.capacity, p.status, p.values, p.updated_at as "updatedAt",
           p.values->'photos'->0->>'id' as photo, p.address_cn as "addressCN", p.address_en as "addressEN",
           (select min(s.start_at) from place_slots s
             where s.tenant_id = p.tenant_id and s.place_id = p.id and s.start_at >= ${now}) as "nextUse"
      from places p
     where p.tenant_id = ${tenantId}`;
}

function conditionsOf({ keyword, kind, free, capacity, region, status }: Values) {
  const [from, to] = Array.isArray(free) ? free : [];
  return [
    ...mentions(['nameCN', 'nameEN', 'addressCN', 'addressEN'], keyword),
    ...equals('kind', kind),
    ...(from || to ? [isFree(String(from || to), String(to || from))] : []),
    ...(capacity ? [sql`capacity >= ${Number(capacity) || 0}`] : []),
    ...(region ? [sql`region like ${`${regionPrefix(String(region)).replace(/\D/g, '')}%`}`] : []),
    ...equals('status', status),
  ];
}

/** In use, and nothing there from the one day to the end of the other, Asia/Shanghai. */
function isFree(from: string, to: string) {
  return sql`(status = 'ON' and not exists (
    select from place_slots s where s.place_id = found.id
       and s.start_at < ${endOfDayInShanghai(to)} and s.end_at > ${midnightInShanghai(from)}))`;
}

function present({ values: _values, region, addressCN: _CN, addressEN: _EN, ...row }: Row): Row {
  return { ...row, regionName: regionLabel(String(region)) };
}
