import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import type { notifyCalls } from '#features/contents/calls/contents.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { eq } from '#server/database/sql.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { latestPublished, listPublished, readHead, readPublished } from './published.ts';
import { contents, publications } from './tables.ts';
import { aContent, aPublication } from './testing.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);

const list = (input: InputOf<typeof notifyCalls.list>, type = notify) =>
  asGuest(services, {}, (scope) => listPublished(scope, type, input));
const one = (id: string) => asGuest(services, {}, (scope) => readPublished(scope, notify, { id }));
const ids = async (input: InputOf<typeof notifyCalls.list>, type = notify) =>
  (await list(input, type)).rows.map((row) => row.id);

const yesterday = new Date(now.getTime() - 86_400_000);
const justLater = new Date(now.getTime() + 1);

beforeAll(async () => {
  const notice = (id: string, rest: Partial<typeof publications.$inferInsert> = {}) =>
    aPublication(id, { publishedAt: yesterday, ...rest });
  await services.database.asOwner(async (db) => {
    await db.insert(publications).values([
      notice('pinned', { top: true, publishedAt: new Date('2026-01-01T00:00:00Z') }),
      notice('later', { publishedAt: justLater }),
      notice('exact', { publishedAt: now, category: 'TENDER' }),
      notice('over', { validTo: now, category: 'PUBLICITY', publishedAt: new Date('2026-10-01T00:00:00Z') }),
      notice('over-pinned', { validTo: now, top: true, publishedAt: new Date('2025-12-01T00:00:00Z') }),
      // A mistake of the editor: its time is over before it has come.
      notice('over-later', { validTo: now, publishedAt: justLater }),
      // Its date has come, its time has not.
      notice('dated-later', { datedAt: yesterday, publishedAt: justLater }),
      notice('valid', { validTo: justLater, category: 'RESULT', titleEN: '100% of the Phoenix list' }),
      notice('other', { tenantId: 'tenant-b' }),
      notice('midnight', { publishedAt: new Date('2026-11-10T15:59:59.999Z'), category: 'PUBLICITY' }),
      notice('morning', { publishedAt: new Date('2026-11-10T16:00:00.000Z'), category: 'PUBLICITY' }),
      ...[
        ['city-tax', 'level:CITY', 'field:TAX', 'field:TALENT', '云汀〔2026〕12号'],
        ['city-talent', 'level:CITY', 'field:TALENT', 'validity:EXPIRED', '云汀〔2025〕12号'],
        ['park-tax', 'level:PARK', 'field:TAX', 'validity:EXPIRED', '园区〔2026〕3号'],
      ].map(([id, level, ...rest]) =>
        aPublication(id!, {
          type: 'polity',
          category: level!.slice(6),
          facets: [level!, ...rest.slice(0, -1)],
          number: rest.at(-1)!.replace(/[〔〕]/g, ''),
          publishedAt: yesterday,
        }),
      ),
    ]);
    await db
      .insert(contents)
      .values([
        aContent('draft', { state: 'DRAFT' }),
        aContent('review', { state: 'REVIEW', publishAt: yesterday }),
        aContent('offline', { state: 'OFFLINE', publishAt: yesterday }),
        aContent('over-draft', { state: 'DRAFT', values: { validTo: '2026-11-19' } }),
        aContent('over-offline', { state: 'OFFLINE', values: { validTo: '2026-11-19' } }),
      ]);
  });
});

const unpublished = ['draft', 'review', 'offline', 'over-draft', 'over-offline'];
const hidden = [...unpublished, 'later', 'over-later', 'dated-later', 'other', 'city-tax'];

