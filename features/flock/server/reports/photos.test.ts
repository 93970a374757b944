import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { findPurpose } from '#core/files/find-purpose.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { purgeFarms } from '#features/flock/server/farms/remove-farms.ts';
import { farmMembers, farms, flockChanges, flockEntries, flockPhotos } from '#features/flock/server/tables.ts';
import { at, farmId, head, phoneOf } from '#features/flock/server/testing.ts';
import { purgeUploads } from '#server/base/files/purge-uploads.ts';
import { getReadableFile } from '#server/base/files/queries.ts';
import { eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { asActor, createTestServices } from '#server/testing.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['ann', 'bo', 'eve']) await addAccount(services, { id });
const start = new Date('2026-11-20T02:00:00.000Z');
const day = 24 * 3_600_000;

const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const read = (id: string, fileId: string, tenantId = 'tenant-a') =>
  asActor(services, { actor: { id }, tenantId, side: 'poultry' }, (scope) => getReadableFile(scope, fileId)).then(
    (file) => file.id,
    refusal,
  );
const photo = (fileId: string | null) => ({ of: 'note', name: 'a.jpg', size: 9000, fileId });

async function store(id: string, ownerId: string, purpose = 'flock-photo') {
  const objectKey = `files/${id}`;
  await services.storage.remove(objectKey);
  await services.storage.put(objectKey, Buffer.from('jpg'));
  const file = {
    id,
    ownerId,
    purpose,
    objectKey,
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 3,
    sha256: Buffer.alloc(32),
  };
  await owner((db) => db.insert(files).values({ ...file, tenantId: 'tenant-a', createdAt: services.clock() }));
}

beforeEach(async () => {
  services.setNow(start);
  await owner(async (db) => {
    for (const table of [farms, farmMembers, flockEntries, flockChanges, flockPhotos, files]) await db.delete(table);
  });
});

async function begin() {
  const ann = phoneOf(services, 'ann');
  ann.write('name', 'Birch Farm', { doc: 'farm' });
  ann.write('head', head);
  ann.write('photo:shot-one1', photo(null));
  ann.write('state', { state: 'finished', at });
  await ann.sync();
  await owner((db) => db.insert(farmMembers).values({ tenantId: 'tenant-a', farmId, accountId: 'bo', role: 'WORKER' }));
  return ann;
}

test('photos are pictures of at most 10 MB that nobody sees by their address alone', () => {
  expect(findPurpose('flock-photo', () => undefined)).toEqual({
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxMB: 10,
    visibility: 'private',
    side: 'poultry',
    goesUnheld: true,
  });
});

test('a photo sent after the report was finished is seen by whoever works on the farm, and by nobody else', async () => {
  const ann = await begin();
  await store('file-one', 'ann');
  expect([await read('ann', 'file-one'), await read('bo', 'file-one')]).toEqual(['file-one', 'NOT_FOUND']);
  ann.write('photo:shot-one1', photo('file-one'));
  expect((await ann.sync()).results).toMatchObject([{ outcome: 'KEPT' }]);
  expect(await read('bo', 'file-one')).toBe('file-one');
  expect([await read('eve', 'file-one'), await read('bo', 'file-one', 'tenant-b')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await owner((db) => db.delete(farmMembers).where(eq(farmMembers.accountId, 'bo')));
  expect(await read('bo', 'file-one')).toBe('NOT_FOUND');
});

test('nobody makes a photo of what is not theirs', async () => {
  await begin();
  await store('file-eve', 'eve');
  await store('file-other', 'bo', 'avatar');
  const bo = phoneOf(services, 'bo');
  await bo.sync();
  bo.write('state', { state: 'open', at });
  bo.write('photo:shot-two2', photo('file-eve'));
  bo.write('photo:shot-three', photo('file-other'));
  expect((await bo.sync()).results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'REFUSED', 'REFUSED']);
  expect(await read('bo', 'file-eve')).toBe('NOT_FOUND');
  expect(await owner((db) => db.$count(flockPhotos))).toBe(0);
});

test('a photo that is taken away is gone a fortnight later, one that stands stays', async () => {
  const ann = await begin();
  await store('file-one', 'ann');
  await store('file-two', 'ann');
  ann.write('state', { state: 'open', at });
  ann.write('photo:shot-one1', photo('file-one'));
  ann.write('photo:shot-two2', photo('file-two'));
  await ann.sync();
  ann.write('photo:shot-two2', null);
  await ann.sync();
  services.setNow(new Date(start.getTime() + 8 * day));
  await purgeUploads(services);
  services.setNow(new Date(start.getTime() + 16 * day));
  await purgeUploads(services);
  expect((await owner((db) => db.select().from(files))).map(({ id, deletedAt }) => [id, deletedAt])).toEqual([
    ['file-one', null],
  ]);
});

test('a farm that its owner gave up goes after thirty days with everything, photos too', async () => {
  const ann = await begin();
  await store('file-one', 'ann');
  ann.write('photo:shot-one1', photo('file-one'));
  ann.write('isGone', true, { doc: 'farm' });
  await ann.sync();
  services.setNow(new Date(start.getTime() + 30 * day));
  expect(await purgeFarms(services)).toBe(0);
  services.setNow(new Date(start.getTime() + 30 * day + 1));
  expect(await purgeFarms(services)).toBe(1);
  const left = await owner(async (db) => ({
    rows: [
      await db.$count(farms),
      await db.$count(flockEntries),
      await db.$count(flockChanges),
      await db.$count(farmMembers),
    ],
    files: (await db.select().from(files)).filter(({ deletedAt }) => deletedAt === null).length,
  }));
  expect(left).toEqual({ rows: [0, 0, 0, 0], files: 0 });
});
