import { beforeAll, expect, test } from 'vitest';
import { aDay, addAccounts, asOperator } from '#features/casework/server/applications/testing.ts';
import { writePosition } from '#server/base/keyset.ts';
import { sql } from '#server/database/sql.ts';
import { exportList } from '#server/exports/export-list.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { caseExporter } from './case-exporter.ts';
import { countQuery, listQueue, queueQuery } from './queue.ts';

const services = await createTestServices();
services.setNow(aDay);
const rows = Number(process.env.QUEUE_ROWS ?? 20_000);

type Input = Parameters<typeof listQueue>[1];

beforeAll(async () => {
  await addAccounts(services, 'wang', 'li', 'applicant');
  // Two tenants of cases in all states, due over half a year; one in fifty has no due date, one in ten is mine.
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into applications (id, tenant_id, programme, year, no, owner_id, applicant, state, due_at, submitted_at, assignee_id, region)
      select 'case-' || i, case when i % 4 = 0 then 'tenant-b' else 'tenant-a' end,
             case when i % 2 = 0 then 'talentapply' else 'apartapply' end, 2026, 'GY2026' || lpad(i::text, 6, '0'),
             'owner-' || i, (array['林','周','陈','王','许'])[1 + i % 5] || '若' || (i % 97),
             (array['ACCEPTING','REVIEW','SUPPLEMENT','APPROVED','EFFECTIVE','REJECTED','CLOSED','PUBLICITY'])[1 + (i / 7) % 8],
             case when i % 50 = 0 then null else '2026-08-01'::timestamptz + make_interval(mins => (i * 7919) % 260000) end,
             '2026-07-01'::timestamptz + make_interval(mins => i % 100000),
             case when i % 10 = 0 then 'wang' when i % 10 < 4 then 'li' end,
             (array['350102','350203','440305','110101'])[1 + i % 4]
        from generate_series(1, ${sql.raw(String(rows))}) i`),
  );
  await services.database.asOwner((db) => db.execute(sql`vacuum analyze applications`));
});

const inputs: Record<string, Input> = {
  all: { scope: 'all' },
  mine: { scope: 'mine' },
  pool: { scope: 'pool' },
  'a state': { scope: 'all', state: ['PUBLICITY'] },
  'two states': { scope: 'all', state: ['ACCEPTING', 'REVIEW'] },
  'the pool in two states': { scope: 'pool', state: ['ACCEPTING', 'REVIEW'] },
  overdue: { scope: 'all', due: 'overdue' },
  'the coming week': { scope: 'all', due: 'week' },
  'a later page': { scope: 'all', after: writePosition(['2026-11-01T00:00:00.000000Z', 'case-1', 'all']) },
  'the page without dates': { scope: 'mine', after: writePosition(['infinity', 'case-1', 'mine']) },
  'a programme': { scope: 'all', programme: 'apartapply' },
  'a number': { scope: 'all', keyword: 'gy2026000123' },
  'handed in today': { scope: 'all', submitted: 'today' },
  'a name': { scope: 'all', keyword: '林若33' },
};

test.each(Object.entries(inputs))('the queue of %s is read by index', async (_, input) => {
  const plan = await asOperator(services, 'wang', (scope) => explain(scope, queueQuery(scope, input, 21).getSQL()));
  expect(plan).not.toContain('Seq Scan on applications');
  expect(plan).toMatch(/applications_(queue|assignee|pool|state|number|name|submitted)/);
  expect(readRows(plan)).toBeLessThan(rows / 20);
  if (input.due || input.after) expect(plan).toMatch(/Index Cond: .*due_order/);
});

test.each([
  ['their own tasks', 'ASSIGNED', []],
  ['regions', 'REGION', ['350100', '440300']],
] as const)('who reaches %s reads the queue by index, too', async (_, reach, regions) => {
  for (const input of [{ scope: 'all' }, { scope: 'all', state: ['EFFECTIVE'] }] as Input[]) {
    const plan = await asOperator(services, 'li', (scope) => explain(scope, queueQuery(scope, input, 21).getSQL()), {
      reach,
      regions,
    });
    expect(plan).not.toContain('Seq Scan on applications');
  }
});

test('counting reads indexes only as far as the cap', async () => {
  const plan = await asOperator(services, 'wang', (scope) =>
    explain(
      scope,
      countQuery(scope, { mine: { scope: 'mine' }, pool: { scope: 'pool' }, all: { scope: 'all' } }, 1000),
    ),
  );
  expect(plan).not.toContain('Seq Scan on applications');
  expect(plan.match(/using applications_(queue|assignee|pool)/g)?.sort()).toEqual([
    'using applications_assignee',
    'using applications_pool',
    'using applications_queue',
  ]);
  const { counts } = await asOperator(services, 'wang', (scope) => listQueue(scope, { scope: 'mine' }));
  expect(counts).toMatchObject({ pool: 1000, all: 1000 });
});

test('pages join without gap or repetition, by due date and with none last', async () => {
  const all = await asOperator(services, 'wang', async (scope) => {
    const seen: Awaited<ReturnType<typeof listQueue>>['rows'] = [];
    let after: string | undefined;
    do {
      const page = await listQueue(scope, { scope: 'mine', size: 100, after });
      seen.push(...page.rows);
      after = page.next ?? undefined;
    } while (after);
    return seen;
  });
  const { rows: expected } = await services.database.asOwner((db) =>
    db.execute<{ id: string }>(sql`select id from applications where tenant_id = 'tenant-a' and assignee_id = 'wang'
      and state in ('ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED')
      order by coalesce(due_at, 'infinity'), id`),
  );
  expect(all.map((row) => row.id)).toEqual(expected.map((row) => row.id));
  expect(all.at(-1)?.dueAt).toBeNull();
});

test('names are masked in the list, and found by their beginning', async () => {
  const page = await asOperator(services, 'wang', (scope) => listQueue(scope, { scope: 'all', keyword: '周若' }));
  expect(page.rows.length).toBeGreaterThan(0);
  expect(new Set(page.rows.map((row) => row.applicant))).toEqual(new Set(['周*']));
});

test('an operator of another tenant sees its own cases only', async () => {
  const page = await asOperator(services, 'wang', (scope) => listQueue(scope, { scope: 'all', size: 100 }), {
    tenantId: 'tenant-b',
  });
  expect(page.rows.every((row) => Number(row.id.slice(5)) % 4 === 0)).toBe(true);
  expect(page.rows).toHaveLength(100);
});

async function explain(scope: ActorScope, query: ReturnType<typeof countQuery>): Promise<string> {
  const { rows: lines } = await scope.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, timing off) ${query}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

/** Most rows that one scan of the table gave or threw away. */
function readRows(plan: string): number {
  return Math.max(
    ...[...plan.matchAll(/(?:Rows Removed by Filter: |actual rows=)(\d+)/g)].map((match) => Number(match[1])),
  );
}

test('the queue is had as a file: the cases of its filter, applicants masked', async () => {
  const file = (filter: Record<string, unknown>) =>
    asOperator(services, 'wang', (scope) => exportList(scope, caseExporter, { format: 'csv', filter, columns: [] }));
  const answer = (await file({ scope: 'mine', state: ['REVIEW'], programme: 'talentapply' })) as unknown as {
    content: Buffer;
  };
  const lines = answer.content.toString().slice(1).trimEnd().split('\r\n');
  const { rows: found } = await services.database.asOwner((db) =>
    db.execute<{ no: string }>(sql`
      select no from applications where tenant_id = 'tenant-a' and assignee_id = 'wang' and state = 'REVIEW'
         and programme = 'talentapply' order by due_at nulls last, id`),
  );
  expect(lines[0]).toMatch(/^办件编号,项目,申请人,事项,状态,提交时间,办理时限,/);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(found.map(({ no }) => no));
  expect(lines[1]).toMatch(/,人才认定[^,]*,.\*+,/);
});
