import { yearInShanghai } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';
import { sqlListOf, states } from '#core/workflow/states.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { applications } from '#features/casework/server/tables.ts';
import { type CaseView, caseAddress } from '#features/casework/shared/case-views.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { countOf, type Dataset, type Narrowing } from '#server/datasets/dataset.ts';
import type { ActorScope } from '#server/scope.ts';
import { casesOf, type QueueInput, readCounts } from './review/queue.ts';

/** A result that has run its time was granted, too. */
const granted = sql`state in ${sql.raw(sqlListOf('granted'))} or state = 'ENDED'`;
const unit: Text = { CN: '件', EN: 'cases' };

/** The view of the review tasks that shows what is meant; `days` are the ends of the period by the dataset's date. */
function viewOf(
  { values, from, to }: Narrowing,
  days: readonly ['from', 'to'] | readonly ['decidedFrom', 'decidedTo'],
) {
  const { programme, state, year, region } = values;
  // Without a day the queue would show what is under way alone.
  const [first, last] = [from ?? '2000-01-01', to];
  return { scope: 'all', programme, state, year, region, [days[0]]: first, [days[1]]: last } as CaseView;
}

function caseDataset(
  days: Parameters<typeof viewOf>[1],
  told: Pick<Dataset, 'key' | 'name' | 'date' | 'measures' | 'board'>,
): Dataset {
  const inputOf = (narrowing: Narrowing): Omit<QueueInput, 'after' | 'size'> => {
    const { scope, state, ...view } = viewOf(narrowing, days);
    const set = Object.entries(view).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(set), ...(state && { state: [state] }), scope: scope! };
  };
  return {
    ...told,
    unit,
    permission: 'Mgr.Apply',
    dimensions: [
      { key: 'programme', name: { CN: '项目', EN: 'Programme' } },
      { key: 'state', name: { CN: '状态', EN: 'State' } },
      { key: 'year', name: { CN: '申报年度', EN: 'Programme year' } },
      { key: 'region', name: { CN: '区域', EN: 'Region' } },
    ],
    rows: (scope, narrowing) => sql`
      select id, programme, state, year, region, submitted_at as "submittedAt", decided_at as "decidedAt",
             extract(epoch from decided_at - submitted_at) / 86400 as days,
             case when ${granted} then 100 else 0 end as granted
        from ${applications} where ${casesOf(scope, inputOf(narrowing))}`,
    listed: async (scope, narrowing) => (await readCounts(scope, { all: inputOf(narrowing) })).all,
    address: (narrowing) => caseAddress(viewOf(narrowing, days)),
    options: async (scope) => ({
      programme: programmeHeads.map(({ code, short }) => ({ value: code, label: short })),
      state: states.map(({ key, name }) => ({ value: key, label: name })),
      year: Array.from({ length: 12 }, (_, at) => String(yearInShanghai(scope.now) + 1 - at)).map((value) => ({
        value,
        label: { CN: `${value} 年`, EN: value },
      })),
      region: (await regionsOf(scope)).map((value) => ({ value, label: regionLabel(value) })),
    }),
  };
}

/** The regions that cases of the tenant belong to, each found by one step down the index instead of by reading them all. */
async function regionsOf({ db, tenantId }: ActorScope): Promise<string[]> {
  const next = (after: SQL) => sql`(select region from ${applications}
    where tenant_id = ${tenantId} and submitted_at is not null and region collate "C" > ${after}
    order by region collate "C" limit 1)`;
  const { rows } = await db.execute<{ region: string }>(sql`
    with recursive found as (
      select ${next(sql`''`)} as region
      union all select ${next(sql`found.region`)} from found where found.region is not null)
    select region from found where region is not null`);
  return rows.map(({ region }) => region);
}

/** What was handed in, and what was decided. */
export const caseDatasets: readonly Dataset[] = [
  caseDataset(['from', 'to'], {
    key: 'applications',
    name: { CN: '申报', EN: 'Applications' },
    date: { column: 'submittedAt', name: { CN: '提交时间', EN: 'Handed in' } },
    measures: [countOf(unit)],
    board: {
      figures: [{ key: 'submitted', name: { CN: '申报', EN: 'Applications' }, measure: 'count', isGood: true }],
      panels: [
        {
          key: 'byMonth',
          name: { CN: '各月申报', EN: 'Applications by month' },
          chart: 'LINE',
          compares: true,
          dimension: 'monthOfYear',
          measure: 'count',
        },
        {
          key: 'byRegion',
          name: { CN: '各区申报', EN: 'Applications by district' },
          chart: 'MAP',
          dimension: 'region',
          measure: 'count',
        },
        {
          key: 'byProgramme',
          name: { CN: '各项目申报', EN: 'Applications by programme' },
          chart: 'BAR',
          dimension: 'programme',
          measure: 'count',
          compares: true,
        },
        {
          key: 'byState',
          name: { CN: '办理状态', EN: 'Where they stand' },
          chart: 'PIE',
          dimension: 'state',
          measure: 'count',
        },
      ],
    },
  }),
  caseDataset(['decidedFrom', 'decidedTo'], {
    key: 'decisions',
    name: { CN: '办结', EN: 'Decisions' },
    date: { column: 'decidedAt', name: { CN: '办结时间', EN: 'Decided' } },
    measures: [
      countOf(unit),
      {
        key: 'days',
        name: { CN: '平均办理', EN: 'Mean time' },
        unit: { CN: '天', EN: 'days' },
        kind: 'mean',
        digits: 1,
      },
      { key: 'granted', name: { CN: '通过率', EN: 'Granted' }, unit: { CN: '%', EN: '%' }, kind: 'mean', digits: 1 },
    ].map((measure) => ({
      ...measure,
      ...(measure.kind === 'mean' && { column: measure.key }),
    })) as Dataset['measures'],
    board: {
      figures: [
        { key: 'granted', name: { CN: '通过率', EN: 'Granted' }, measure: 'granted', isGood: true },
        { key: 'days', name: { CN: '平均办理', EN: 'Mean time' }, measure: 'days', isGood: false },
      ],
      panels: [
        {
          key: 'daysByProgramme',
          name: { CN: '各项目平均办理天数', EN: 'Days to a decision' },
          chart: 'BAR',
          dimension: 'programme',
          measure: 'days',
          compares: true,
        },
      ],
    },
  }),
];
