import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { captchaCall } from '#features/accounts/calls/accounts.ts';
import { sessionRoutes } from '#features/accounts/server/routes/session.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { sql } from '#server/database/sql.ts';
import { TestClient } from '#server/testing/client.ts';
import { createApp } from '../app.ts';
import { apiLog } from '../database/tables/logs.ts';
import { tenants } from '../database/tables/tenants.ts';
import { handleOpen } from '../handle.ts';
import { describeError } from '../log.ts';
import { createTestServices } from '../testing.ts';

const canary = '11010519491231002X';
const services = await createTestServices();

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true }),
  );
});

test('what broke is kept without the values it broke over, in the log and in the answer', async () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: describeError } }, { write: (line: string) => void lines.push(line) });
  const broken = handleOpen(captchaCall, async ({ db }) => {
    await db.execute(sql`select ${canary}::int`);
    return { captchaId: 'c', image: '', pow: '' };
  });
  const app = await createApp({ services: { ...services, log }, handlers: [...sessionRoutes, broken] });
  const client = await new TestClient(app).open();
  const reply = await client.deliver(captchaCall, await client.compose(captchaCall, {}));
  expect(reply.statusCode).toBe(500);
  await app.close();
  const rows = await services.database.asOwner((db) => db.select().from(apiLog));
  expect(rows.find((row) => row.path === captchaCall.path)).toMatchObject({ http: 500, code: 199 });
  expect(JSON.stringify([rows, lines, reply.body])).not.toContain(canary);
});

test('a call with five hundred names does not fill a line with them', async () => {
  const list = handleOpen(notifyCalls.list, async () => ({ rows: [], total: 0, next: null }));
  const app = await createApp({ services, handlers: [...sessionRoutes, list] });
  const client = await new TestClient(app).open();
  const names = Array.from({ length: 500 }, (_, at) => [`n${at}`, '1'] as const);
  await client.deliver(notifyCalls.list, await client.composePairs(notifyCalls.list, names));
  await app.close();
  const rows = await services.database.asOwner((db) => db.select().from(apiLog));
  expect(rows.find((row) => row.path === notifyCalls.list.path)?.fields.length).toBeLessThanOrEqual(50);
});
