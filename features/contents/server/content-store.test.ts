import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Values } from '#core/forms/values.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { sanitise } from '#server/base/sanitise.ts';
import { eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { contentStore } from './content-store.ts';
import { listPublished, readPublished } from './published.ts';
import { reviewBadges } from './review-badges.ts';
import { contents, contentVersions, publications } from './tables.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['writer', 'publisher']) await addAccount(services, { id });
const resource = resourceOf(highlight);
const store = contentStore(highlight);
const call = <I>(input: I) => ({ resource, store, input });
const morning = new Date('2026-11-20T02:00:00.000Z');

const whole: Values = {
  module: 'HOME',
  top: 'NO',
  author: '',
  art: 'hall',
  cover: [],
  files: [],
  titleCN: '一站通大厅启用',
  publisherCN: '人才局',
  summaryCN: '十六类事项一个窗口办结',
  bodyCN: '<p>大厅今日启用。</p>',
  titleEN: 'The hall opens',
  publisherEN: 'Talent Bureau',
  summaryEN: 'Sixteen services, one counter',
  bodyEN: '<p>Open today.</p>',
  seoTitleCN: '',
  seoTitleEN: '',
};

beforeEach(async () => {
  services.setNow(morning);
  await services.database.asOwner(async (db) => {
    for (const table of [contents, contentVersions, publications]) await db.delete(table);
    await db.update(tenants).set({ platform: {} });
  });
});

const codes = ['Mgr.Content', 'Mgr.Content.edit', 'Mgr.Content.publish', 'Mgr.Content.del'];
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id }, side: 'office', permCodes: codes, tenantId }, work);
const save = (values: Values, at: { id?: string; rev?: number } = {}, who = 'writer') =>
  as(who, (scope) => saveResource(scope, call({ ...at, values: { ...values } })));
const move = (id: string, action: string, values: Values = {}, who = 'publisher') =>
  settle(as(who, (scope) => actOnResource(scope, call({ ids: [id], action, values: { ...values } }))));
const one = (id: string) => as('writer', (scope) => oneResource(scope, call({ id })));
const seen = () => asGuest(services, {}, (scope) => listPublished(scope, highlight, {})).then(({ rows }) => rows);
const read = (id: string) => settle(asGuest(services, {}, (scope) => readPublished(scope, highlight, { id })));

