import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { banner as resource } from '#features/site/resources/banner.ts';
import { banners } from '#features/site/server/tables.ts';
import { bannerPositions } from '#features/site/shared/positions.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';

/** Banners of the tenant's portal. Days are those of Asia/Shanghai; the last one counts to its end. */
export const bannerStore = tableStore({
  resource,
  table: banners,
  select: ({ tenantId, now }, isBin) => sql`
    select p.id, p.rev, json_build_object('CN', p.title_cn, 'EN', p.title_en) as title, p.position, p.weight,
           p.starts_at as "startsAt", p.ends_at as "endsAt", p.values, p.updated_at as "updatedAt",
           p.deleted_at as "deletedAt", d.nickname as "deletedBy",
           coalesce(c.views, 0) as views, coalesce(c.clicks, 0) as clicks,
           case when not p.is_on then 'OFF' when p.starts_at > ${now} then 'WAITING'
                when p.ends_at <= ${now} then 'ENDED' else 'ON' end as status
      from promotes p left join promote_counts c on c.id = p.id and c.tenant_id = p.tenant_id
      left join accounts d on d.id = p.deleted_by
     where p.tenant_id = ${tenantId} and ${isBin ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`}`,
  texts: ['title'],
  keyword: ['title'],
  present: (row) => ({
    ...row,
    position: bannerPositions.find(({ value }) => value === row.position)?.label ?? row.position,
  }),
  check(scope, { from, to }) {
    if (to && String(to) < String(from)) throw fieldRefusal(scope, 'INVALID', 'to', { count: 1 });
  },
  columns: (values) => ({
    values,
    position: String(values.position),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    weight: Number(values.weight),
    startsAt: midnightInShanghai(String(values.from)),
    endsAt: values.to ? endOfDayInShanghai(String(values.to)) : null,
  }),
  actions: { enable: { isOn: true }, disable: { isOn: false } },
});
