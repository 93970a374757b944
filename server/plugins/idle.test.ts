import { afterAll, beforeEach, expect, test } from 'vitest';
import { viewCall } from '#core/contracts/files.ts';
import { errors } from '#core/errors.ts';
import { type Side, sides } from '#core/sides.ts';
import { sessionsCall } from '#features/accounts/calls/own-account.ts';
import { sessionRules } from '#server/base/sessions/session-rules.ts';
import { type Sending, TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts, sessions } from '../database/tables/accounts.ts';
import { members, tenants } from '../database/tables/tenants.ts';
import { handle, handleOpen } from '../handle.ts';
import { createTestServices } from '../testing.ts';

/** How long a session lives is what a person does, never what an open page does by itself. */
const services = await createTestServices({ RATE_GUEST: '1000000', RATE_SIGNED_IN: '1000000' });
const handlers = [handle(sessionsCall, async () => ({ sessions: [] })), handleOpen(viewCall, async () => ({}))];
const nodes: Awaited<ReturnType<typeof createApp>>[] = [];
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const ok = 1;
const expired = errors.SESSION_EXPIRED.code;
const start = Date.parse('2026-11-20T01:00:00Z');
const minute = 60_000;
let now = start;

await services.database.asOwner(async (db) => {
  const tenant = { id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', isDefault: true };
  await db.insert(tenants).values(tenant);
  await db.insert(accounts).values({ id: 'lin', loginName: 'lin', nickname: 'Lin' });
  await db.insert(members).values({ id: 'm1', tenantId: 't1', accountId: 'lin' });
});

beforeEach(async () => {
  moveTo(0);
  await services.database.asOwner((db) => db.delete(sessions));
});

/** Milliseconds since the start. */
function moveTo(ms: number) {
  now = start + ms;
  services.setNow(new Date(now));
}

/** A server that has not read the session in the last second, as any is after a minute. */
async function freshNode() {
  const node = await createApp({ services, handlers });
  nodes.push(node);
  return node;
}

async function signedIn(side: Side = 'office'): Promise<TestClient> {
  return clientOf({ app: await freshNode(), services, id: 'lin', tenantId: 't1', side });
}

/** The same browser, at a fresh server. */
async function elsewhere({ session, cookies }: TestClient): Promise<TestClient> {
  return Object.assign(new TestClient(await freshNode()), { session, cookies });
}

const ask = async (client: TestClient, sending: Sending = {}) =>
  (await client.call(sessionsCall, {}, { sequence: now, ...sending })).code;
const askFresh = async (client: TestClient, sending?: Sending) => ask(await elsewhere(client), sending);

async function seenAt(): Promise<number> {
  const rows = await services.database.asOwner((db) => db.select({ seenAt: sessions.seenAt }).from(sessions));
  return rows[0]!.seenAt.getTime() - start;
}

test.each(sides)('on the %s, calls of a page that nobody uses do not keep its session awake', async (side) => {
  const client = await signedIn(side);
  const { idle } = sessionRules[side];
  for (const at of [idle / 2, idle - 1000]) {
    moveTo(at);
    expect(await askFresh(client, { idle: at / 1000 })).toBe(ok);
  }
  moveTo(idle);
  expect(await askFresh(client, { idle: idle / 1000 })).toBe(expired);
});

test('what a timer sends counts from when it was typed', async () => {
  const client = await signedIn();
  moveTo(12 * minute);
  expect(await askFresh(client, { idle: 120 })).toBe(ok);
  expect(await seenAt()).toBe(10 * minute);
});

test('a person who comes back within a second of a call of the page itself has used it', async () => {
  const client = await elsewhere(await signedIn());
  moveTo(20 * minute);
  expect(await ask(client, { idle: 1200 })).toBe(ok);
  expect(await ask(client, { sequence: now + 1, idle: 0 })).toBe(ok);
  expect(await seenAt()).toBe(20 * minute);
});

test('a call that does not say is made by a person', async () => {
  const client = await signedIn();
  moveTo(20 * minute);
  expect(await askFresh(client)).toBe(ok);
  expect(await seenAt()).toBe(20 * minute);
});

test('another tab that nobody uses takes nothing away', async () => {
  const client = await signedIn();
  moveTo(20 * minute);
  expect(await askFresh(client, { idle: 0 })).toBe(ok);
  expect(await askFresh(client, { idle: 1200 })).toBe(ok);
  expect(await seenAt()).toBe(20 * minute);
});

test('an address that is fetched again counts from when it was signed', async () => {
  const client = await signedIn();
  const composed = await client.compose(viewCall, { rid: 'some-file' }, { sequence: now, idle: 0 });
  moveTo(8 * minute);
  const reply = await (await elsewhere(client)).deliver(viewCall, composed);
  expect([reply.json().code, await seenAt()]).toEqual([ok, 0]);
});

test('what is not signed, or not a number of seconds, counts for nothing', async () => {
  const client = await signedIn();
  moveTo(10 * minute);
  const { text } = await client.compose(sessionsCall, {}, { sequence: now, idle: 600 });
  for (const idle of ['idle=0&', 'idle=-60&', 'idle=1e3&', 'idle=00&', 'idle=&', 'idle=10000000&', '']) {
    const reply = await client.deliver(sessionsCall, { text: text.replace('idle=600&', idle) });
    expect([idle, reply.json().code, await seenAt()]).toEqual([idle, errors.REQUEST_REFUSED.code, 0]);
  }
});

test('a clock that runs ahead does not reach into the future', async () => {
  const client = await signedIn();
  moveTo(10 * minute);
  expect(await askFresh(client, { sequence: now + 200_000 })).toBe(ok);
  expect(await seenAt()).toBe(10 * minute);
});
