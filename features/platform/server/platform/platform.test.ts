import { beforeEach, expect, test } from 'vitest';
import { normaliseSection } from '#core/forms/section.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { platformVersions } from '#features/platform/server/tables.ts';
import { platformSection } from '#features/platform/shared/platform-form.ts';
import { readHome } from '#features/site/server/home.ts';
import { demoTenants } from '#features/tenants/demo/tenants.ts';
import { platformFrom } from '#server/base/platform.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { formOf, storedOf } from './form-values.ts';
import { readPlatformForm, readPlatformVersion, savePlatform } from './save-platform.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'editor' });
const [{ platform: demo }] = demoTenants;

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T02:00:00.000Z'));
  await services.database.asOwner(async (db) => {
    await db.delete(platformVersions);
    await db.update(tenants).set({ platform: { ...demo, kept: 'by another part' }, rev: 0 });
  });
});

const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: 'editor' }, side: 'office', tenantId }, work));
const form = (tenantId?: string) =>
  desk(readPlatformForm, tenantId) as Promise<{ values: Record<string, unknown>; rev: number; versions: object[] }>;
const save = async (change: object, rev = 0) => {
  const { values } = await form();
  const input = { tenantId: 'tenant-a', rev, values: { ...values, ...change }, reqId: 'request-1' };
  return desk((scope) => savePlatform(scope, input));
};

test('what is stored goes through the form and comes back the same', () => {
  const facts = platformFrom(demo, { CN: '', EN: '' });
  const values = formOf(facts);
  expect(normaliseSection(platformSection, values)).toEqual(values);
  expect(storedOf(values)).toEqual(facts);
});

test('what is saved shows on the portal of that tenant alone, is kept as a version and can be read again', async () => {
  expect(await save({ phone: '400 111 2222', hostCN: '新的主办单位', grey: 'YES' })).toEqual({ rev: 1 });
  const home = (tenantId: string) => asGuest(services, { tenantId }, readHome);
  expect((await home('tenant-a')).platform).toMatchObject({ grey: true, host: { CN: '新的主办单位' } });
  expect((await home('tenant-b')).platform).toMatchObject({ grey: false, phone: demo.phone });
  expect(await form()).toMatchObject({ rev: 1, versions: [{ rev: 1, by: 'editor' }] });
  expect((await form('tenant-b')).versions).toEqual([]);
  const version = (tenantId: string) => desk((scope) => readPlatformVersion(scope, { tenantId, rev: 1 }), tenantId);
  expect(await version('tenant-a')).toMatchObject({ values: { hostCN: '新的主办单位' } });
  expect(await version('tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  const [row] = await services.database.asOwner((db) => db.select().from(tenants).where(eq(tenants.id, 'tenant-a')));
  expect(row?.platform).toMatchObject({ kept: 'by another part' });
});

test('what is not ticked is switched off on that portal alone, and is ticked again by an earlier version', async () => {
  const before = (await form()).values.offered as string[];
  expect(before).toContain('activity');
  await save({ offered: before.filter((key) => key !== 'activity') });
  const off = async (tenantId: string) => (await asGuest(services, { tenantId }, readHome)).platform.off;
  expect([await off('tenant-a'), await off('tenant-b')]).toEqual([['activity'], []]);
  await save({ offered: before }, 1);
  expect(await off('tenant-a')).toEqual([]);
});

test('a later save meets the present values, and nothing is overwritten', async () => {
  await save({ phone: '400 111 2222' });
  expect(await save({ phone: '400 333 4444' }, 0)).toMatchObject({ key: 'CONFLICT', obj: { rev: 1 } });
  expect((await form()).values.phone).toMatch(/^400.?111.?2222$/);
});

test.each([
  [{ phone: 'call us' }, 'phone'],
  [{ email: 'nowhere' }, 'email'],
  [{ hostCN: '' }, 'hostCN'],
  [{ links: [{ id: 'l1', nameCN: '甲', nameEN: 'A', href: 'javascript:alert(1)' }] }, 'links'],
  [{ days: [{ id: 'd1', day: '2026-02-30', working: 'OFF', name: '' }] }, 'days'],
  [{ offered: ['activity', 'nothing'] }, 'offered'],
  [{ kept: 'mine now' }, 'kept'],
])('%o is refused at its field and nothing is changed', async (wrong, path) => {
  const refused = (await save(wrong)) as unknown as { key: string; fields: { path: string }[] };
  expect([refused.key, refused.fields[0]?.path.split('[')[0]]).toEqual(['INVALID', path]);
  expect((await form()).rev).toBe(0);
});

test('a day off of the tenant moves its deadlines and no others', async () => {
  await save({ days: [{ id: 'd1', day: '2026-11-23', working: 'OFF', name: '区庆' }] });
  const due = (tenantId: string) =>
    asGuest(services, { tenantId }, (scope) => endOfWorkingDay(scope, 1)).then((at) => at.toISOString());
  expect([await due('tenant-a'), await due('tenant-b')]).toEqual([
    '2026-11-24T15:59:59.999Z',
    '2026-11-23T15:59:59.999Z',
  ]);
});
