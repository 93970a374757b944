import { dayInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { edition as resource } from '#features/competition/resources/edition.ts';
import { areHoursSound } from '#features/competition/shared/counter.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { editions } from './tables.ts';

const lists = ['tracks', 'items', 'groups', 'prizes', 'instalments', 'judges'] as const;

/** Editions of the competition; the form keeps their rows as they are typed. */
export const editionStore = tableStore({
  resource,
  table: editions,
  select: ({ tenantId, now }) => sql`
    select e.id, e.rev, json_build_object('CN', e.title_cn, 'EN', e.title_en) as title, e.year,
           e.title_cn as "titleCN", e.title_en as "titleEN", e.intro_cn as "introCN", e.intro_en as "introEN",
           e.opens_at as "opensAt", e.closes_at as "closesAt",
           to_char(e.opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "opensOn",
           to_char(e.closes_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "closesOn",
           to_char(e.results_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "resultsOn",
           e.starts_on::text as "startsOn", e.tax_year as "taxYear", e.forecast_year as "forecastYear",
           e.stage_days as "stageDays", e.reward_rate::float8 as "rewardRate", case when e.is_public then 'YES' else 'NO' end as "isPublic",
           e.tracks, e.items, e.groups, e.prizes, e.instalments, e.judges,
           e.counter ->> 'venueCN' as "counterVenueCN", e.counter ->> 'venueEN' as "counterVenueEN",
           e.counter ->> 'from' as "counterFrom", e.counter ->> 'to' as "counterTo",
           (e.counter ->> 'minutes')::int as "counterMinutes", (e.counter ->> 'seats')::int as "counterSeats",
           e.counter -> 'hours' as "counterHours", e.updated_at as "updatedAt",
           (select count(*)::int from itec_entries n
             where n.edition_id = e.id and n.tenant_id = e.tenant_id and n.deleted_at is null) as entries,
           (select coalesce(sum((p ->> 'count')::numeric), 0)::int from jsonb_array_elements(e.prizes) p) as "prizeCount",
           (select coalesce(sum((p ->> 'count')::numeric * (p ->> 'amount')::numeric), 0)::float8
              from jsonb_array_elements(e.prizes) p) as "prizeSum",
           case when not e.is_public then 'hidden' when ${now} < e.opens_at then 'coming'
                when ${now} < e.closes_at then 'open' when e.results_at <= ${now} then 'archived' else 'closed' end as status
      from itec_editions e
     where e.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title'],
  present: (row) =>
    Object.assign({}, row, Object.fromEntries([...lists, 'counterHours'].map((key) => [key, undefined]))),
  values: (row) => Object.fromEntries((resource.form ?? []).map(({ key }) => [key, row[key] ?? null])),
  check,
  columns: (values) => ({
    year: Number(values.year),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    introCN: String(values.introCN),
    introEN: String(values.introEN),
    opensAt: instantInShanghai(String(values.opensOn)),
    closesAt: instantInShanghai(String(values.closesOn)),
    resultsAt: values.resultsOn ? instantInShanghai(String(values.resultsOn)) : null,
    startsOn: String(values.startsOn),
    taxYear: Number(values.taxYear),
    forecastYear: Number(values.forecastYear),
    stageDays: Number(values.stageDays),
    rewardRate: Number(values.rewardRate),
    isPublic: values.isPublic === 'YES',
    ...Object.fromEntries(lists.map((key) => [key, values[key] ?? []])),
    counter: {
      venueCN: values.counterVenueCN,
      venueEN: values.counterVenueEN,
      from: values.counterFrom,
      to: values.counterTo,
      minutes: values.counterMinutes,
      seats: values.counterSeats,
      hours: values.counterHours ?? [],
    },
  }),
  unique: 'year',
});

/** Dates in their order, shares that add up, and nothing that names a track or group the edition does not have. */
function check(scope: ActorScope, values: Values): void {
  const refuse = (path: string) => fieldRefusal(scope, 'INVALID', path, { count: 1 });
  const closesOn = String(values.closesOn);
  if (closesOn <= String(values.opensOn)) throw refuse('closesOn');
  // Midnight closes the day before.
  const lastDay = dayInShanghai(instantInShanghai(closesOn).getTime() - 1);
  if (String(values.startsOn) <= lastDay) throw refuse('startsOn');
  if (Number(values.forecastYear) < Number(values.taxYear)) throw refuse('forecastYear');
  const rows = (key: string) => (values[key] as Values[] | null) ?? [];
  const keysOf = (key: string) => rows(key).map((row) => String(row.key));
  for (const key of ['tracks', 'groups', 'prizes'])
    if (new Set(keysOf(key)).size !== rows(key).length) throw refuse(key);
  const tracks = new Set(keysOf('tracks'));
  for (const key of ['items', 'judges'] as const)
    if (rows(key).some(({ track }) => !tracks.has(String(track)))) throw refuse(key);
  const groups = new Set(keysOf('groups'));
  if (rows('prizes').some(({ group }) => !groups.has(String(group)))) throw refuse('prizes');
  if (rows('groups').some(({ foundedFrom, foundedTo }) => String(foundedFrom) > String(foundedTo)))
    throw refuse('groups');
  const shares = rows('instalments').reduce((sum, { share }) => sum + Math.round(Number(share) * 100), 0);
  if (shares !== 100_00) throw refuse('instalments');
  if (values.counterFrom && values.counterTo && String(values.counterTo) < String(values.counterFrom))
    throw refuse('counterTo');
  if (!areHoursSound(values.counterHours, Number(values.counterMinutes))) throw refuse('counterHours');
}
