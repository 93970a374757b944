import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { cutWords } from '#features/contents/shared/words.ts';
import type { searchCall } from '#features/site/calls/search.ts';
import { byNight } from '#scripts/night.ts';
import { sql } from '#server/database/sql.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { findPublications } from './find-publications.ts';
import { searchContents } from './search.ts';

/** Publications of the long table, all types together. */
const many = Number(process.env.CONTENT_ROWS ?? byNight(20_000, 100_000));
const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);
const yesterday = new Date(now.getTime() - 86_400_000);
const justLater = new Date(now.getTime() + 1);

type Input = InputOf<typeof searchCall>;
const search = (input: Input, settings: { tenantId?: string; locale?: 'CN' | 'EN' } = {}) =>
  asGuest(services, settings, (scope) => searchContents(scope, input));
const ids = async (input: Input, tenantId?: string) => (await search(input, { tenantId })).rows.map(({ id }) => id);

/** Words as publishing writes them. */
const wordsOf = (title: string, rest = '') =>
  sql`setweight(to_tsvector('simple', ${cutWords(title).join(' ')}), 'A') || to_tsvector('simple', ${cutWords(rest).join(' ')})`;

function row(id: string, title: string, rest: Partial<typeof publications.$inferInsert> & { body?: string } = {}) {
  const { body = '', ...columns } = rest;
  return {
    ...aPublication(id, { titleCN: title, bodyCN: `<p>${body}</p>`, publishedAt: yesterday, ...columns }),
    words: wordsOf(`${title} ${columns.titleEN ?? ''}`, body) as unknown as string,
  };
}

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db.insert(publications).values([
      row('title', '青年人才租房补贴办法', { type: 'polity', titleEN: 'Rent subsidy for young talent' }),
      row('body', '常见问题', {
        body: '申请租房补贴要交什么材料？租房合同与社保。',
        datedAt: new Date('2026-11-19T08:00:00Z'),
      }),
      row('guide', '租房补贴申请', { type: 'serve', facts: { slug: 'housing-support' } }),
      row('site', '大赛规则', { type: 'homepage', facts: { module: 'ITEC' } }),
      row('apart', '租赁办法', { body: '住房与补贴' }),
      row('old', '租房补贴旧办法', { type: 'polity', datedAt: new Date('2024-03-01T00:00:00Z') }),
      row('later', '租房补贴新规', { publishedAt: justLater, datedAt: yesterday }),
      row('elsewhere', '租房补贴', { tenantId: 'tenant-b' }),
      row('secret-b', '绝密名单 embargoed', { tenantId: 'tenant-b' }),
      row('homes', '人才公寓申请指南', { tenantId: 'tenant-d' }),
      row('phoenix', '凤凰计划政策解读', { tenantId: 'tenant-d' }),
      row('secret-later', '绝密名单 embargoed', { publishedAt: justLater, datedAt: yesterday }),
    ]);
    await db
      .insert(contents)
      .values(aContent('draft', { state: 'DRAFT', titleCN: '绝密名单', values: { titleCN: '绝密名单' } }));
  });
});

test('what has all the words is found, a title before a text, with its address and the hit marked', async () => {
  const { rows, counts, didYouMean, next } = await search({ key: '租房补贴' });
  expect(rows.map(({ id }) => id).toSorted()).toEqual(['body', 'guide', 'old', 'title']);
  expect(rows.at(-1)!.id).toBe('body');
  expect(rows.find(({ id }) => id === 'guide')).toMatchObject({ type: 'serve', path: '/serve/housing-support' });
  const body = rows.find(({ id }) => id === 'body')!;
  expect(body.snippet.marks.map(([from, to]) => body.snippet.text.slice(from, to))).toEqual(['租房补贴', '租房']);
  const title = rows.find(({ id }) => id === 'title')!;
  expect(title.titleMarks.CN.map(([from, to]) => title.title.CN.slice(from, to))).toEqual(['租房补贴']);
  expect(Object.fromEntries(counts.map(({ type, count }) => [type, count]))).toEqual({
    highlight: 0,
    notify: 1,
    polity: 2,
    post: 0,
    serve: 1,
    homepage: 0,
    activity: 0,
  });
  expect({ didYouMean, next }).toEqual({ didYouMean: null, next: null });
  expect((await search({ key: '大赛' })).rows[0]?.path).toBe('/itecpage/site');
});

test('type, dates and order narrow and sort; counts are of all types', async () => {
  const polity = await search({ key: '租房补贴', type: 'polity', sort: 'newest' });
  expect(polity.rows.map(({ id }) => id)).toEqual(['title', 'old']);
  expect(polity.counts.find(({ type }) => type === 'serve')).toEqual({ type: 'serve', count: 1, more: false });
  expect(await ids({ key: '租房补贴', to: '2024-03-01' })).toEqual(['old']);
  expect(await ids({ key: '租房补贴', from: '2024-03-02', to: '2024-03-01' })).toEqual(['old']);
  expect(await ids({ key: 'SUBSIDY talent' })).toEqual(['title']);
  expect(await ids({ key: 'subsid' })).toEqual(['title']);
  await expect(ids({ key: 'x', from: '2026-02-31' })).rejects.toMatchObject({ key: 'INVALID' });
});

test('pages join, and a cursor of another make is refused', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await search({ key: '租房补贴', size: 1, after });
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(await ids({ key: '租房补贴' }));
  for (const position of [
    ['x', now, 'a'],
    [1e300, now, 'a'],
    [1, 'soon', 'a'],
    [1, now],
  ])
    await expect(
      ids({ key: 'x', after: Buffer.from(JSON.stringify(position)).toString('base64url') }),
    ).rejects.toMatchObject({
      key: 'INVALID',
    });
});

