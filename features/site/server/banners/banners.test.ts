import { beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { banner as resource } from '#features/site/resources/banner.ts';
import { bannerCounts, banners } from '#features/site/server/tables.ts';
import type { BannerPosition } from '#features/site/shared/positions.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { bannerStore as store } from './banner-store.ts';
import { countBanners } from './count-banners.ts';
import { listBanners } from './list-banners.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'editor' });

const file = (id: string) => [{ id, name: `${id}.jpg`, size: 7, type: 'image/jpeg' }];
const values = {
  titleCN: '报名开始',
  titleEN: 'Enter now',
  leadCN: '',
  leadEN: '',
  altCN: '会场',
  altEN: 'The hall',
  position: 'HOME',
  weight: 1,
  linkKind: 'PAGE',
  page: '/itecpage/home',
  url: '',
  pcCN: file('pub_pc'),
  phoneCN: [],
  pcEN: [],
  phoneEN: [],
  from: '2026-11-20',
  to: '2026-11-21',
};

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T02:00:00.000Z'));
  await services.database.asOwner(async (db) => {
    for (const table of [banners, bannerCounts]) await db.delete(table);
  });
});

const desk = <T>(work: Parameters<typeof asActor<T>>[2], rest: object = {}) =>
  settle(asActor(services, { actor: { id: 'editor' }, side: 'office', ...rest }, work));
const save = async (change: object = {}, at: { id?: string; rev?: number } = {}, rest: object = {}) =>
  (await desk(
    (scope) => saveResource(scope, { resource, store, input: { ...at, values: { ...values, ...change } } }),
    rest,
  )) as { id: string; key?: string };
const shown = (position: BannerPosition = 'HOME', tenantId = 'tenant-a') =>
  asGuest(services, { tenantId }, (scope) => listBanners(scope, { position })).then(({ rows }) => rows);
const act = (id: string, action: string) =>
  desk((scope) => actOnResource(scope, { resource, store, input: { ids: [id], action } }));

test('banners show from their first day to the end of their last, the heavier first, each in its order', async () => {
  const { id: light } = await save();
  const { id: heavy } = await save({ weight: 9, to: '' });
  await save({ position: 'CBD' });
  for (const [now, ids] of [
    ['2026-11-19T15:59:59.999Z', []],
    ['2026-11-19T16:00:00.000Z', [heavy, light]],
    ['2026-11-21T15:59:59.999Z', [heavy, light]],
    ['2026-11-21T16:00:00.000Z', [heavy]],
  ] as const) {
    services.setNow(new Date(now));
    expect((await shown()).map(({ id }) => id)).toEqual(ids);
  }
  expect(await shown('HOME', 'tenant-b')).toEqual([]);
});

test('a banner falls back to the one picture it has, and leads where its editor said', async () => {
  await save();
  await save({ weight: 0, linkKind: 'URL', url: 'https://a.example/x', page: '', phoneCN: file('pub_phone') });
  expect(await shown()).toMatchObject([
    { pc: { CN: 'pub_pc', EN: 'pub_pc' }, phone: { CN: 'pub_pc', EN: 'pub_pc' }, href: '/itecpage/home' },
    { phone: { CN: 'pub_phone', EN: 'pub_phone' }, href: 'https://a.example/x' },
  ]);
});

test('turned off or deleted it is gone at once', async () => {
  const { id } = await save();
  await act(id, 'disable');
  expect(await shown()).toEqual([]);
  const one = (await desk((scope) => oneResource(scope, { resource, store, input: { id } }))) as { row: object };
  expect(one.row).toMatchObject({ status: 'OFF', position: { EN: 'Home' } });
  await act(id, 'enable');
  expect(await shown()).toHaveLength(1);
  await act(id, 'del');
  expect(await shown()).toEqual([]);
  expect(await act(id, 'enable')).toMatchObject({ key: 'NOT_ALLOWED' });
});

test.each([
  [{ to: '2026-11-19' }, 'to'],
  [{ pcCN: [] }, 'pcCN'],
  [{ linkKind: 'URL', page: '', url: 'javascript:alert(1)' }, 'url'],
  [{ page: '//evil.example' }, 'page'],
  [{ page: 'itecpage' }, 'page'],
  [{ position: 'NOWHERE' }, 'position'],
  [{ weight: -1 }, 'weight'],
])('%o is refused beside its field', async (wrong, path) => {
  expect(await save(wrong)).toMatchObject({ key: 'INVALID', fields: [{ path }] });
  expect(await services.database.asOwner((db) => db.$count(banners))).toBe(0);
});

test('a later save meets the present values, and another tenant finds nothing', async () => {
  const { id } = await save();
  await save({ titleCN: '改过' }, { id, rev: 0 });
  expect(await save({ titleCN: '晚了' }, { id, rev: 0 })).toMatchObject({ key: 'CONFLICT' });
  expect(await save({}, { id, rev: 1 }, { tenantId: 'tenant-b' })).toMatchObject({ key: 'NOT_FOUND' });
  expect(await save({}, {}, { permCodes: ['Mgr.Content'] })).toMatchObject({ key: 'NO_PERMISSION' });
  const input = { filter: { status: ['ON'], keyword: '改过' } };
  expect(await desk((scope) => listResource(scope, { resource, store, input }))).toMatchObject({ total: 1 });
});

test('a banner is counted once a session, by banners of this tenant only', async () => {
  const { id } = await save();
  const count = (session: number, tenantId = 'tenant-a') =>
    asGuest(services, { tenantId, sessionHash: Buffer.alloc(32, session) }, (scope) =>
      countBanners(scope, { seen: [id, id, 'none'], followed: session === 2 ? [id] : [] }),
    );
  for (const session of [1, 1, 2]) await count(session);
  await count(3, 'tenant-b');
  const counted = await services.database.asOwner((db) => db.select().from(bannerCounts));
  expect(counted).toMatchObject([{ id, views: 2, clicks: 1 }]);
});
