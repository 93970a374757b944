import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import { noticeKinds, type noticeListCall } from '#core/contracts/notices.ts';
import { notices } from '../../database/tables/contents.ts';
import { asGuest, createTestServices } from '../../testing.ts';
import { latestNotices, listNotices, readNotice, readNoticeHead } from './queries.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);
const many = Number(process.env.NOTICE_ROWS ?? 20_000);

const list = (input: InputOf<typeof noticeListCall>, tenantId = 'tenant-a') =>
  asGuest(services, { tenantId }, (scope) => listNotices(scope, input));
const one = (id: string, tenantId = 'tenant-a') =>
  asGuest(services, { tenantId }, (scope) => readNotice(scope, { id }));

beforeAll(async () => {
  const notice = (id: string, rest: Partial<typeof notices.$inferInsert> = {}) => ({
    id,
    tenantId: 'tenant-a',
    kind: 'NOTICE',
    status: 'PUBLISHED',
    titleCN: `通知 ${id}`,
    titleEN: `Notice ${id}`,
    publisherCN: '人才局',
    publisherEN: 'Talent Bureau',
    bodyCN: '<p>正文</p>',
    bodyEN: '<p>Body</p>',
    publishedAt: new Date(now.getTime() - 86_400_000),
    ...rest,
  });
  await services.database.asOwner((db) =>
    db.insert(notices).values([
      notice('pinned', { top: true, publishedAt: new Date('2026-01-01T00:00:00Z') }),
      notice('draft', { status: 'DRAFT' }),
      notice('offline', { status: 'OFFLINE' }),
      notice('later', { publishedAt: new Date(now.getTime() + 1) }),
      notice('exact', { publishedAt: now, kind: 'TENDER' }),
      notice('over', { validTo: now, kind: 'PUBLICITY', publishedAt: new Date('2026-10-01T00:00:00Z') }),
      notice('over-pinned', { validTo: now, top: true, publishedAt: new Date('2025-12-01T00:00:00Z') }),
      notice('over-draft', { validTo: now, status: 'DRAFT' }),
      notice('over-offline', { validTo: now, status: 'OFFLINE' }),
      // A mistake of the editor: its time is over before it has come.
      notice('over-later', { validTo: now, publishedAt: new Date(now.getTime() + 1) }),
      notice('valid', { validTo: new Date(now.getTime() + 1), kind: 'RESULT', titleEN: '100% of the Phoenix list' }),
      notice('other', { tenantId: 'tenant-b' }),
      notice('midnight', { publishedAt: new Date('2026-11-10T15:59:59.999Z'), kind: 'PUBLICITY' }),
      notice('morning', { publishedAt: new Date('2026-11-10T16:00:00.000Z'), kind: 'PUBLICITY' }),
    ]),
  );
  await services.database.asOwner((db) =>
    db.execute(sql`insert into notices (id, tenant_id, kind, status, title_cn, title_en, publisher_cn, publisher_en, body_cn, body_en, published_at, top)
      select 'n' || i, 'tenant-c', (array['NOTICE','NOTICE','NOTICE','PUBLICITY'])[1 + i % 4], 'PUBLISHED', '第 ' || i || ' 号通知', 'Notice ' || i,
             '局', 'Bureau', repeat('正文', 200), 'text', '2026-11-01'::timestamptz - make_interval(mins => i / 3, secs => (i % 5) * 0.000001), i % 5000 = 0
        from generate_series(1, ${sql.raw(String(many))}) i`),
  );
  await services.database.asOwner((db) => db.execute(sql`vacuum analyze notices`));
}, 60_000);

const hidden = ['draft', 'offline', 'later', 'over-draft', 'over-offline', 'over-later', 'other'];

