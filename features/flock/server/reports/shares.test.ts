import { beforeEach, describe, expect, test } from 'vitest';
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
import { at, farmId, foot, head, phoneOf, reading, reportId, walkedBird } from '#features/flock/server/testing.ts';
import { getReadableFile } from '#server/base/files/queries.ts';
import { files } from '#server/database/tables/files.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { sha256 } from '#server/testing/send-file.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { readShared } from './read-shared.ts';
import { handInReading } from './second-reading.ts';
import { shareReport } from './share-report.ts';
import { findSharedPhoto } from './shared-photo.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['ann', 'eve']) await addAccount(services, { id });
const now = new Date('2026-11-20T08:00:00.000Z');
const day = 24 * 3_600_000;

const spot = { no: 1, place: 2, isSkipped: false, at, score: 4, where: 'drinker', isDusty: true, cake: 'ring' };
const house = { name: '3', placedOn: null, birds: 19_200, floor: 'litter', isSick: false };
const dropping = { no: 1, place: 3, isSkipped: false, at, colour: 6, texture: 2, seen: ['blood'] };

/** Ann's report: a foot, a spot and a dropping with photos, another foot without one, gas, and words that tell scores. */
beforeEach(async () => {
  services.setNow(now);
  await services.database.asOwner(async (db) => {
    for (const table of [farms, farmMembers, flockEntries, flockChanges, flockReports, flockPhotos, flockShares])
      await db.delete(table);
    for (const table of [messages, outbox, files]) await db.delete(table);
    const file = { tenantId: 'tenant-a', ownerId: 'ann', purpose: 'flock-photo', type: 'image/jpeg', size: 3 };
    await db.insert(files).values(
      ['f-foot', 'f-spot', 'f-drop', 'f-note'].map((id) => ({
        ...file,
        id,
        name: 'blood-score-6.jpg',
        objectKey: `files/${id}`,
        sha256: Buffer.from(sha256(Buffer.from(id)), 'hex'),
      })),
    );
  });
  const ann = phoneOf(services, 'ann');
  ann.write('name', 'Birch Farm', { doc: 'farm' });
  ann.write('vet', { name: 'Dr. Hale', phone: '+44 20 7946 0000' }, { doc: 'farm' });
  ann.write('house:house-003', house, { doc: 'farm' });
  ann.write('house:house-004', { ...house, name: '4' }, { doc: 'farm' });
  ann.write('head', { ...head, houseId: 'house-003' });
  ann.write('name', 'House 3');
  ann.write('fpd:foot-0001', foot(1, 3));
  ann.write('fpd:foot-0002', foot(2, 4));
  ann.write('litter:spot-001', spot);
  ann.write('intestinal:drop-001', dropping);
  ann.write('nh3:gas-0001', reading(1, 33));
  ann.write('section:fpd', 'complete');
  ann.write('tally', { counts: [90, 8, 2, 0] });
  ann.write('walk:bird-0001', walkedBird(1, 4, 2));
  ann.write('note', 'feet at three');
  ann.write('signs', { offFeed: true, sickBirds: true, deaths: false });
  ann.write('comment:said-001', { text: 'blood again', at });
  ann.write('question:asked-01', { text: 'is score 4 bad?', at });
  ann.write('flag:flag-0001', { trigger: 'blood', of: 'intestinal:drop-001', at, done: 'seen' });
  const photo = (of: string, fileId: string) => ({ of, name: 'blood-score-6.jpg', size: 3, fileId });
  ann.write('photo:pic-foot', photo('fpd:foot-0001', 'f-foot'));
  ann.write('photo:pic-spot', photo('litter:spot-001', 'f-spot'));
  ann.write('photo:pic-drop', photo('intestinal:drop-001', 'f-drop'));
  ann.write('photo:pic-note', photo('note', 'f-note'));
  const { results } = await ann.sync();
  expect(results.filter(({ outcome }) => outcome !== 'KEPT')).toEqual([]);
});

const asAnn = <T>(work: Parameters<typeof asActor<T>>[2], id = 'ann', tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id }, side: 'poultry', locale: 'EN', tenantId }, work));
const asVisitor = <T>(work: Parameters<typeof asGuest<T>>[2], tenantId = 'tenant-a') =>
  settle(asGuest(services, { tenantId, side: 'poultry' }, work));