test('words of drafts, of what is to come and of other tenants are never found nor suggested', async () => {
  for (const key of ['绝密', '绝密名单', 'embargoed', 'embargoedd', '绝秘名单'])
    expect(await search({ key }), key).toMatchObject({ rows: [], didYouMean: null });
  expect(await ids({ key: '租房补贴' }, 'tenant-b')).toEqual(['elsewhere']);
  expect(await ids({ key: '租房补贴' }, 'tenant-none')).toEqual([]);
});

test('the function finds nothing without a tenant, whatever its parameters', async () => {
  const call = findPublications({ now }, { words: ['租房'], since: null, until: null, most: 50, ranked: true });
  expect((await services.database.read(null, (db) => db.execute(sql`select id from ${call}`))).rows).toEqual([]);
  // A table that a caller makes cannot stand in for the real one.
  const shadowed = await services.database.transaction('tenant-a', async (db) => {
    await db.execute(sql`create temp table publications (like public.publications) on commit drop`);
    return (await db.execute(sql`select id from ${call}`)).rows;
  });
  expect(shadowed).toHaveLength(4);
});

test.each(['!!!', "'", '\\', "' | '绝密':*", '%', '&|()', ':*', '😀', ' ', '<b>'])(
  'a key of signs (%s) is an empty search, not an error',
  async (key) => {
    expect((await search({ key })).rows).toEqual([]);
  },
);

test('a slip of the pen is answered with the word that was meant', async () => {
  expect((await search({ key: 'subsydy' })).didYouMean).toBe('subsidy');
  expect((await search({ key: 'qqqqqq' })).didYouMean).toBeNull();
  // Sounds the same, looks alike, sounds nearly so, typed as pinyin; a word that titles do not have stays unknown.
  for (const [key, meant] of [
    ['人材公寓', '人才公寓'],
    ['人才公遇', '人才公寓'],
    ['政测', '政策'],
    ['凤凰记划', '凤凰计划'],
    ['风凰计划', '凤凰计划'],
    ['人才公寄', '人才公寓'],
    ['人才功寓申情', '人才公寓申请'],
    ['zhengce', '政策'],
    ['rencai gongyu', '人才公寓'],
    ['rencaigongyu', '人才公寓'],
    ['麒麟神兽', null],
  ] as const)
    expect((await search({ key }, { tenantId: 'tenant-d' })).didYouMean, key).toBe(meant);
  expect((await search({ key: '政测' }, { tenantId: 'tenant-b' })).didYouMean).toBeNull();
});

test(`of ${many} publications rare and frequent words are read from the index of words`, {
  timeout: 300_000,
}, async () => {
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      insert into publications (id, tenant_id, type, category, title_cn, title_en, publisher_cn, publisher_en, body_cn,
                                body_en, dated_at, published_at, words)
      select 'm' || i, 'tenant-c', (array['notify','polity','highlight','post'])[1 + i % 4], '', '第 ' || i || ' 号',
             'No ' || i, '局', 'Bureau', '文', 'text', day, day,
             setweight(to_tsvector('simple', 'no' || i || ' common'), 'A') ||
             to_tsvector('simple', (select string_agg('w' || (i * n) % 5000, ' ') from generate_series(1, 60) n)) ||
             to_tsvector('simple', case when i % 1000 = 0 then 'seldom' else 'often' end)
        from generate_series(1, ${many}::int) i,
             lateral (select '2026-11-01'::timestamptz - make_interval(mins => i) as day) made`);
    await db.execute(sql`vacuum analyze publications`);
  });
  const readOf = (word: string) =>
    services.database.transaction('tenant-c', async (db) => {
      const scans = async () => {
        const { rows } = await db.execute<Record<'words' | 'newest' | 'whole' | 'read', number>>(sql`
          select pg_stat_get_xact_numscans('publications_words'::regclass)::int as words,
                 pg_stat_get_xact_numscans('publications_newest'::regclass)::int as newest,
                 pg_stat_get_xact_numscans('publications'::regclass)::int as whole,
                 (pg_stat_get_xact_tuples_returned('publications'::regclass)
                  + pg_stat_get_xact_tuples_fetched('publications'::regclass))::int as read`);
        return rows[0]!;
      };
      const before = await scans();
      const call = findPublications({ now }, { words: [word], since: null, until: null, most: 1001, ranked: true });
      const { rows } = await db.execute(sql`select id from ${call}`);
      const after = await scans();
      return {
        found: rows.length,
        words: after.words - before.words,
        newest: after.newest - before.newest,
        whole: after.whole - before.whole,
        read: after.read - before.read,
      };
    });
  const byWords = { words: 1, newest: 0, whole: 0 };
  expect(await readOf('seldom')).toEqual({ ...byWords, found: many / 1000, read: many / 1000 });
  expect(await readOf('common')).toEqual({ ...byWords, found: 4 * 1001, read: many });
  const all = await search({ key: 'common' }, { tenantId: 'tenant-c' });
  expect(all.counts.find(({ type }) => type === 'notify')).toEqual({ type: 'notify', count: 1000, more: true });
  if (process.env.CONTENT_ROWS)
    for (const key of ['seldom', 'common', 'no77', 'w12 w24', 'often w7', 'w1']) {
      const times: number[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const began = performance.now();
        await search({ key }, { tenantId: 'tenant-c' });
        times.push(performance.now() - began);
      }
      console.log(
        key,
        times
          .toSorted((a, b) => a - b)
          .map(Math.round)
          .join(' '),
      );
    }
});
