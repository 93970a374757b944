import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { publicFiles } from '#server/database/tables/files.ts';
import { createTestServices } from '#server/testing.ts';
import { registerPublicFiles } from './public-files.ts';

const services = await createTestServices();
const app = Fastify();
registerPublicFiles(app, services);

test('what was uploaded for all is sent under its plain address, and nothing else is', async () => {
  await services.storage.put('objects/a', Buffer.from('picture'));
  await services.storage.put('objects/b', Buffer.from('secret'));
  await services.database.asOwner((db) =>
    db.insert(publicFiles).values([
      { id: 'pub_a', name: '厅.png', size: 7, type: 'image/png', objectKey: 'objects/a', createdAt: new Date() },
      { id: 'pub_b', name: 'a.pdf', size: 6, type: 'application/pdf', objectKey: 'objects/b', createdAt: new Date() },
    ]),
  );
  const shown = await app.inject('/files/pub_a');
  expect(shown.body).toBe('picture');
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(shown.headers['content-disposition']).toMatch(/^inline/);
  expect((await app.inject('/files/pub_b')).headers['content-disposition']).toMatch(/^attachment/);
  for (const id of ['pub_c', 'f_1', '..%2fobjects%2fb', 'pub_a%00'])
    expect((await app.inject(`/files/${id}`)).statusCode, id).toBe(404);
});