const share = (isBlind: boolean, who?: string, tenantId?: string) =>
  asAnn((scope) => shareReport(scope, { farmId, reportId, isBlind, reqId: 'request-1' }), who, tenantId);
const linkOf = async (isBlind: boolean) => ((await share(isBlind)) as { link: string }).link;
const open = (link: string, tenantId?: string) => asVisitor((scope) => readShared(scope, { link }), tenantId);
const handIn = (link: string, items: { key: string; value: unknown }[], name = 'Dr. Hale') =>
  asVisitor((scope) => handInReading(scope, { link, name, items, reqId: 'request-2' }));
type Shared = Awaited<ReturnType<typeof readShared>>;
const keysOf = ({ report }: Shared) => report.map(({ key }) => key).sort();

test('a link shows the report without an account, no telephone, and photos for ten minutes', async () => {
  const shared = (await open(await linkOf(false))) as Shared;
  expect(shared).toMatchObject({ reportId, isHidden: false });
  expect(shared.report).toContainEqual({ key: 'fpd:foot-0001', value: foot(1, 3) });
  expect(shared.report).toContainEqual({ key: 'walk:bird-0001', value: walkedBird(1, 4, 2) });
  // The house of the report, by which its birds are told, and no other.
  expect(shared.farm).toEqual([
    { key: 'name', value: 'Birch Farm' },
    { key: 'house:house-003', value: house },
  ]);
  expect(shared.photos.map(({ id }) => id)).toEqual(['pic-drop', 'pic-foot', 'pic-note', 'pic-spot']);
  const name = shared.photos[0]!.url.replace('/shared-photo/', '');
  const look = (tenantId = 'tenant-a', of = name) => findSharedPhoto(services, { tenantId, name: of });
  expect(await look()).toMatchObject({ type: 'image/jpeg', objectKey: 'files/f-drop' });
  expect(await look('tenant-b')).toBeUndefined();
  expect(await look('tenant-a', name.replace('f-drop', 'f-note'))).toBeUndefined();
  services.setNow(new Date(now.getTime() + 10 * 60_000));
  expect(await look()).toBeUndefined();
});

