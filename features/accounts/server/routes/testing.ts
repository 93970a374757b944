import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import type { Side } from '#core/sides.ts';
import { createApp } from '#server/app.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { fileRoutes } from '#server/routes/files.ts';
import { clientOf } from '#server/testing/session.ts';
import { createTestServices } from '#server/testing.ts';
import { sessionRoutes } from './session.ts';

/** What the tests of files share: two people of a tenant and a small server, closed when the test file ends. */
export async function startFileServer() {
  const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
  await services.database.asOwner(async (db) => {
    await db.insert(tenants).values([
      { id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', isDefault: true },
      { id: 't2', code: 't2', nameCN: '乙', nameEN: 'B', kind: 'DISTRICT' },
    ]);
    await db.insert(accounts).values(['u1', 'u2'].map((id) => ({ id, loginName: id, nickname: id })));
  });
  const app = await createApp({ services, handlers: [...sessionRoutes, ...fileRoutes] });
  afterAll(() => app.close());

  return {
    services,
    app,

    signedIn: (id = 'u1', side: Side = 'portal') => clientOf({ app, services, id, tenantId: 't1', side }),

    async objectsNow() {
      const objects = join(services.env.dataDir, 'objects');
      const names = await readdir(objects, { recursive: true, withFileTypes: true }).catch(() => []);
      return names.filter((entry) => entry.isFile()).length;
    },

    async stored(id: string) {
      const [file] = await services.database.asOwner((db) => db.select().from(files).where(eq(files.id, id)));
      if (!file) throw new Error('not stored');
      return { file, bytes: Buffer.from(await services.storage.bytes(file.objectKey)) };
    },
  };
}

export const identity = 'talentapply:materials.identity';
export const pdf = (bytes: Buffer, name = '证明.pdf') => ({ bytes, purpose: identity, name, mime: 'application/pdf' });
export const png = (bytes: Buffer, name = 'a.png') => ({ bytes, purpose: identity, name, mime: 'image/png' });

export const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5b4a' } });
