import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadInitCall } from '#core/contracts/files.ts';
import { newId } from '#server/base/ids.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts, requests } from '../database/tables/accounts.ts';
import { tenants } from '../database/tables/tenants.ts';
import { handle } from '../handle.ts';
import { createTestServices } from '../testing.ts';

const canary = 'canary-11010519491231002X';
let carriedOut = 0;
const handlers = [
  handle(uploadInitCall, async () => {
    carriedOut += 1;
    return { uploadId: `${canary}-${carriedOut}`, partSize: 1, parts: 1, received: [] };
  }),
];
const services = await createTestServices();
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db
      .insert(tenants)
      .values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true });
    await db.insert(accounts).values(['u1', 'u2'].map((id) => ({ id, loginName: id, nickname: id })));
  });
  app = await createApp({ services, handlers });
});
afterAll(() => app.close());

const signedIn = (id: string) => clientOf({ app, services, id, tenantId: 't1' });

const input = { purpose: 'x', name: 'a.pdf', size: 1, sha256: '0'.repeat(64), mime: 'application/pdf' };

test('a request named alike is carried out once, however many arrive together, and its answer is kept sealed', async () => {
  const client = await signedIn('u1');
  const reqId = newId();
  const all = await Promise.all(Array.from({ length: 8 }, () => client.call(uploadInitCall, { ...input, reqId })));
  expect(new Set(all.map(({ code, obj }) => `${code} ${obj.uploadId}`))).toEqual(new Set([`1 ${canary}-1`]));
  expect(carriedOut).toBe(1);
  expect(await client.call(uploadInitCall, { ...input, reqId, size: 2 })).toMatchObject({ obj: { key: 'CONFLICT' } });
  const rows = await services.database.asOwner((db) => db.select().from(requests));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(canary);
});

test('the name of a request is its sender’s own', async () => {
  const reqId = newId();
  const first = await (await signedIn('u1')).call(uploadInitCall, { ...input, reqId });
  const second = await (await signedIn('u2')).call(uploadInitCall, { ...input, reqId });
  expect(second.obj.uploadId).not.toBe(first.obj.uploadId);
});