test('a draft is kept however little of it is there, and is not published before it is whole', async () => {
  const { id } = await save({ titleCN: '只有标题' });
  expect(await one(id)).toMatchObject({ row: { status: 'DRAFT' }, values: { titleCN: '只有标题' } });
  const refused = await move(id, 'publish');
  expect(refused).toMatchObject({ key: 'INVALID' });
  expect((refused as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toContain('bodyCN');
  expect(await move(id, 'submit')).toMatchObject({ key: 'INVALID' });
  expect(await seen()).toEqual([]);
});

test('what is published is read in both languages; an edit changes nothing for visitors until it is published, too', async () => {
  const { id } = await save(whole);
  await move(id, 'publish');
  expect(await read(id)).toMatchObject({
    title: { CN: '一站通大厅启用', EN: 'The hall opens' },
    facts: { module: 'HOME' },
  });
  const { rev } = await one(id);
  await save({ ...whole, titleCN: '大厅改了名字' }, { id, rev });
  expect(await one(id)).toMatchObject({ row: { status: 'CHANGED', version: 1 } });
  expect(await read(id)).toMatchObject({ title: { CN: '一站通大厅启用' } });
  services.setNow(new Date('2026-11-21T02:00:00.000Z'));
  await move(id, 'publish');
  expect(await read(id)).toMatchObject({ title: { CN: '大厅改了名字' }, publishedAt: morning.toISOString() });
  const versions = await services.database.asOwner((db) => db.select().from(contentVersions));
  expect(versions.map(({ version, publishedBy }) => [version, publishedBy]).sort()).toEqual([
    [1, 'publisher'],
    [2, 'publisher'],
  ]);
});

test('changes that are discarded leave the published version as what is worked on', async () => {
  const { id } = await save(whole);
  await move(id, 'publish');
  await save({ ...whole, titleCN: '写错了' }, { id, rev: (await one(id)).rev });
  await move(id, 'discard', {}, 'writer');
  expect(await one(id)).toMatchObject({ row: { status: 'PUBLISHED' }, values: { titleCN: '一站通大厅启用' } });
});

test('what is scheduled appears with its minute, and no call finds it before', async () => {
  const { id } = await save(whole);
  await move(id, 'publish', { onDay: '2026-11-22', atTime: '08:30' });
  expect(await one(id)).toMatchObject({ row: { status: 'SCHEDULED' } });
  services.setNow(new Date('2026-11-22T00:29:59.999Z'));
  expect(await seen()).toEqual([]);
  expect(await read(id)).toMatchObject({ key: 'NOT_FOUND' });
  services.setNow(new Date('2026-11-22T00:30:00.000Z'));
  expect((await seen()).map((row) => row.id)).toEqual([id]);
  expect(await one(id)).toMatchObject({ row: { status: 'PUBLISHED' } });
});

test.each([
  [{ onDay: '2026-13-45' }, 'onDay'],
  [{ onDay: '25 Nov' }, 'onDay'],
  [{ onDay: 20261125 }, 'onDay'],
  [{ onDay: {} }, 'onDay'],
  [{ atTime: '18:00' }, 'onDay'],
  [{ onDay: '2026-11-25', atTime: '6 pm' }, 'atTime'],
  [{ onDay: '2000-01-01' }, 'onDay'],
  [{ onday: '2026-11-25' }, 'onday'],
])('%j publishes nothing: it is refused at %s', async (values, path) => {
  const { id } = await save(whole);
  const refused = await move(id, 'publish', values);
  expect(refused).toMatchObject({ key: 'INVALID', fields: [{ path }] });
  expect(await one(id)).toMatchObject({ row: { status: 'DRAFT' } });
  expect(await seen()).toEqual([]);
});

test('taken offline it is gone for visitors at once and kept for editors; deleting needs that first', async () => {
  const { id } = await save(whole);
  await move(id, 'publish');
  expect(await move(id, 'del')).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await move(id, 'offline')).toMatchObject({ key: 'INVALID' });
  await move(id, 'offline', { reason: '数据有误' });
  expect(await read(id)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await one(id)).toMatchObject({ row: { status: 'OFFLINE', note: '数据有误' } });
  await move(id, 'del');
  expect(await one(id)).toMatchObject({ actions: ['restore'] });
});

test('what was deleted lies in the recycle bin with who deleted it and when, and is restored with the code', async () => {
  const { id } = await save(whole);
  await move(id, 'del');
  const list = (filter: Values, codesHeld: readonly string[] = codes) =>
    asActor(
      services,
      { actor: { id: 'writer' }, side: 'office', permCodes: codesHeld, tenantId: 'tenant-a' },
      (scope) => listResource(scope, call({ filter: { ...filter } })),
    );
  expect((await list({})).rows).toEqual([]);
  const [binned] = (await list({ bin: 'DELETED' })).rows;
  expect([binned?.id, new Date(String(binned?.deletedAt))]).toEqual([id, morning]);
  expect(binned?.deletedBy).not.toBeNull();
  const deleted = await one(id);
  expect([deleted.actions, deleted.values.titleCN]).toEqual([['restore'], whole.titleCN]);
  expect(await settle(save(whole, { id, rev: deleted.rev }))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await move(id, 'submit')).toMatchObject({ key: 'NOT_ALLOWED' });
  const reader = ['Mgr.Content'];
  const restoring = asActor(
    services,
    { actor: { id: 'writer' }, side: 'office', permCodes: reader, tenantId: 'tenant-a' },
    (scope) => actOnResource(scope, call({ ids: [id], action: 'restore' })),
  );
  expect(await settle(restoring)).toMatchObject({ key: 'NO_PERMISSION' });
  await move(id, 'restore');
  expect(await one(id)).toMatchObject({ row: { status: 'DRAFT', deletedAt: null } });
  expect((await list({ bin: 'DELETED' })).rows).toEqual([]);
});

test('where two people are wanted, neither writer nor submitter publishes, and nothing skips the review', async () => {
  await services.database.asOwner((db) => db.update(tenants).set({ platform: { fourEyes: true } }));
  const { id } = await save(whole);
  expect(await move(id, 'publish')).toMatchObject({ key: 'NOT_REVIEWED' });
  await move(id, 'submit', {}, 'writer');
  await expect(save(whole, { id, rev: (await one(id)).rev })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await move(id, 'publish', {}, 'writer')).toMatchObject({ key: 'FOUR_EYES' });
  await move(id, 'return', { reason: '标题太长' });
  expect(await one(id)).toMatchObject({ row: { status: 'DRAFT', note: '标题太长' } });
  await move(id, 'submit', {}, 'writer');
  await move(id, 'publish');
  expect((await seen()).map((row) => row.id)).toEqual([id]);
});

test('what waits for review is counted for whoever may publish, recalled by its submitter alone, and all are told', async () => {
  const { id } = await save(whole);
  const badge = (who: string, permCodes: readonly string[]) =>
    asActor(services, { actor: { id: who }, side: 'office', permCodes, tenantId: 'tenant-a' }, reviewBadges);
  const told = () =>
    services.database.asOwner((db) =>
      db.select({ to: messages.accountId, title: messages.titleCN, path: messages.path }).from(messages),
    );
  await services.database.asOwner((db) => db.delete(messages));
  await move(id, 'submit', {}, 'writer');
  const rows = await as('publisher', (scope) => listResource(scope, call({ filter: { status: ['REVIEW'] } })));
  expect(await badge('publisher', codes)).toEqual({ ContentHighlight: rows.total });
  expect(rows.total).toBe(1);
  expect(await badge('writer', ['Mgr.Content', 'Mgr.Content.edit'])).toEqual({});

  expect((await one(id)).actions).toContain('recall');
  expect(await move(id, 'recall')).toMatchObject({ key: 'NOT_ALLOWED' });
  await move(id, 'recall', {}, 'writer');
  expect(await one(id)).toMatchObject({ row: { status: 'DRAFT' } });
  expect(await badge('publisher', codes)).toEqual({});

  await services.database.asOwner((db) => db.delete(messages));
  await move(id, 'submit', {}, 'writer');
  await move(id, 'return', { reason: '标题太长' });
  await move(id, 'submit', {}, 'writer');
  await move(id, 'publish');
  const ofWriter = (await told()).filter(({ to }) => to === 'writer');
  expect(ofWriter.map(({ title }) => title).sort()).toEqual(
    ['已发布：一站通大厅启用', '退回修改：一站通大厅启用'].sort(),
  );
  expect(ofWriter.map(({ path }) => path)).toContain(`/content/highlight/edit?id=${id}`);
});

test('a translation is behind when the Chinese text changed after it', async () => {
  const stale = async (id: string) => ((await one(id)).row.stale as { EN: string }).EN;
  const { id } = await save({ ...whole, titleEN: '', summaryEN: '', bodyEN: '' });
  expect(await stale(id)).toBe('Not translated');
  await save(whole, { id, rev: 0 });
  expect(await stale(id)).toBe('Up to date');
  await save({ ...whole, bodyCN: '<p>改了正文。</p>' }, { id, rev: 1 });
  expect(await stale(id)).toBe('Behind');
  await save({ ...whole, bodyCN: '<p>改了正文。</p>', bodyEN: '<p>New text.</p>' }, { id, rev: 2 });
  expect(await stale(id)).toBe('Up to date');
});

test('two editors: the later save meets the present values, and nothing is overwritten', async () => {
  const { id } = await save(whole);
  await save({ ...whole, titleCN: '甲的标题' }, { id, rev: 0 });
  await expect(save({ ...whole, titleCN: '乙的标题' }, { id, rev: 0 })).rejects.toMatchObject({
    key: 'CONFLICT',
    obj: { rev: 1, values: { titleCN: '甲的标题' } },
  });
});

test('another tenant neither lists, reads, changes nor publishes it', async () => {
  const { id } = await save(whole);
  const elsewhere = <T>(work: Parameters<typeof asActor<T>>[2]) => settle(as('publisher', work, 'tenant-b'));
  expect(await elsewhere((scope) => listResource(scope, call({})))).toEqual({
    rows: [],
    total: 0,
    next: null,
    previous: null,
  });
  for (const work of [
    elsewhere((scope) => oneResource(scope, call({ id }))),
    elsewhere((scope) => saveResource(scope, call({ id, rev: 0, values: { ...whole } }))),
    elsewhere((scope) => actOnResource(scope, call({ ids: [id], action: 'publish' }))),
  ])
    expect(await work).toMatchObject({ key: 'NOT_FOUND' });
  expect(await services.database.asOwner((db) => db.$count(publications))).toBe(0);
  expect(await services.database.asOwner((db) => db.select().from(contents).where(eq(contents.id, id)))).toMatchObject([
    { rev: 0, state: 'DRAFT' },
  ]);
});

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="x()" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
  ['<img src="https://evil.example/x.png" onerror="x()">', ''],
  ['<img src="/files/pub_1" alt="厅">', '<img src="/files/pub_1" alt="厅" />'],
  ['<svg><script>x</script></svg><p>b</p>', '<p>b</p>'],
  ['<h1>a</h1><b>b</b>', '<h2>a</h2><strong>b</strong>'],
])('%s is stored as %s', (html, clean) => {
  expect(sanitise(html)).toBe(clean);
});

test('what is clean stays as it is', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '<a href="',
    'javascript:',
    '">',
    '<img src=x onerror=',
    '<',
    '&lt;',
    '字',
    'x',
    '<svg/onload=',
    '<!--',
    '-->',
    '<math><mi>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = sanitise(pieces.join(''));
      expect(sanitise(once)).toBe(once);
      expect(once).not.toMatch(/<(script|svg|math)|href="javascript/i);
      expect(once.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/i);
    }),
    { numRuns: 3000 },
  );
});
