import { sql } from 'drizzle-orm';
import { instantInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { windows } from '#features/casework/server/tables.ts';
import { settingsIn, yearSettings } from '#features/casework/shared/programme-year.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { tableStore } from '#server/resources/table-store.ts';
import { minuteInShanghai } from './applications/create-draft.ts';
import type { TypeWindow } from './applications/windows.ts';

const plainKeys = ['programme', 'year', 'titleCN', 'titleEN', 'opensOn', 'closesOn', 'quota', 'graceMinutes'];

/** Years of the programmes: what portal, applications and deadlines of a year are judged by. */
export const yearStore = tableStore({
  resource,
  table: windows,
  select: ({ tenantId, now }) => sql`
    select w.id, w.rev, w.programme, w.year, json_build_object('CN', w.title_cn, 'EN', w.title_en) as title,
           w.title_cn as "titleCN", w.title_en as "titleEN", w.opens_at as "opensAt", w.closes_at as "closesAt",
           to_char(w.opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "opensOn",
           to_char(w.closes_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "closesOn",
           to_char(w.extended_to at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "extendedTo",
           w.grace_minutes as "graceMinutes", w.extends_after_outage as "extendsAfterOutage", w.types,
           w.quota, w.settings, w.updated_at as "updatedAt", coalesce(n.last, 0) as taken,
           case when ${now} < w.opens_at then 'coming' when ${now} < greatest(w.closes_at, w.extended_to) then 'open' else 'closed' end as status
      from windows w left join numbers n
        on n.tenant_id = w.tenant_id and n.programme = w.programme and n.year = w.year
     where w.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title'],
  present: ({ settings: _settings, types: _types, ...row }) => ({
    ...row,
    programmeName: programmes.find(({ code }) => code === row.programme)?.short ?? row.programme,
  }),
  values: ({ settings, types, extendsAfterOutage, ...row }) => ({
    ...Object.fromEntries(plainKeys.map((key) => [key, row[key] ?? null])),
    extendsAfterOutage: extendsAfterOutage ? 'YES' : 'NO',
    types: (types as TypeWindow[]).map(({ type, opensAt, closesAt }) => ({
      ...{ id: type, type },
      opensOn: opensAt && minuteInShanghai(new Date(opensAt)),
      closesOn: closesAt && minuteInShanghai(new Date(closesAt)),
    })),
    ...Object.fromEntries(Object.keys(yearSettings).map((key) => [key, (settings as Values)[key] ?? null])),
  }),
  check(scope, { opensOn, closesOn, quota }, before) {
    if (String(closesOn) <= String(opensOn)) throw fieldRefusal(scope, 'INVALID', 'closesOn', { count: 1 });
    const taken = Number(before?.row.taken ?? 0);
    if (quota && Number(quota) < taken) throw fieldRefusal(scope, 'QUOTA_TAKEN', 'quota', { count: taken });
  },
  columns: (values) => ({
    programme: String(values.programme),
    year: Number(values.year),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    opensAt: instantInShanghai(String(values.opensOn)),
    closesAt: instantInShanghai(String(values.closesOn)),
    quota: values.quota ? Number(values.quota) : null,
    graceMinutes: Number(values.graceMinutes ?? 0),
    extendsAfterOutage: values.extendsAfterOutage !== 'NO',
    types: typesIn(values),
    settings: settingsIn(values),
  }),
  unique: 'year',
});

function typesIn({ types }: Values): TypeWindow[] {
  const iso = (minute: unknown) => (minute ? instantInShanghai(String(minute)).toISOString() : null);
  return (Array.isArray(types) ? types : []).map(({ type, opensOn, closesOn }) => ({
    type: String(type),
    opensAt: iso(opensOn),
    closesAt: iso(closesOn),
  }));
}
