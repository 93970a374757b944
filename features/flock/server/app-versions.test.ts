import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '#core/texts/text.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { appVersion as resource } from '#features/flock/resources/app-version.ts';
import { compareVersions } from '#features/flock/shared/compare-versions.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { appVersionStore as store } from './app-version-store.ts';
import { readSettings } from './settings.ts';
import { appVersions } from './tables.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'desk' });
const now = new Date('2026-11-20T02:00:00.000Z');
const form = {
  app: 'FARM',
  number: '1.2.0',
  kind: 'MINOR',
  forced: 'NO',
  titleCN: '新功能',
  titleEN: 'What is new',
  notesCN: '趋势\n平面图',
  notesEN: 'Trends\nPlans',
};

beforeEach(async () => {
  services.setNow(now);
  await services.database.asOwner((db) => db.delete(appVersions));
});

const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: 'desk' }, side: 'office', tenantId, locale: 'EN' }, work));
const save = (values: object, rest: { id?: string; rev?: number } = {}) =>
  desk((scope) => saveResource(scope, { resource, store, input: { ...rest, values: { ...form, ...values } } }));
const act = (id: string, action: string, values: object = {}, tenantId?: string) =>
  desk(
    (scope) => actOnResource(scope, { resource, store, input: { ids: [id], action, values: { ...values } } }),
    tenantId,
  );
const one = (id: string) => desk((scope) => oneResource(scope, { resource, store, input: { id } }));
const add = async (values: object = {}) => ((await save(values)) as { id: string }).id;
const told = async (locale: Locale = 'EN', tenantId = 'tenant-a') =>
  (await asGuest(services, { side: 'poultry', locale, tenantId }, readSettings)).version;

test('phones are told of the newest released version, in their language or in English', async () => {
  expect(await told()).toBeNull();
  await act(await add({ titletr: 'Yenilikler', notestr: 'Eğilimler' }), 'release');
  const version = { number: '1.2.0', forcedNumber: '', minNumber: '' };
  expect(await told('EN')).toEqual({ ...version, title: 'What is new', notes: 'Trends\nPlans' });
  expect(await told('CN')).toMatchObject({ title: '新功能' });
  expect(await told('tr')).toMatchObject({ title: 'Yenilikler', notes: 'Eğilimler' });
  expect(await told('vi')).toMatchObject({ title: 'What is new', notes: 'Trends\nPlans' });
  expect(await told('EN', 'tenant-b')).toBeNull();
  const ten = await add({ number: '1.10.0', forced: 'YES', minNumber: '1.2.0' });
  expect(await told()).toMatchObject({ number: '1.2.0' });
  await act(ten, 'release');
  expect(await told()).toMatchObject({ number: '1.10.0', forcedNumber: '1.10.0', minNumber: '1.2.0' });
  // What an older version demands holds on when a newer one demands nothing.
  const twelve = await add({ number: '1.12.0' });
  await act(twelve, 'release');
  expect(await told()).toMatchObject({ number: '1.12.0', forcedNumber: '1.10.0', minNumber: '1.2.0' });
  await act(twelve, 'withdraw', { reason: 'slow' });
  await act(await add({ app: 'PORTAL', number: '9.0.0' }), 'release');
  expect(await told()).toMatchObject({ number: '1.10.0' });
  await act(ten, 'withdraw', { reason: 'loses a photo' });
  expect(await told()).toMatchObject({ number: '1.2.0', forcedNumber: '', minNumber: '' });
  expect(await act(ten, 'release')).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('a scheduled version is released by the clock', async () => {
  const id = await add();
  expect(await act(id, 'schedule', { releaseAt: '2026-11-20 09:59' })).toMatchObject({
    key: 'INVALID',
    fields: [{ path: 'releaseAt' }],
  });
  await act(id, 'schedule', { releaseAt: '2026-11-20 10:30' });
  expect(await one(id)).toMatchObject({ row: { status: 'SCHEDULED' } });
  expect(await told()).toBeNull();
  services.setNow(new Date('2026-11-20T02:30:00.000Z'));
  expect(await one(id)).toMatchObject({ row: { status: 'RELEASED' }, actions: ['edit', 'withdraw'] });
  expect(await told()).toMatchObject({ number: '1.2.0' });
});

test('application and number are given once; what is withdrawn stands', async () => {
  const id = await add();
  expect(await save({})).toMatchObject({ key: 'DUPLICATE', fields: [{ path: 'number' }] });
  await save({ app: 'PORTAL', number: '3.0.0', titleEN: 'New title' }, { id, rev: 0 });
  expect(await one(id)).toMatchObject({ row: { name: { EN: 'FlockScore 1.2.0' }, title: { EN: 'New title' } } });
  expect(await save({}, { id, rev: 0 })).toMatchObject({ key: 'CONFLICT' });
  await act(id, 'release');
  await act(id, 'withdraw', { reason: 'wrong build' });
  expect(await act(id, 'schedule', { releaseAt: '2026-12-01 10:00' })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await act(id, 'del')).toMatchObject({ key: 'NOT_ALLOWED' });
  const draft = await add({ number: '2.0.0' });
  expect(await act(draft, 'del', {}, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  await act(draft, 'del');
  expect(await one(draft)).toMatchObject({ key: 'NOT_FOUND' });
});

test('the list sorts by numbers, not by letters', async () => {
  for (const number of ['1.9.0', '1.10.0', '1.2.0']) await add({ number });
  const input = { filter: { app: 'FARM', status: ['DRAFT'] }, sort: 'name' };
  const { rows } = (await desk((scope) => listResource(scope, { resource, store, input }))) as {
    rows: Record<string, unknown>[];
  };
  expect(rows.map(({ number }) => number)).toEqual(['1.2.0', '1.9.0', '1.10.0']);
});

test.each([
  [{ number: '1.2' }, 'number'],
  [{ number: 'v1.2.0' }, 'number'],
  [{ minNumber: '1.3.0' }, 'minNumber'],
  [{ kind: 'HUGE' }, 'kind'],
  [{ notesEN: ' ' }, 'notesEN'],
  [{ builtFrom: 'main' }, 'builtFrom'],
])('%o is refused beside its field', async (wrong, path) => {
  expect(await save(wrong)).toMatchObject({ key: 'INVALID', fields: [{ path }] });
});

test.each([
  ['1.2.0', '1.10.0', -1],
  ['2.0.0', '1.99.99', 1],
  ['1.2.3', '1.2.3', 0],
])('%s against %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});
