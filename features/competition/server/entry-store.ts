import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { entry as resource } from '#features/competition/resources/entry.ts';
import { entryGroups } from '#features/competition/shared/edition.ts';
import { entryStates, type StageKey } from '#features/competition/shared/states.ts';
import { isOneOf } from '#server/base/filters.ts';
import { filesOf } from '#server/base/own-forms/papers.ts';
import { sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { editionOptions, publicEditions } from './editions.ts';
import { lastSnapshots } from './entry-record.ts';
import { formOfCode } from './forms.ts';
import { actOnEntry } from './organiser/organise.ts';
import { entries } from './tables.ts';

/** Entries as the organiser sees them; drafts belong to those who write them. */
export const entryStore = {
  ...readings({
    resource,
    select: selectOf,
    texts: ['trackName', 'groupName', 'editionTitle', 'prizeName'],
    keyword: ['no', 'project', 'company'],
    filters: {
      stage: (value) => isOneOf('status', statesIn(value)),
      told: (value) => (value === 'LATE' ? [sql`"lateReports" > 0`] : value === 'ANY' ? [sql`reports > 0`] : []),
    },
    present: ({ prize: _prize, ...row }: Row) => row as Row,
  }),

  async files(scope, id) {
    const snapshots = await lastSnapshots(scope, id);
    return snapshots.flatMap(({ form, data }) => filesOf(formOfCode(form), data as Data));
  },

  hold: holdRows(entries),

  async act(scope, { action, ids, values }) {
    for (const id of ids) await actOnEntry(scope, { id, action, values });
    return null;
  },

  async options(scope) {
    const all = await publicEditions(scope);
    const tracks = all.flatMap((each) => each.tracks as Named[]);
    const nameOf = ({ nameCN, nameEN }: Named): Text => ({ CN: nameCN!, EN: nameEN! });
    const prizeOf = ({ group, ...prize }: Named): Text => {
      const of = entryGroups.find(({ value }) => value === group)?.label;
      const name = nameOf(prize);
      return of ? { CN: `${of.CN}${name.CN}`, EN: `${of.EN}: ${name.EN}` } : name;
    };
    return {
      editions: await editionOptions(scope),
      tracks: [...new Map(tracks.map((row) => [row.key!, { value: row.key!, label: nameOf(row) }])).values()],
      // An entry is offered the prizes of its group in its own edition.
      prizes: all.flatMap(({ id, prizes }) =>
        (prizes as Named[]).map((row) => ({ value: row.key!, label: prizeOf(row), parent: `${id} ${row.group}` })),
      ),
    };
  },
} satisfies Store;

type Named = Record<string, string>;

function statesIn(value: unknown): string[] {
  const wanted = (Array.isArray(value) ? value : [value]) as StageKey[];
  return entryStates.filter(({ stage }) => wanted.includes(stage)).map(({ key }) => key);
}

function selectOf({ tenantId }: ActorScope) {
  const named = (list: string, key: string) => sql`
    (select json_build_object('CN', r ->> 'nameCN', 'EN', r ->> 'nameEN')
       from jsonb_array_elements(e.${sql.identifier(list)}) r where r ->> 'key' = n.${sql.identifier(key)} limit 1)`;
  return sql`
    select n.id, n.rev, n.no, n.state as status, n.project, n.track, n.group_key as "group", n.company, n.applicant,
           n.edition_id as edition, json_build_object('CN', e.title_cn, 'EN', e.title_en) as "editionTitle",
           ${named('tracks', 'track')} as "trackName", ${named('groups', 'group_key')} as "groupName",
           ${named('prizes', 'prize')} as "prizeName", n.prize, concat_ws(' ', n.edition_id, n.group_key) as "prizesOf", n.reason, s.code as supporter,
           n.sections -> 'company' -> 'values' ->> 'funding' as funding,
           (select coalesce(sum(c.amount), 0)::float8 from itec_claims c
             where c.entry_id = n.id and c.tenant_id = n.tenant_id and c.paid_on is not null) as paid,
           (select count(*)::int from itec_changes h where h.entry_id = n.id and h.tenant_id = n.tenant_id) as reports,
           (select count(*)::int from itec_changes h
             where h.entry_id = n.id and h.tenant_id = n.tenant_id and h.is_late) as "lateReports",
           (select b.start_at from itec_counter_bookings b
             where b.entry_id = n.id and b.tenant_id = n.tenant_id and b.state in ('BOOKED', 'DONE')
             order by b.start_at desc limit 1) as "counterAt",
           n.submitted_at as "submittedAt", n.updated_at as "updatedAt"
      from itec_entries n
      join itec_editions e on e.id = n.edition_id and e.tenant_id = n.tenant_id
      left join supporters s on s.id = n.referrer_id and s.tenant_id = n.tenant_id
     where n.tenant_id = ${tenantId} and n.deleted_at is null and n.submitted_at is not null`;
}
