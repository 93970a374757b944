import { beforeAll, expect, test } from 'vitest';
import type { ContentType } from '#features/contents/shared/content.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { filteredPage, type ListInput, rarestFacet } from './filtered.ts';
import { listPublished } from './published.ts';

/** Lists of many rows: CONTENT_ROWS sets how many of each type. */
const many = Number(process.env.CONTENT_ROWS ?? 20_000);
const services = await createTestServices();
services.setNow(new Date('2026-11-20T02:00:00.000Z'));

const inside = <T>(work: (scope: Scope) => Promise<T>) => asGuest(services, { tenantId: 'tenant-c' }, work);

beforeAll(async () => {
  await fill(notify, sql`array['kind:' || (array['NOTICE','NOTICE','NOTICE','PUBLICITY'])[1 + i % 4]]`);
  // A field that one in eight has, one that few have, one that only the oldest have.
  await fill(
    polity,
    sql`array['level:' || (array['CITY','CITY','CITY','NATION'])[1 + i % 4], 'field:F' || i % 8, 'validity:V' || i % 2,
              case when i % 4000 = 7 then 'department:RARE' when i > ${many - 300} then 'department:OLD' else 'department:ANY' end]`,
  );
  await services.database.asOwner((db) => db.execute(sql`vacuum analyze publications, publication_facets`));
});

/** Several rows bear the same minute and differ in microseconds; one in five thousand is pinned. */
async function fill(type: ContentType, facets: SQL) {
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into publications (id, tenant_id, type, category, facets, title_cn, title_en, publisher_cn, publisher_en,
                                body_cn, body_en, dated_at, published_at, top)
      select ${type.code} || i, 'tenant-c', ${type.code}, split_part(f[1], ':', 2), f, '第 ' || i || ' 号通知',
             'Notice ' || i, '局', 'Bureau', repeat('正文', 200), 'text', day, day, i % 5000 = 0
        from generate_series(1, ${many}::int) i, lateral (select ${facets} as f,
             '2026-11-01'::timestamptz - make_interval(mins => i / 3, secs => (i % 5) * 0.000001) as day) made`),
  );
}

test('pages of a long list join', async () => {
  const inputs: ListInput[] = [{}, { filter: { level: 'CITY' } }, { filter: { field: 'F3', validity: 'V1' } }];
  for (const input of inputs) {
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 5; page += 1) {
      const { rows, next } = await inside((scope) => listPublished(scope, polity, { ...input, after, size: 50 }));
      seen.push(...rows.map((row) => row.id));
      after = next ?? undefined;
    }
    const facets = Object.entries(input.filter ?? {}).map(([facet, value]) => `${facet}:${value}`);
    const expected = await services.database.asOwner((db) =>
      db.execute<{
        id: string;
      }>(sql`select id from publications where type = 'polity' and facets @> ${sql.param(facets)}::text[]
        order by top desc, dated_at desc, id desc limit 250`),
    );
    expect(seen).toEqual(expected.rows.map((row) => row.id));
  }
});

test.each([
  ['first', {}, [], 'publications_list'],
  ['after', {}, ['false', '2026-10-30', 'n1'], 'publications_list'],
  ['category_first', { filter: { kind: 'PUBLICITY' } }, ['PUBLICITY'], 'publications_category'],
  [
    'category_after',
    { filter: { kind: 'PUBLICITY' } },
    ['PUBLICITY', 'false', '2026-10-30', 'n1'],
    'publications_category',
  ],
] as const)('a page that most visitors ask for is read from its index: %s', async (variant, input, values, index) => {
  const plan = await inside(async (scope) => {
    const after = variant.endsWith('after')
      ? ((await listPublished(scope, notify, { ...input, size: 20 })).next ?? undefined)
      : undefined;
    // Seven times, so that the prepared query has got its general plan.
    for (let turn = 0; turn < 7; turn += 1) await listPublished(scope, notify, { ...input, after, size: 20 });
    const given = ['tenant-c', scope.now.toISOString(), ...values].map((value) => `'${value}'`).join(', ');
    return await explain(scope, sql.raw(`execute publications_notify_${variant}_21 (${given})`));
  });
  expect(plan.indexes).toEqual([index]);
  expect(plan.nodes).not.toContain('Sort');
  expect(plan.rowsRead).toBeLessThanOrEqual(21);
  if (variant.endsWith('after')) expect(plan.text).toMatch(/Index Cond.*ROW\(top, dated_at, id\)/);
});

test.each([
  ['a common choice', { field: 'F3' }, 42],
  ['a choice that few have', { department: 'RARE' }, 42],
  ['a choice that only the oldest have', { department: 'OLD' }, 42],
  ['a choice that nothing has', { department: 'NONE' }, 0],
  // Every other row is looked at in vain.
  ['a choice and a category', { validity: 'V1', level: 'CITY' }, 100],
  ['a common choice and one that few have', { field: 'F7', department: 'RARE' }, 42],
])('a page under a further facet reads about as many rows as it shows: %s', async (_name, filter, most) => {
  const plan = await explainFiltered(filter as Record<string, string>);
  expect(plan.indexes.toSorted()).toEqual(['publication_facets_list', 'publications_pkey']);
  expect(plan.nodes).not.toContain('Sort');
  expect(plan.rowsRead).toBeLessThanOrEqual(most);
});

test.each([
  ['the whole list', {}, 'publications_newest'],
  ['a choice', { field: 'F3' }, 'publication_facets_dated'],
] as const)('the oldest are read from the other end of an index: %s', async (_name, filter, index) => {
  const input: ListInput = { filter };
  const plan = await inside(async (scope) => {
    const facet = await rarestFacet(scope, polity, input);
    return await explain(
      scope,
      filteredPage(scope, { type: polity, input, facet, after: null, size: 21, offset: 40, order: 'oldest' }).getSQL(),
    );
  });
  expect(plan.indexes).toContain(index);
  expect(plan.nodes).not.toContain('Sort');
  expect(plan.rowsRead).toBeLessThanOrEqual(122);
});

test('under a filter that nearly all match, counting stops past the numbered rows', async () => {
  const { total } = await inside((scope) => listPublished(scope, notify, { keyword: 'Notice' }));
  expect(total).toBe(1001);
});

test('choices that exclude each other read the publications of the rarer one and no more', async () => {
  const plan = await explainFiltered({ level: 'CITY', field: 'F3' });
  expect(plan.indexes).toContain('publication_facets_list');
  expect(plan.publicationsRead).toBeLessThanOrEqual(many / 8);
});

async function explainFiltered(filter: Record<string, string>) {
  const input: ListInput = { filter };
  return await inside(async (scope) => {
    const facet = await rarestFacet(scope, polity, input);
    return await explain(scope, filteredPage(scope, { type: polity, input, facet, after: null, size: 21 }).getSQL());
  });
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Carries the query out and tells how; rows read are those of every scan, whether they were kept or not. */
async function explain(scope: Scope, query: SQL) {
  const { rows } = await scope.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const [answer] = rows[0]!['QUERY PLAN'];
  const nodes = flatten(answer.Plan);
  const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
  const readBy = (some: readonly PlanNode[]) =>
    some.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
  const rowsRead = readBy(scans);
  if (process.env.CONTENT_ROWS) console.log({ rowsRead, ms: answer['Execution Time'] });
  return {
    text: JSON.stringify(answer.Plan),
    nodes: nodes.map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rowsRead,
    publicationsRead: readBy(scans.filter((node) => node['Relation Name'] === 'publications')),
  };
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
