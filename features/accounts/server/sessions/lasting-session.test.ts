import { afterAll, beforeEach, expect, test } from 'vitest';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall, profileCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { purgeAccountTraces } from '#features/accounts/server/purge.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { TestClient } from '#server/testing/client.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
const loginPwd = 'plum rain over the river';
await addTenants(services, ['tenant-a']);
await addAccount(services, { id: 'lin', password: loginPwd });
const app = await createApp({ services, handlers });
afterAll(() => app.close());

const start = Date.now();
const day = 24 * 3_600_000;
const at = (time: number) => services.setNow(new Date(start + time));
beforeEach(() => at(0));

let calls = 0;
/** Browsers and server have the same clock. */
const next = () => ({ sequence: services.clock().getTime() + ++calls });

/** A browser that signs in, and how long it keeps the cookie. */
async function enter(stay: boolean) {
  const client = await new TestClient(app).open();
  const input = { loginName: 'lin', loginPwd, ...(stay && { stay }) };
  const composed = await client.compose(acpwdwebCall, input, next());
  const reply = await client.deliver(acpwdwebCall, composed);
  await client.follow(composed, reply.json().obj);
  return { client, cookie: reply.cookies.find(({ name }) => name.endsWith('tw-portal')) };
}
const isIn = async (client: TestClient) => (await client.call(profileCall, {}, next())).code === 1;

test('who ticks it stays signed in for seven days, used or not; the devices say until when, and end it', async () => {
  const { client, cookie } = await enter(true);
  expect(cookie).toMatchObject({ maxAge: 7 * 86_400 });
  at(3 * day);
  await purgeAccountTraces(services);
  expect(await isIn(client)).toBe(true);
  const { obj } = await client.call(sessionsCall, {}, next());
  expect(obj).toMatchObject({ sessions: [{ current: true, until: new Date(start + 7 * day).toISOString() }] });
  at(7 * day);
  // A node goes by what it read for up to a second.
  await expect.poll(() => isIn(client)).toBe(false);
});

test('without the tick it is as it was: the cookie goes with the browser, and two idle hours end it', async () => {
  const { client, cookie } = await enter(false);
  expect(cookie).not.toHaveProperty('maxAge');
  at(2 * 3_600_000);
  expect(await isIn(client)).toBe(false);
});

test('another device ends it', async () => {
  const { client } = await enter(true);
  at(day);
  const { client: other } = await enter(false);
  await other.call(endSessionCall, {}, next());
  expect(await isIn(client)).toBe(false);
});
