import { afterAll, beforeEach, expect, test } from 'vitest';
import { acpwdwebCall, logoutCall, webPasswordCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { accountRoutes } from '#features/accounts/server/routes/routes.ts';
import { sessionRoutes } from '#features/accounts/server/routes/session.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { flockFarmsCall } from '#features/flock/calls.ts';
import { createApp } from '#server/app.ts';
import { accounts, sessions } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { TestClient } from '#server/testing/client.ts';
import { createTestServices } from '#server/testing.ts';
import { farmRoutes } from './farms.ts';

/** A phone of a poultry house stays signed in: over the wire, with the cookie that its browser keeps. */
const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
await addTenants(services, ['tenant-a'], []);
await services.database.asOwner((db) => db.update(tenants).set({ isDefault: true }));
const password = 'plum rain over the river';
const day = 24 * 3_600_000;
const start = Date.parse('2026-03-01T08:00:00Z');
let now = start;

const handlers = [...sessionRoutes, ...accountRoutes, ...farmRoutes];
const nodes: Awaited<ReturnType<typeof createApp>>[] = [];
afterAll(() => Promise.all(nodes.map((node) => node.close())));

/** A server that has not read any session in the last second. */
async function freshNode() {
  const node = await createApp({ services, handlers });
  nodes.push(node);
  return node;
}

beforeEach(async () => {
  moveTo(0);
  await services.database.asOwner(async (db) => {
    await db.delete(sessions);
    await db.delete(accounts);
  });
  await addAccount(services, { id: 'lin', password });
});

function moveTo(ms: number) {
  now = start + ms;
  services.setNow(new Date(now));
}

/** A browser: keeps cookies with their lives, and calls by the server's clock. */
class Browser extends TestClient {
  lives = new Map<string, number | undefined>();

  override nextSequence(): number {
    now += 1;
    services.setNow(new Date(now));
    return now;
  }

  override async send(...sent: Parameters<TestClient['send']>) {
    const reply = await super.send(...sent);
    for (const { name, value, maxAge } of reply.cookies)
      if (value === '') this.lives.delete(name);
      else this.lives.set(name, maxAge);
    return reply;
  }

  async signInTo(side?: 'poultry'): Promise<this> {
    const { code } = await this.signIn('lin', password, acpwdwebCall, side);
    expect(code).toBe(1);
    return this;
  }

  /** The same browser after it was closed and opened again: cookies without an end are gone. */
  async reopened(): Promise<Browser> {
    const again = new Browser(await freshNode());
    again.session = this.session;
    for (const [name, life] of this.lives) if (life !== undefined) again.keep(name, this.cookies.get(name)!, life);
    return again;
  }

  keep(name: string, value: string, life: number) {
    this.cookies.set(name, value);
    this.lives.set(name, life);
  }

  async farms() {
    return (await this.call(flockFarmsCall, {})).code;
  }

  async own() {
    return (await this.call(sessionsCall, {})).code;
  }
}

const phone = async () => new Browser(await freshNode()).signInTo('poultry');
const portal = async () => new Browser(await freshNode()).signInTo();

test('a phone that is closed and opened stays signed in for 90 days after its last use; the portal does not', async () => {
  const barn = await phone();
  expect([await barn.farms(), barn.lives.get('tw-poultry'), barn.lives.get('twg')]).toEqual([
    1,
    90 * 86_400,
    undefined,
  ]);
  let again = barn;
  for (const days of [89, 178, 267]) {
    moveTo(days * day);
    again = await again.reopened();
    expect([days, await again.farms()]).toEqual([days, 1]);
    // The browser, too, keeps its cookie for another 90 days.
    expect(again.lives.get('tw-poultry')).toBe(90 * 86_400);
  }
  moveTo(358 * day);
  expect(await (await again.reopened()).farms()).toBe(101);

  moveTo(0);
  const desk = await portal();
  expect([await desk.own(), desk.lives.get('tw-portal')]).toEqual([1, undefined]);
  expect(await (await desk.reopened()).own()).toBe(101);
});

test('the cookie is written again once a minute of use, the same one', async () => {
  const barn = await phone();
  const cookie = barn.cookies.get('tw-poultry');
  barn.lives.clear();
  await barn.farms();
  expect(barn.lives.has('tw-poultry')).toBe(false);
  moveTo(day);
  const again = Object.assign(new Browser(await freshNode()), { session: barn.session, cookies: barn.cookies });
  await again.farms();
  await again.farms();
  expect([again.lives.get('tw-poultry'), again.cookies.get('tw-poultry')]).toEqual([90 * 86_400, cookie]);
});

test('the key alone, the cookie alone and the token alone are of no use, and renew nothing', async () => {
  const barn = await phone();
  const seen = async () => (await services.database.asOwner((db) => db.select().from(sessions)))[0]!.seenAt.getTime();
  const before = await seen();
  moveTo(10 * day);
  const thief = new Browser(await freshNode());
  thief.session = barn.session;
  expect(await thief.farms()).toBe(101);
  thief.cookies.set('tw-poultry', 'A'.repeat(43));
  expect(await thief.farms()).toBe(101);
  const guest = await new Browser(await freshNode()).open();
  guest.cookies.set('tw-poultry', barn.cookies.get('tw-poultry')!);
  guest.session = { ...guest.session!, token: barn.session!.token, userId: 'lin' };
  expect(await guest.farms()).toBe(105);
  expect(await seen()).toBe(before);
});

test('its owner sees and ends it from anywhere; the phone goes on asking for a sign-in', async () => {
  const [barn, other, desk] = [await phone(), await phone(), await portal()];
  const list = async (from: Browser) => (await from.call(sessionsCall, {})).obj.sessions;
  expect((await list(barn)).map(({ side, current }) => [side, current])).toEqual([
    ['portal', false],
    ['poultry', false],
    ['poultry', true],
  ]);
  const [mine] = (await list(other)).filter(({ current }) => current);
  expect(await desk.call(endSessionCall, { id: mine!.id })).toMatchObject({ code: 1 });
  expect([await other.farms(), await barn.farms()]).toEqual([101, 1]);
  const rest = (await list(barn)).find(({ side }) => side === 'portal');
  expect(await barn.call(endSessionCall, { id: rest!.id })).toMatchObject({ code: 1 });
  expect(await desk.own()).toBe(101);
});

test('a changed password ends it, and so does signing out, which takes the cookie along', async () => {
  const [barn, desk] = [await phone(), await portal()];
  const change = { loginName: 'lin', oldPwd: password, newPwd: 'a quiet harbour', newPwdConfirm: 'a quiet harbour' };
  expect(await desk.call(webPasswordCall, change)).toMatchObject({ code: 1 });
  expect(await barn.farms()).toBe(101);
  await services.database.asOwner((db) => db.delete(accounts));
  await addAccount(services, { id: 'lin', password });
  const next = await phone();
  moveTo(day);
  expect(await next.call(logoutCall, { tk: next.session!.token })).toMatchObject({ code: 1 });
  expect(next.lives.has('tw-poultry')).toBe(false);
  expect(await next.farms()).toBe(101);
});
