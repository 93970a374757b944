import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files, publicFiles } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { saveAvatar } from './avatar.ts';
import { readProfile } from './profile.ts';

const services = await createTestServices();
const as = <T>(id: string, work: (scope: ActorScope) => Promise<T>) => asActor(services, { actor: { id } }, work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const picture = { name: 'a.jpg', type: 'image/jpeg', size: 9, objectKey: 'files/aa/bb/x' };

test('an own picture is shown beside the name; the next one takes it from its address', async () => {
  await services.database.asOwner(async (db) => {
    await db.insert(accounts).values(['ann', 'bo'].map((id) => ({ id, loginName: id, nickname: id })));
    for (const [id, ownerId, purpose] of [
      ['pub_1', 'ann', 'avatar'],
      ['pub_2', 'ann', 'avatar'],
      ['pub_bo', 'bo', 'avatar'],
      ['pub_cover', 'ann', 'content-image'],
    ] as const) {
      const sha256 = Buffer.alloc(32);
      await db
        .insert(files)
        .values({ ...picture, id, ownerId, purpose, sha256, tenantId: 'tenant-a', visibility: 'public' });
      await db.insert(publicFiles).values({ ...picture, id });
    }
  });
  const show = async (fileId?: string) => {
    const { rev } = await as('ann', readProfile);
    return as('ann', (scope) => saveAvatar(scope, { ...(fileId ? { fileId } : {}), rev })).then(
      (profile) => profile.avatar,
      refusal,
    );
  };
  const open = () => services.database.asOwner((db) => db.select({ id: publicFiles.id }).from(publicFiles));

  expect(await show('pub_1')).toBe('pub_1');
  expect(await show('pub_bo')).toBe('FILE_REFUSED');
  expect(await show('pub_cover')).toBe('FILE_REFUSED');
  expect((await as('ann', readProfile)).avatar).toBe('pub_1');
  expect(await show('pub_2')).toBe('pub_2');
  expect((await open()).map(({ id }) => id).toSorted()).toEqual(['pub_2', 'pub_bo', 'pub_cover']);
  expect(await show()).toBeNull();
  expect(await open()).toHaveLength(2);
});
