import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { place as resource } from '#features/places/resources/place.ts';
import { isInRegion } from '#server/base/filters.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { sql } from '#server/database/sql.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import { places } from './tables.ts';

/** Where the tenant's activities are held. */
export const placeStore: Store = {
  ...tableStore({
    resource,
    table: places,
    select: ({ tenantId, now }) => sql`
      select p.id, p.rev, json_build_object('CN', p.name_cn, 'EN', p.name_en) as name,
             json_build_object('CN', p.address_cn, 'EN', p.address_en) as address, p.kind, p.region, p.capacity,
             p.status, p.values, p.updated_at as "updatedAt", p.values->'photos'->0->>'id' as photo,
             (select min(s.start_at) from place_slots s
               where s.tenant_id = p.tenant_id and s.place_id = p.id and s.start_at >= ${now}) as "nextUse"
        from places p
       where p.tenant_id = ${tenantId}`,
    texts: ['name', 'address'],
    keyword: ['name', 'address'],
    filters: {
      free: isFree,
      capacity: (least) => (least ? [sql`capacity >= ${Number(least) || 0}`] : []),
      region: (code) => isInRegion('region', code),
    },
    present: ({ region, ...row }) => ({ ...row, regionName: regionLabel(String(region)) }),
    columns: columnsOf,
    actions: { enable: { status: 'ON' }, repair: { status: 'REPAIR' }, disable: { status: 'OFF' } },
  }),

  async options(scope) {
    const { rows } = await scope.db.execute<{ code: string }>(
      sql`select distinct region as code from places p where tenant_id = ${scope.tenantId}`,
    );
    return { regions: rows.map(({ code }) => ({ value: code, label: regionLabel(code) })) };
  },
};

/** The columns that a form gives, beside its values whole. */
export function columnsOf(values: Values) {
  const text = (key: string) => String(values[key] ?? '');
  return {
    values,
    nameCN: text('nameCN'),
    nameEN: text('nameEN'),
    addressCN: text('addressCN'),
    addressEN: text('addressEN'),
    kind: text('kind'),
    region: text('region'),
    capacity: Number(values.capacity),
  };
}

/** In use, and nothing there from the one day to the end of the other, Asia/Shanghai. */
function isFree(days: unknown) {
  const [from, to] = Array.isArray(days) ? days : [];
  if (!from && !to) return [];
  return [
    sql`(status = 'ON' and not exists (
      select from place_slots s where s.place_id = found.id
         and s.start_at < ${endOfDayInShanghai(to || from)} and s.end_at > ${midnightInShanghai(from || to)}))`,
  ];
}
