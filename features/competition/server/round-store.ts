import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';
import { round as resource } from '#features/competition/resources/round.ts';
import { roundKinds } from '#features/competition/shared/rounds.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';
import { editionOptions, getEdition } from './editions.ts';
import { rounds } from './tables.ts';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const textOf = (value: unknown) => (value ? String(value) : null);

/** Rounds of the editions. */
export const roundStore = {
  ...tableStore({
    resource,
    table: rounds,
    select: ({ tenantId, now }) => sql`
      select r.id, r.rev, json_build_object('CN', r.title_cn, 'EN', r.title_en) as title, r.stage,
             r.title_cn as "titleCN", r.title_en as "titleEN", r.edition_id as edition,
             json_build_object('CN', e.title_cn, 'EN', e.title_en) as "editionTitle",
             r.starts_on::text as "startsOn", r.ends_on::text as "endsOn", r.kind, r.talk_minutes as "talkMinutes",
             r.question_minutes as "questionMinutes", r.venue_cn as "venueCN", r.venue_en as "venueEN",
             json_build_object('CN', coalesce(r.venue_cn, ''), 'EN', coalesce(r.venue_en, r.venue_cn, '')) as venue,
             r.promotes, r.updated_at as "updatedAt",
             case when ${dayInShanghai(now.getTime())} < r.starts_on::text then 'next'
                  when ${dayInShanghai(now.getTime())} > r.ends_on::text then 'done' else 'now' end as status
        from itec_rounds r join itec_editions e on e.id = r.edition_id and e.tenant_id = r.tenant_id
       where r.tenant_id = ${tenantId}`,
    texts: ['title'],
    present: (row) => ({ ...row, kindName: nameOf(row.kind) }),
    async check(scope, { edition, startsOn, endsOn }) {
      await getEdition(scope, String(edition));
      if (String(endsOn) < String(startsOn)) throw fieldRefusal(scope, 'INVALID', 'endsOn', { count: 1 });
    },
    columns: (values) => ({
      editionId: String(values.edition),
      stage: String(values.stage),
      titleCN: String(values.titleCN),
      titleEN: String(values.titleEN),
      startsOn: String(values.startsOn),
      endsOn: String(values.endsOn),
      kind: textOf(values.kind),
      talkMinutes: numberOf(values.talkMinutes),
      questionMinutes: numberOf(values.questionMinutes),
      venueCN: textOf(values.venueCN),
      venueEN: textOf(values.venueEN),
      promotes: numberOf(values.promotes),
    }),
    unique: 'stage',
  }),
  options: async (scope: Parameters<typeof editionOptions>[0]) => ({ editions: await editionOptions(scope) }),
};

function nameOf(kind: unknown): Text | null {
  return roundKinds.find(({ value }) => value === kind)?.label ?? null;
}