test('visitors read what is published and has begun, and nothing else however old', async () => {
  const { rows, total, next } = await list({});
  expect(rows.map((row) => row.id)).toEqual([
    ...['pinned', 'over-pinned', 'exact', 'valid', 'morning', 'midnight', 'over'],
  ]);
  expect({ total, next }).toEqual({ total: 7, next: null });
  for (const id of [...hidden, 'unknown'])
    await expect(one(id), id).rejects.toMatchObject({ key: 'NOT_FOUND', message: 'NOT_FOUND' });
  const home = await asGuest(services, {}, (scope) => latestNotices(scope, 50));
  expect(home.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  for (const kind of noticeKinds)
    expect((await list({ kind })).rows.filter((row) => hidden.includes(row.id))).toEqual([]);
  expect((await list({ keyword: 'over-' })).rows.map((row) => row.id)).toEqual(['over-pinned']);
  expect(await one('pinned')).toMatchObject({ previous: null, body: { CN: '<p>正文</p>' } });
});

test('a notice whose time is over stays readable as such, with neighbours on both sides', async () => {
  const over = await one('over');
  expect(over).toMatchObject({ validTo: now.toISOString(), body: { CN: '<p>正文</p>' } });
  expect(over).toMatchObject({ previous: { id: 'midnight' }, next: null });
  expect(await one('midnight')).toMatchObject({ previous: { id: 'morning' }, next: { id: 'over' } });
  expect(await one('exact')).toMatchObject({ previous: { id: 'over-pinned' }, next: { id: 'valid' } });
  // Going on and on from the first one meets every visible notice once and no other.
  const met: string[] = [];
  for (let id: string | undefined = 'pinned'; id !== undefined; id = (await one(id)).next?.id) met.push(id);
  expect(met).toEqual((await list({})).rows.map((row) => row.id));
});

test('kinds are counted, pinned ones named', async () => {
  const head = await asGuest(services, {}, readNoticeHead);
  expect(head.counts).toEqual([
    { kind: 'NOTICE', count: 2 },
    { kind: 'PUBLICITY', count: 3 },
    { kind: 'RESULT', count: 1 },
    { kind: 'TENDER', count: 1 },
  ]);
  expect(head.pinned.map((row) => row.id)).toEqual(['pinned']);
  expect(await list({ kind: 'PUBLICITY' })).toMatchObject({
    total: 3,
    rows: [{ id: 'morning' }, { id: 'midnight' }, { id: 'over' }],
  });
});

test('days are those of Shanghai, both included, in either order', async () => {
  expect((await list({ from: '2026-11-11', to: '2026-11-11' })).rows.map((row) => row.id)).toEqual(['morning']);
  expect((await list({ from: '2026-11-11', to: '2026-11-10' })).rows.map((row) => row.id)).toEqual([
    'morning',
    'midnight',
  ]);
  expect(await list({ to: '2026-11-10', kind: 'PUBLICITY' })).toMatchObject({
    total: 2,
    rows: [{ id: 'midnight' }, { id: 'over' }],
  });
  await expect(list({ from: '2026-02-31' })).rejects.toMatchObject({ key: 'INVALID' });
});

test('keywords are looked for in both titles, letter by letter', async () => {
  expect((await list({ keyword: '100% of' })).rows.map((row) => row.id)).toEqual(['valid']);
  expect((await list({ keyword: 'PHOENIX' })).rows.map((row) => row.id)).toEqual(['valid']);
  expect((await list({ keyword: '通知 morn' })).rows.map((row) => row.id)).toEqual(['morning']);
  expect(await list({ keyword: '1%0_' })).toMatchObject({ rows: [], total: 0 });
});

test('pages of a long list join, and each is read from the index', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 5; page += 1) {
    const { rows, next, total } = await list({ after, size: 50 }, 'tenant-c');
    expect(total).toBe(many);
    seen.push(...rows.map((row) => row.id));
    after = next ?? undefined;
  }
  const expected = await services.database.asOwner((db) =>
    db.execute<{ id: string }>(
      sql`select id from notices where tenant_id = 'tenant-c' order by top desc, published_at desc, id desc limit 250`,
    ),
  );
  expect(seen).toEqual(expected.rows.map((row) => row.id));

  // Seven times, so that the prepared query has got its general plan.
  for (let turn = 0; turn < 7; turn += 1) await list({ after, kind: 'PUBLICITY' }, 'tenant-c');
  const plan = await services.database.read('tenant-c', async (db) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze) select id from notices
      where tenant_id = 'tenant-c' and status = 'PUBLISHED' and published_at <= now()
        and (top, published_at, id) < (false, '2026-10-30'::timestamptz, 'n1')
      order by top desc nulls last, published_at desc nulls last, id desc nulls last limit 20`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index (Only )?Scan using notices_published/);
  expect(plan).toMatch(/Index Cond: .*ROW\(top, published_at, id\)/);
  expect(plan).not.toContain('Sort');
});

test('a cursor that was not given is refused', async () => {
  for (const after of [
    'x',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('[true,"no","id"]').toString('base64url'),
  ])
    await expect(list({ after }), after).rejects.toMatchObject({ key: 'INVALID' });
});
