import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addMember, addTenants, settle } from '#features/accounts/server/testing.ts';
import type { DeskScope } from '#features/complaints/shared/desk.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { deskCounts, deskQuery, listDesk } from './desk.ts';
import { readFacts } from './read-facts.ts';
import { ratesQuery } from './read-office.ts';
import { complaints } from './tables.ts';

const services = await createTestServices();
const codes: readonly PermissionCode[] = ['Mgr.Complaint', 'Mgr.Complaint.handle'];
await addTenants(services, ['tenant-a', 'tenant-b'], codes);
for (const id of ['lin', 'zheng']) await addAccount(services, { id });
await addMember(services, { accountId: 'zheng', tenantId: 'tenant-a', codes: [...codes] });
services.setNow(new Date('2026-11-25T10:00:00+08:00'));

const as = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a', permCodes = codes) =>
  settle(asActor(services, { actor: { id: 'zheng' }, side: 'office', tenantId, permCodes }, work));
const at = (day: string) => new Date(`${day}T10:00:00+08:00`);
const row = (id: string, more: Partial<typeof complaints.$inferInsert> = {}): typeof complaints.$inferInsert => ({
  id,
  tenantId: 'tenant-a',
  no: id.toUpperCase(),
  kind: 'COMPLAINT',
  target: 'SHOP',
  about: '青禾口腔',
  title: `事由 ${id}`,
  content: '经过',
  accountId: 'lin',
  name: '林见微',
  state: 'PROCESSING',
  assigneeId: 'zheng',
  acceptBy: at('2026-11-24'),
  startedAt: at('2026-11-23'),
  dueAt: at('2026-11-30'),
  createdAt: at('2026-11-23'),
  updatedAt: at('2026-11-23'),
  ...more,
});

beforeEach(async () => {
  await services.database.asOwner(async (db) => {
    await db.delete(complaints);
    await db
      .insert(complaints)
      .values([
        row('later'),
        row('sooner', { dueAt: at('2026-11-27'), target: 'SITE', about: '' }),
        row('late', { dueAt: at('2026-11-24'), assigneeId: null }),
        row('new', { state: 'NEW', assigneeId: null, acceptBy: at('2026-11-26'), isAnonymous: true }),
        row('again', { state: 'REOPENED', dueAt: at('2026-12-09'), isSolved: false }),
        row('answered', { state: 'REPLIED', repliedAt: at('2026-11-24') }),
        row('ended', { state: 'CLOSED', repliedAt: at('2026-11-20'), isSolved: false }),
        row('elsewhere', { tenantId: 'tenant-b' }),
      ]);
  });
});

const list = (scope: DeskScope, more: object = {}) =>
  as((actor) => listDesk(actor, { tenantId: 'tenant-a', scope, ...more })) as ReturnType<typeof listDesk>;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('opened again first, then by the time left, answered and ended last; page by page the same', async () => {
  const { rows, counts } = await list('all');
  const order = ['again', 'late', 'new', 'sooner', 'later', 'answered', 'ended'];
  expect(idsOf(rows)).toEqual(order);
  expect(counts).toEqual({ open: 5, mine: 3, late: 1, all: 7 });
  const paged: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await list('all', { size: 2, ...(after && { after }) });
    paged.push(...idsOf(page.rows));
    after = page.next;
  }
  expect(paged).toEqual(order);
  expect(await list('all', { after: 'nonsense' })).toMatchObject({ key: 'INVALID' });
});

test('each scope lists what it counts, under the filters that are set', async () => {
  for (const scope of ['open', 'mine', 'late', 'all'] as const) {
    const { rows, counts } = await list(scope, { target: 'SHOP' });
    expect(rows).toHaveLength(counts[scope]);
    expect(idsOf(rows)).not.toContain('sooner');
  }
  expect(idsOf((await list('all', { keyword: '事由 so' })).rows)).toEqual(['sooner']);
});

test('names are masked, and whoever stays unnamed has none', async () => {
  const { rows } = await list('open');
  expect(rows.find(({ id }) => id === 'new')).toMatchObject({ name: null, assignee: null });
  expect(rows.find(({ id }) => id === 'later')).toMatchObject({ name: '林*' });
  expect(JSON.stringify(rows)).not.toContain('见微');
});

test('beside a complaint stands what else came about the same, and of a person how often, unless they are unnamed', async () => {
  const facts = (id: string, ...rest: [string?, []?]) =>
    as((actor) => readFacts(actor, { tenantId: 'tenant-a', id }), ...rest);
  expect(await facts('later')).toMatchObject({ person: { thisYear: 6 }, about: { thisYear: 6, unsolved: 2 } });
  expect(JSON.stringify(await facts('later'))).not.toContain('"id":"later"');
  expect(await facts('sooner')).toEqual({ person: { thisYear: 6 }, about: null, similar: [] });
  expect(await facts('new')).toMatchObject({ person: null });
  expect(await facts('elsewhere')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await facts('later', 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await facts('later', 'tenant-a', [])).toMatchObject({ key: 'NOT_FOUND' });
});

test('among many a page and the counts read a bounded part of the index', async () => {
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      insert into complaints (id, tenant_id, no, kind, target, title, content, name, state, assignee_id, accept_by,
                              started_at, due_at, replied_at, created_at)
      select 'many-' || n, 'tenant-a', 'N' || n, 'COMPLAINT', 'SITE', '事由', '经过', '林见微',
             case when n % 4 = 0 then 'PROCESSING' else 'CLOSED' end, 'lin', at, at, at + interval '5 days', at, at
        from (select n, timestamptz '2026-11-01' - n * interval '1 hour' as at from generate_series(1, 20000) n) made`);
    await db.execute(sql`analyze complaints`);
  });
  const asked = [
    { scope: 'open' },
    { scope: 'mine' },
    { scope: 'late' },
    { scope: 'all' },
    { scope: 'all', target: 'SITE' },
  ] as const;
  for (const input of [...asked, { scope: 'all', after: (await list('all', { size: 100 })).next! } as const]) {
    const plan = await as((scope) => explain(scope, deskQuery(scope, { tenantId: 'tenant-a', ...input }, 31)));
    expect(plan).toMatch(/using complaints_(desk|mine)/);
    expect(readRows(String(plan))).toBeLessThan(200);
  }
  const plan = await as((scope) => explain(scope, deskCounts(scope, { tenantId: 'tenant-a', scope: 'all' })));
  expect(readRows(String(plan))).toBeLessThanOrEqual(1000);
  const rates = String(await as((scope) => explain(scope, ratesQuery(scope, '2025-11-26'))));
  // The year's complaints and nothing else: what a list shows beside them costs the rates nothing.
  expect(rates).toMatch(/Index/);
  expect(rates).not.toMatch(/Join|Nested Loop|Seq Scan/);
  expect(readRows(rates)).toBeLessThan(9000);
  expect((await list('all')).counts).toMatchObject({ open: 1000, mine: 3, late: 1000, all: 1000 });
});

async function explain(scope: ActorScope, query: SQL): Promise<string> {
  const { rows } = await scope.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, timing off) ${query}`);
  return rows.map((line) => line['QUERY PLAN']).join('\n');
}

/** Most rows that one step gave or threw away. */
function readRows(plan: string): number {
  const found = plan.matchAll(/(?:Rows Removed by Filter: |actual rows=)(\d+)/g);
  return Math.max(...[...found].map((match) => Number(match[1])));
}
