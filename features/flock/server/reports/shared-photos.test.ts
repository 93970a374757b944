import { afterAll, expect, test } from 'vitest';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { farms, flockPhotos, flockShares } from '#features/flock/server/tables.ts';
import { createApp } from '#server/app.ts';
import { newId } from '#server/base/ids.ts';
import { files } from '#server/database/tables/files.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { sharedPhotoPath } from './shared-photo.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a']);
await addAccount(services, { id: 'ann' });
const app = await createApp({ services, handlers: [] });
afterAll(() => app.close());

test('the address of a shared photo, as long as ids make it, answers with the picture', async () => {
  const [tenantId, farmId, doc, fileId, shareId] = ['tenant-a', 'farm-birch', 'report-one', newId(), newId()];
  const objectKey = `files/${fileId}`;
  await services.storage.put(objectKey, Buffer.from('jpg'));
  const now = services.clock();
  await services.database.asOwner(async (db) => {
    await db.insert(farms).values({ id: farmId, tenantId, name: 'Birch', createdAt: now, updatedAt: now });
    const stored = { purpose: 'flock-photo', name: 'a.jpg', type: 'image/jpeg', size: 3, sha256: Buffer.alloc(32) };
    await db.insert(files).values({ ...stored, id: fileId, tenantId, ownerId: 'ann', objectKey, createdAt: now });
    await db.insert(flockPhotos).values({ tenantId, farmId, doc, photoId: 'photo-0001', fileId, at: now });
    const link = {
      tokenHash: Buffer.alloc(32),
      accountId: 'ann',
      isBlind: true,
      validUntil: new Date(now.getTime() + 1e6),
    };
    await db.insert(flockShares).values({ ...link, id: shareId, tenantId, farmId, doc, createdAt: now });
  });
  const url = await asGuest(services, { tenantId, side: 'poultry' }, async (scope) =>
    sharedPhotoPath(scope, { shareId, fileId }),
  );
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/jpeg', 'jpg']);
  expect((await app.inject({ url: `${url}x` })).headers['content-type']).not.toBe('image/jpeg');
});