test('visitors read what is published and has begun, and nothing else however old', async () => {
  const { rows, total, next } = await list({});
  expect(rows.map((row) => row.id)).toEqual(['pinned', 'over-pinned', 'exact', 'valid', 'morning', 'midnight', 'over']);
  expect({ total, next }).toEqual({ total: 7, next: null });
  for (const id of [...hidden, 'unknown'])
    await expect(one(id), id).rejects.toMatchObject({ key: 'NOT_FOUND', message: 'NOT_FOUND' });
  const home = await asGuest(services, {}, (scope) => latestPublished(scope, notify, 50));
  expect(home.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  for (const kind of ['NOTICE', 'PUBLICITY', 'RESULT', 'TENDER'])
    expect((await ids({ filter: { kind } })).filter((id) => hidden.includes(id))).toEqual([]);
  expect(await ids({ keyword: 'over-' })).toEqual(['over-pinned']);
  for (const keyword of unpublished) expect(await ids({ keyword: `Notice ${keyword}` }), keyword).toEqual([]);
  expect(await one('pinned')).toMatchObject({ previous: null, body: { CN: '<p>正文</p>' } });
});

test('what was taken offline is gone at once, in every list', async () => {
  const gone = aPublication('gone', { publishedAt: now, category: 'RESULT' });
  await services.database.asOwner((db) => db.insert(publications).values(gone));
  const among = { filter: { kind: 'RESULT' }, keyword: 'Notice gone' };
  expect(await ids(among)).toEqual(['gone']);
  await services.database.asOwner((db) => db.delete(publications).where(eq(publications.id, 'gone')));
  expect(await ids(among)).toEqual([]);
  await expect(one('gone')).rejects.toMatchObject({ key: 'NOT_FOUND' });
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
  expect(met).toEqual(await ids({}));
});

test('kinds are counted, pinned ones named', async () => {
  const head = await asGuest(services, {}, (scope) => readHead(scope, notify));
  expect(head).toMatchObject({
    total: 7,
    counts: [
      { facet: 'kind', value: 'NOTICE', count: 2 },
      { facet: 'kind', value: 'PUBLICITY', count: 3 },
      { facet: 'kind', value: 'RESULT', count: 1 },
      { facet: 'kind', value: 'TENDER', count: 1 },
    ],
  });
  expect(head.pinned.map((row) => row.id)).toEqual(['pinned']);
  expect(await list({ filter: { kind: 'PUBLICITY' } })).toMatchObject({
    total: 3,
    rows: [{ id: 'morning', facts: { kind: 'PUBLICITY' } }, { id: 'midnight' }, { id: 'over' }],
  });
});

test('facets of a type are counted by value and narrow each other', async () => {
  const head = await asGuest(services, {}, (scope) => readHead(scope, polity));
  expect(head.total).toBe(3);
  expect(Object.fromEntries(head.counts.map(({ facet, value, count }) => [`${facet}:${value}`, count]))).toEqual({
    'level:CITY': 2,
    'level:PARK': 1,
    'field:TAX': 2,
    'field:TALENT': 2,
    'validity:EXPIRED': 2,
  });
  const found = async (filter: Record<string, string>, rest = {}) => {
    const { rows, total } = await list({ filter, ...rest }, polity);
    return [rows.map((row) => row.id), total];
  };
  expect(await found({ field: 'TAX' })).toEqual([['park-tax', 'city-tax'], 2]);
  expect(await found({ field: 'TAX', level: 'CITY' })).toEqual([['city-tax'], 1]);
  expect(await found({ field: 'TALENT', level: 'CITY', validity: 'EXPIRED' })).toEqual([['city-talent'], 1]);
  expect(await found({ level: 'PARK', field: 'TALENT' })).toEqual([[], 0]);
  expect(await found({ level: 'NO_SUCH' })).toEqual([[], 0]);
  expect(await found({ field: 'TAX' }, { number: '【2026】 12 号' })).toEqual([['city-tax'], 1]);
  expect(await found({}, { number: '12号' })).toEqual([['city-tax', 'city-talent'], 2]);
  await expect(found({ kind: 'NOTICE' })).rejects.toMatchObject({ key: 'INVALID' });
});

test('a choice that is changed is found by its new value only', async () => {
  const changed = aPublication('changed', { type: 'polity', facets: ['level:NATION'], publishedAt: now });
  await services.database.asOwner((db) => db.insert(publications).values(changed));
  await services.database.transaction('tenant-a', (tx) =>
    tx
      .update(publications)
      .set({ facets: ['level:NATION', 'field:RND', 'field:RND'], top: true })
      .where(eq(publications.id, 'changed')),
  );
  expect(await ids({ filter: { field: 'RND' }, keyword: 'changed' }, polity)).toEqual(['changed']);
  await services.database.transaction('tenant-a', (tx) =>
    tx
      .update(publications)
      .set({ facets: ['level:NATION'] })
      .where(eq(publications.id, 'changed')),
  );
  expect(await ids({ filter: { field: 'RND' } }, polity)).toEqual([]);
  await services.database.transaction('tenant-a', (tx) =>
    tx.delete(publications).where(eq(publications.id, 'changed')),
  );
  expect(await ids({ filter: { level: 'NATION' }, keyword: 'changed' }, polity)).toEqual([]);
});

test('a page by its number is the one that the cursor leads to, in either order', async () => {
  for (const order of ['newest', 'oldest'] as const) {
    const whole = await ids({ order });
    expect(whole).toHaveLength(7);
    const first = await list({ order, size: 3 });
    expect(first.rows.map(({ id }) => id)).toEqual(whole.slice(0, 3));
    expect(await ids({ order, size: 3, page: 2 })).toEqual(whole.slice(3, 6));
    expect(await ids({ order, size: 3, after: first.next! })).toEqual(whole.slice(3, 6));
    expect(await ids({ order, size: 3, page: 3 })).toEqual(whole.slice(6));
    expect(await ids({ order, size: 3, page: 4 })).toEqual([]);
  }
  await expect(list({ size: 50, page: 21 })).rejects.toMatchObject({ key: 'INVALID' });
});

test('the oldest come first when asked for, pinned or not, under a facet too', async () => {
  expect(await ids({ order: 'oldest' })).toEqual([
    'over-pinned',
    'pinned',
    'over',
    'midnight',
    'morning',
    'valid',
    'exact',
  ]);
  expect(await ids({ order: 'oldest', filter: { kind: 'PUBLICITY' } })).toEqual(['over', 'midnight', 'morning']);
});

test('by level, the highest first, page after page; a type without levels refuses', async () => {
  expect(await ids({ order: 'level' }, polity)).toEqual(['city-tax', 'city-talent', 'park-tax']);
  expect(await ids({ order: 'level', size: 2, page: 2 }, polity)).toEqual(['park-tax']);
  expect(await list({ order: 'level', size: 2, filter: { field: 'TAX' } }, polity)).toMatchObject({
    rows: [{ id: 'city-tax' }, { id: 'park-tax' }],
    total: 2,
  });
  expect(await ids({ order: 'level', filter: { level: 'PARK' } }, polity)).toEqual(['park-tax']);
  await expect(list({ order: 'level' })).rejects.toMatchObject({ key: 'INVALID' });
});

test('a keyword is looked for in the number of the paper, with brackets or without', async () => {
  expect(await ids({ keyword: '云汀2025' }, polity)).toEqual(['city-talent']);
  expect(await ids({ keyword: '云汀[2026]12号' }, polity)).toEqual(['city-tax']);
});

test('days are those of Shanghai, both included, in either order', async () => {
  expect(await ids({ from: '2026-11-11', to: '2026-11-11' })).toEqual(['morning']);
  expect(await ids({ from: '2026-11-11', to: '2026-11-10' })).toEqual(['morning', 'midnight']);
  expect(await list({ to: '2026-11-10', filter: { kind: 'PUBLICITY' } })).toMatchObject({
    total: 2,
    rows: [{ id: 'midnight' }, { id: 'over' }],
  });
  await expect(list({ from: '2026-02-31' })).rejects.toMatchObject({ key: 'INVALID' });
});

test('keywords are looked for in both titles, letter by letter', async () => {
  expect(await ids({ keyword: '100% of' })).toEqual(['valid']);
  expect(await ids({ keyword: 'PHOENIX' })).toEqual(['valid']);
  expect(await ids({ keyword: '通知 morn' })).toEqual(['morning']);
  expect(await list({ keyword: '1%0_' })).toMatchObject({ rows: [], total: 0 });
});

test('a cursor that was not given is refused', async () => {
  for (const after of [
    'x',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('[true,"no","id"]').toString('base64url'),
  ])
    for (const filter of [undefined, { kind: 'NOTICE' }])
      await expect(list({ after, filter }), after).rejects.toMatchObject({ key: 'INVALID' });
});
