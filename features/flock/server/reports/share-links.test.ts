import { beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import {
  farmMembers,
  farms,
  flockChanges,
  flockEntries,
  flockPhotos,
  flockReports,
  flockShares,
} from '#features/flock/server/tables.ts';
import { farmId, foot, head, phoneOf, reportId } from '#features/flock/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { Scope } from '#server/scope.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { readShared } from './read-shared.ts';
import { handInReading } from './second-reading.ts';
import { listLinks, withdrawLink } from './share-links.ts';
import { shareReport } from './share-report.ts';
import { findSharedPhoto } from './shared-photo.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['ann', 'ben', 'cal', 'eve']) await addAccount(services, { id });
const now = new Date('2026-11-20T08:00:00.000Z');
const day = 24 * 3_600_000;
const after = (ms: number) => services.setNow(new Date(now.getTime() + ms));

/** Ann's farm with two reports and a photo, where Ben and Cal work; Eve has a farm of her own. */
beforeEach(async () => {
  after(0);
  await services.database.asOwner(async (db) => {
    for (const table of [farms, farmMembers, flockEntries, flockChanges, flockReports, flockPhotos, flockShares, files])
      await db.delete(table);
    const file = { tenantId: 'tenant-a', ownerId: 'ann', purpose: 'flock-photo', type: 'image/jpeg', size: 3 };
    await db
      .insert(files)
      .values({ ...file, id: 'f-foot', name: 'a.jpg', objectKey: 'files/f-foot', sha256: Buffer.alloc(32) });
  });
  const ann = phoneOf(services, 'ann');
  ann.write('name', 'Birch Farm', { doc: 'farm' });
  ann.write('head', head);
  ann.write('name', 'House 3');
  ann.write('fpd:foot-0001', foot(1, 3));
  ann.write('photo:pic-foot', { of: 'fpd:foot-0001', name: 'a.jpg', size: 3, fileId: 'f-foot' });
  ann.write('head', head, { doc: 'report-two' });
  ann.write('name', 'House 4', { doc: 'report-two' });
  await ann.sync();
  const eve = phoneOf(services, 'eve', { farm: 'farm-elm' });
  eve.write('name', 'Elm Farm', { doc: 'farm' });
  await eve.sync();
  const member = { tenantId: 'tenant-a', farmId, role: 'WORKER', createdAt: now };
  await services.database.asOwner((db) =>
    db.insert(farmMembers).values(['ben', 'cal'].map((accountId) => ({ ...member, accountId }))),
  );
});

const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id }, side: 'poultry', locale: 'EN', tenantId }, work));
const share = async (id: string, input: { label?: string; isBlind?: boolean; reportId?: string } = {}) =>
  (
    (await as(id, (scope) => shareReport(scope, { farmId, reportId, isBlind: false, reqId: 'req', ...input }))) as {
      link: string;
    }
  ).link;
type Listed = Awaited<ReturnType<typeof listLinks>>['rows'];
const list = (id: string, of: { farmId?: string; reportId?: string } = {}, tenantId?: string) =>
  as(id, async (scope) => (await listLinks(scope, { farmId, ...of })).rows, tenantId);
const idsOf = async (id: string) => ((await list(id)) as Listed).map((row) => row.id);
const withdraw = (id: string, shareId: string, of = farmId, tenantId?: string) =>
  as(id, (scope) => withdrawLink(scope, { farmId: of, shareId, reqId: 'req' }), tenantId);
const open = (link: string, who?: string) => {
  const read = (scope: Scope) => readShared(scope, { link });
  return who ? as(who, read) : settle(asGuest(services, { tenantId: 'tenant-a', side: 'poultry' }, read));
};