describe('a blind link', () => {
  const feet = { score: 2, hasToes: false };

  test('leaks no score before the second reading is in', async () => {
    const shared = (await open(await linkOf(true))) as Shared;
    expect(keysOf(shared)).toEqual([
      'fpd:foot-0001',
      'head',
      'intestinal:drop-001',
      'litter:spot-001',
      'name',
      'photo:pic-drop',
      'photo:pic-foot',
      'photo:pic-spot',
    ]);
    const bare = { no: 1, isSkipped: false, at };
    expect(shared.report.filter(({ key }) => /^(fpd|intestinal|litter):/.test(key))).toEqual([
      { key: 'fpd:foot-0001', value: { ...bare, place: 1, score: null, hasToes: false } },
      { key: 'intestinal:drop-001', value: { ...bare, place: 3, colour: null, texture: null, seen: [] } },
      {
        key: 'litter:spot-001',
        value: { ...bare, place: 2, score: null, where: null, isDusty: false, cake: null },
      },
    ]);
    // The proofs in the addresses of photos are chance, and may hold any figure.
    expect(JSON.stringify({ ...shared, photos: [] })).not.toMatch(/blood|three|score 4|33|counts|sickBirds/);
    expect(shared.photos.map(({ id }) => id)).toEqual(['pic-drop', 'pic-foot', 'pic-spot']);
  });

  test('shows both readings once the second is in, which is told and stands', async () => {
    const link = await linkOf(true);
    const items = [{ key: 'fpd:foot-0001', value: { no: 1, place: 1, isSkipped: false, at, ...feet } }];
    expect(await handIn(link, items)).toEqual({});
    const shared = (await open(link)) as Shared;
    expect(shared.isHidden).toBe(false);
    const [reading] = shared.report.filter(({ key }) => key.startsWith('reading:'));
    expect(reading!.value).toEqual({ name: 'Dr. Hale', at: now.toISOString(), items });
    // It comes to the phones of the farm like what a colleague wrote, and no phone writes one.
    const ann = phoneOf(services, 'ann');
    expect((await ann.sync()).entries.filter(({ key }) => key.startsWith('reading:'))).toHaveLength(1);
    ann.write('reading:made-up-1', reading!.value);
    ann.write(reading!.key, null);
    expect((await ann.sync()).results.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED']);
    expect(shared.report).toContainEqual({ key: 'fpd:foot-0001', value: foot(1, 3) });
    const told = await services.database.asOwner((db) => db.select().from(messages));
    expect(told.map(({ accountId, bodyEN }) => [accountId, bodyEN])).toEqual([
      ['ann', 'Dr. Hale handed in a second reading of House 3 (Birch Farm).'],
    ]);
    const mails = await services.database.asOwner((db) => db.select().from(outbox));
    expect(mails).toMatchObject([{ recipient: 'ann@example.com', scene: 'FLOCK_READING' }]);
    expect(mails[0]!.text).not.toContain(link);
    expect(await handIn(link, items)).toMatchObject({ key: 'NOT_ALLOWED' });
  });

  test.each([
    ['of an item without a photo', 'fpd:foot-0002', { ...foot(2), ...feet }],
    ['of gas', 'nh3:gas-0001', reading(1, 5)],
    ['of no item', 'note', 'all well'],
    ['off the scale', 'fpd:foot-0001', { ...foot(1), score: 9 }],
    ['of nothing', 'fpd:foot-0001', null],
  ])('takes no reading %s', async (_what, key, value) => {
    const link = await linkOf(true);
    expect(await handIn(link, [{ key, value }])).toMatchObject({ key: 'INVALID' });
    expect(((await open(link)) as Shared).isHidden).toBe(true);
  });

  test('takes no item twice and no reader without a name', async () => {
    const link = await linkOf(true);
    const item = { key: 'fpd:foot-0001', value: { ...foot(1), ...feet } };
    expect(await handIn(link, [item, item])).toMatchObject({ key: 'INVALID' });
    expect(await handIn(link, [item], '  ')).toMatchObject({ key: 'INVALID' });
  });
});

test('a link that is forged, of another tenant or over answers NOT_FOUND, for reading and for handing in', async () => {
  const link = await linkOf(false);
  const item = { key: 'fpd:foot-0001', value: foot(1, 2) };
  for (const wrong of ['', 'x'.repeat(32), `${link}x`, link.slice(1)]) {
    expect(await open(wrong)).toMatchObject({ key: 'NOT_FOUND' });
    expect(await handIn(wrong, [item])).toMatchObject({ key: 'NOT_FOUND' });
  }
  expect(await open(link, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  services.setNow(new Date(now.getTime() + 30 * day - 1));
  expect(await open(link)).toMatchObject({ reportId });
  services.setNow(new Date(now.getTime() + 30 * day));
  expect(await open(link)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await handIn(link, [item])).toMatchObject({ key: 'NOT_FOUND' });
});

test('a link ends with its report, and is kept as a hash', async () => {
  const link = await linkOf(false);
  const [row] = await services.database.asOwner((db) => db.select().from(flockShares));
  expect(JSON.stringify({ ...row, tokenHash: row!.tokenHash.toString('base64url') })).not.toContain(link);
  const ann = phoneOf(services, 'ann');
  await ann.sync();
  ann.write('isGone', true);
  await ann.sync();
  expect(await open(link)).toMatchObject({ key: 'NOT_FOUND' });
});

test('photos are seen by whoever works on the farm and by operators of FlockScore, by no other', async () => {
  const view = (id: string, side: 'office' | 'poultry', permCodes: string[], tenantId = 'tenant-a') =>
    settle(
      asActor(services, { actor: { id }, side, permCodes, tenantId }, (scope) => getReadableFile(scope, 'f-foot')),
    );
  expect(await view('ann', 'poultry', [])).toMatchObject({ id: 'f-foot' });
  expect(await view('eve', 'office', ['Mgr.Flock'])).toMatchObject({ id: 'f-foot' });
  expect(await view('eve', 'office', ['Mgr.Apply', 'Mgr.Company'])).toMatchObject({ key: 'NOT_FOUND' });
  expect(await view('eve', 'poultry', ['Mgr.Flock'])).toMatchObject({ key: 'NOT_FOUND' });
  expect(await view('eve', 'office', ['Mgr.Flock'], 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
});

test('nobody shares a report of a farm they do not work on, or one that has not come', async () => {
  expect(await share(true, 'eve')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await share(true, 'ann', 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  const other = { farmId, reportId: 'report-two', isBlind: true, reqId: 'request-1' };
  expect(await asAnn((scope) => shareReport(scope, other))).toMatchObject({ key: 'NOT_FOUND' });
});
