import { beforeAll, expect, test } from 'vitest';
import { sessionRoutes } from '#features/accounts/server/routes/session.ts';
import { TestClient } from '#server/testing/client.ts';
import { createApp } from '../app.ts';
import { tenants } from '../database/tables/tenants.ts';
import type { Env } from '../env.ts';
import { createTestServices } from '../testing.ts';

const services = await createTestServices();

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true }),
  );
});

async function cookieWith(settings: Partial<Env>) {
  const env = { ...services.env, ...settings };
  const app = await createApp({ services: { ...services, env }, handlers: sessionRoutes });
  const client = await new TestClient(app).open();
  await app.close();
  return client.cookies;
}

test('in production cookies are bound to https, also where the proxy does not say so', async () => {
  const names = [...(await cookieWith({ isProduction: true, publicOrigin: 'https://talents.example.com' })).keys()];
  expect(names).toEqual(['__Host-twg']);
});

test('a closed network without TLS, and development, have cookies of their own', async () => {
  for (const settings of [{}, { isProduction: true, publicOrigin: 'http://talents.lan' }])
    expect([...(await cookieWith(settings)).keys()]).toEqual(['twg']);
});
