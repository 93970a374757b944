import type { Option } from '#core/resources/resource.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { editions } from '#features/competition/server/tables.ts';
import { judge as resource } from '#features/judging/resources/judge.ts';
import { judges } from '#features/judging/server/tables.ts';
import { byRecusal } from '#features/judging/server/ties/entry-recusals.ts';
import { optionsOf } from '#server/base/accounts-holding.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { eq, sql } from '#server/database/sql.ts';
import type { Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { mayJudge } from './may-judge.ts';

const textOf = (value: unknown) => (value ? String(value) : '');

/** The pool of judges. Whoever organises the competition judges nothing in it. */
export const judgeStore = {
  ...tableStore({
    resource,
    table: judges,
    select: ({ tenantId }) => sql`
      select j.id, j.rev, a.nickname as name, j.account_id as account, j.edition_id as edition,
             json_build_object('CN', e.title_cn, 'EN', e.title_en) as "editionTitle",
             case when j.is_active then 'ON' else 'OFF' end as status, j.employer, j.credit_code as "creditCode",
             j.school, j.investors, j.reminders,
             (select count(*)::int from itec_ties x join itec_entries n on n.id = x.entry_id and n.tenant_id = x.tenant_id
               where x.tenant_id = j.tenant_id and x.account_id = j.account_id and x.state = 'CONFIRMED'
                 and n.edition_id = j.edition_id) as recused, j.updated_at as "updatedAt",
             (select coalesce(json_agg(json_build_object('CN', r ->> 'nameCN', 'EN', r ->> 'nameEN')), '[]'::json)
                from jsonb_array_elements(e.tracks) r where r ->> 'key' = any(j.tracks)) as tracks,
             json_build_object('edition', j.edition_id, 'account', j.account_id, 'tracks', to_json(j.tracks),
               'employer', j.employer, 'creditCode', j.credit_code, 'school', j.school, 'investors', j.investors)
               as values
        from itec_judges j
        join itec_editions e on e.id = j.edition_id and e.tenant_id = j.tenant_id
        join accounts a on a.id = j.account_id
       where j.tenant_id = ${tenantId}`,
    texts: ['editionTitle'],
    keyword: ['name', 'employer'],
    filters: { recusal: byRecusal },
    async check(scope, { edition, account, tracks }) {
      const { tracks: known } = await getEdition(scope, String(edition));
      if ((await mayJudge(scope)).every((id) => id !== account)) throw fieldRefusal(scope, 'NO_JUDGE', 'account');
      const wrong = listOf(tracks).find((key) => !known.some((track) => track.key === key));
      if (wrong !== undefined) throw fieldRefusal(scope, 'INVALID', 'tracks', { count: 1 });
    },
    columns: (values) => ({
      editionId: String(values.edition),
      accountId: String(values.account),
      tracks: listOf(values.tracks),
      employer: textOf(values.employer),
      creditCode: textOf(values.creditCode).toUpperCase(),
      school: textOf(values.school),
      investors: textOf(values.investors),
    }),
    actions: { enable: { isActive: true }, disable: { isActive: false } },
    unique: 'account',
  }),

  async options(scope: ActorScope): Promise<Record<string, readonly Option[]>> {
    const all = await scope.db
      .select({ id: editions.id, CN: editions.titleCN, EN: editions.titleEN, tracks: editions.tracks })
      .from(editions)
      .where(eq(editions.tenantId, scope.tenantId))
      .orderBy(sql`${editions.year} desc`);
    const tracks = new Map(
      all.flatMap((edition) =>
        (edition.tracks as Values[]).map((track): [string, Option] => [
          String(track.key),
          { value: String(track.key), label: { CN: String(track.nameCN), EN: String(track.nameEN) } },
        ]),
      ),
    );
    return {
      editions: all.map(({ id, CN, EN }) => ({ value: id, label: { CN, EN } })),
      tracks: [...tracks.values()],
      accounts: await optionsOf(scope, await mayJudge(scope)),
    };
  },
};

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