test('the owner of a farm sees all its links, others those they made, a stranger none', async () => {
  await share('ann', { label: ' Dr. Hale ', isBlind: true });
  after(1000);
  await share('ben', { reportId: 'report-two' });
  expect(await list('ann')).toEqual([
    {
      id: expect.any(String),
      reportId: 'report-two',
      report: 'House 4',
      label: '',
      isBlind: false,
      by: 'ben',
      isOwn: false,
      madeAt: '2026-11-20T08:00:01.000Z',
      openedAt: null,
      reader: null,
      validUntil: '2026-12-20T08:00:01.000Z',
    },
    {
      id: expect.any(String),
      reportId,
      report: 'House 3',
      label: 'Dr. Hale',
      isBlind: true,
      by: 'ann',
      isOwn: true,
      madeAt: '2026-11-20T08:00:00.000Z',
      openedAt: null,
      reader: null,
      validUntil: '2026-12-20T08:00:00.000Z',
    },
  ]);
  expect(await list('ann', { reportId })).toMatchObject([{ report: 'House 3' }]);
  expect(await list('ben')).toMatchObject([{ report: 'House 4', isOwn: true }]);
  expect(await list('cal')).toEqual([]);
  expect(await list('eve')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await list('ann', {}, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  after(30 * day + 1000);
  expect(await list('ann')).toEqual([]);
});

test('a withdrawn link says so at once, shows nothing, takes no reading, and its photos are gone', async () => {
  const link = await share('ann', { isBlind: true });
  const shared = (await open(link)) as Awaited<ReturnType<typeof readShared>>;
  const name = shared.photos[0]!.url.replace('/shared-photo/', '');
  const photo = () => findSharedPhoto(services, { tenantId: 'tenant-a', name });
  expect(await photo()).toMatchObject({ objectKey: 'files/f-foot' });
  const [id] = await idsOf('ann');
  expect(await withdraw('ann', id!)).toEqual({});
  expect(await open(link)).toMatchObject({
    key: 'LINK_WITHDRAWN',
    obj: expect.toSatisfy((obj) => Object.keys(obj).length === 0),
  });
  const items = [{ key: 'fpd:foot-0001', value: foot(1, 2) }];
  const hand = (scope: Scope) => handInReading(scope, { link, name: 'Dr. Hale', items, reqId: 'req' });
  expect(await settle(asGuest(services, { side: 'poultry' }, hand))).toMatchObject({ key: 'LINK_WITHDRAWN' });
  expect(await photo()).toBeUndefined();
  expect(await list('ann')).toEqual([]);
  // Once more, as from another phone, changes and logs nothing.
  expect(await withdraw('ann', id!)).toEqual({});
  const log = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.action, 'WITHDRAW')));
  expect(log).toMatchObject([{ actorId: 'ann', objectId: farmId }]);
  expect(await open(`${link.slice(1)}x`)).toMatchObject({ key: 'NOT_FOUND' });
});

test('nobody withdraws a link that is not theirs to see; its owner withdraws those of others', async () => {
  const link = await share('ben');
  const [id] = await idsOf('ben');
  expect(await withdraw('cal', id!)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await withdraw('eve', id!)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await withdraw('eve', id!, 'farm-elm')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await withdraw('ann', id!, farmId, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await withdraw('ann', 'no-such-link')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await open(link)).toMatchObject({ reportId });
  expect(await withdraw('ann', id!)).toEqual({});
  expect(await open(link)).toMatchObject({ key: 'LINK_WITHDRAWN' });
});

test('who shared sees when somebody else opened the link last, and who read it a second time', async () => {
  const link = await share('ann', { isBlind: true });
  await open(link, 'ann');
  expect(await list('ann')).toMatchObject([{ openedAt: null }]);
  after(5 * 60_000);
  await open(link);
  after(5 * 60_000 + 30_000);
  await open(link);
  expect(await list('ann')).toMatchObject([{ openedAt: '2026-11-20T08:05:00.000Z' }]);
  after(7 * 60_000);
  await open(link, 'eve');
  const { at, no } = foot(1);
  const value = { no, place: 1, isSkipped: false, at, score: 2, hasToes: false };
  const items = [{ key: 'fpd:foot-0001', value }];
  const hand = (scope: Scope) => handInReading(scope, { link, name: 'Dr. Hale', items, reqId: 'req' });
  expect(await settle(asGuest(services, { side: 'poultry' }, hand))).toEqual({});
  expect(await list('ann')).toMatchObject([{ openedAt: '2026-11-20T08:07:00.000Z', reader: 'Dr. Hale' }]);
});
