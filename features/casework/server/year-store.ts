import { sql } from 'drizzle-orm';
import { instantInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { windows } from '#features/casework/server/tables.ts';
import { isDecisionRule } from '#features/casework/shared/decision-number.ts';
import { settingsIn, yearSettings } from '#features/casework/shared/programme-year.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { tableStore } from '#server/resources/table-store.ts';

/** Years of the programmes: what portal, applications and deadlines of a year are judged by. */
export const yearStore = tableStore({
  resource,
  table: windows,
  select: ({ tenantId, now }) => sql`
    select w.id, w.rev, w.programme, w.year, json_build_object('CN', w.title_cn, 'EN', w.title_en) as title,
           w.title_cn as "titleCN", w.title_en as "titleEN", w.opens_at as "opensAt", w.closes_at as "closesAt",
           to_char(w.opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "opensOn",
           to_char(w.closes_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "closesOn",
           w.quota, w.settings, w.updated_at as "updatedAt", coalesce(n.last, 0) as taken,
           case when ${now} < w.opens_at then 'coming' when ${now} < w.closes_at then 'open' else 'closed' end as status
      from windows w left join numbers n
        on n.tenant_id = w.tenant_id and n.programme = w.programme and n.year = w.year
     where w.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title'],
  present: ({ settings: _settings, ...row }) => ({
    ...row,
    programmeName: programmes.find(({ code }) => code === row.programme)?.short ?? row.programme,
  }),
  values: ({ programme, year, titleCN, titleEN, opensOn, closesOn, quota, settings }) => ({
    ...{ programme, year, titleCN, titleEN, opensOn, closesOn, quota },
    ...Object.fromEntries(Object.keys(yearSettings).map((key) => [key, (settings as Values)[key] ?? null])),
    decisionNo: (settings as Values).decisionNo ?? '',
  }),
  check(scope, { opensOn, closesOn, quota, decisionNo }, before) {
    if (decisionNo && !isDecisionRule(String(decisionNo)))
      throw fieldRefusal(scope, 'INVALID', 'decisionNo', { count: 1 });
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
    settings: settingsIn(values),
  }),
  unique: 'year',
});
