import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badgesCall } from '#core/contracts/office.ts';
import { acloginCall, switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { createBrowser, openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';

/** What a page of the back office does with its calls while another tab has the session elsewhere. */
let peer: Peer;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  peer = createPeer(nodePrimitives);
});
afterEach(() => vi.unstubAllGlobals());

const named = (id: string) => ({ CN: `租户${id}`, EN: `Tenant ${id}` });
const credentials = { loginName: 'boss', loginPwd: 'correct horse 电池 staple' };
const office = {
  loginName: 'boss',
  nickname: '林晓',
  tenantId: 'a',
  tenantName: named('a'),
  tenants: ['a', 'b'].map((id) => ({ id, name: named(id) })),
  permCodes: [],
  avatar: null,
  tags: [],
  locale: 'CN',
};
const badges = { menus: {}, unread: 0, permCodes: [] };
let tenant: string;

async function openOffice(browser = createBrowser()) {
  tenant = 'a';
  peer.on(acloginCall, (_, call) => peer.signIn('u_01', call, office));
  peer.on(switchTenantCall, (input) => {
    tenant = input.tenantId;
    return { tenantId: tenant, tenantName: named(tenant), permCodes: [] };
  });
  peer.on(badgesCall, (input) =>
    input.tenantId === tenant ? badges : { refuse: 'TENANT_CHANGED', obj: { tenantId: tenant } },
  );
  peer.on(overviewCall, () => ({}));
  const page = await openPage({ peer, browser, side: 'office' });
  await page.call(acloginCall, credentials);
  return page;
}

test('a page says its tenant also in calls that other applications make', async () => {
  const page = await openOffice();
  await page.call(overviewCall, {});
  expect(peer.accepted.at(-1)?.input).toEqual({ tenantId: 'a' });
});

test('a page keeps back what it means to do while the session is in another tenant, and does it once that is settled', async () => {
  const page = await openOffice();
  const { getState, subscribe } = page.useSession;
  // The other tab switched, and this one has not heard of it.
  tenant = 'b';
  const asked = new Promise<void>((resolve) => {
    subscribe(({ elsewhere }) => elsewhere && resolve());
  });
  const waiting = page.call(badgesCall, { tenantId: 'a' });
  await asked;
  expect(getState()).toMatchObject({ user: { tenantId: 'a' }, elsewhere: { tenantId: 'b', tenantName: named('b') } });
  const written = page.call(overviewCall, {});
  getState().switchTenant(await page.call(switchTenantCall, { tenantId: 'a' }));
  expect(await waiting).toEqual(badges);
  await written;
  const paths = peer.accepted.slice(1).map(({ path }) => path);
  expect(paths.slice(0, 2)).toEqual([badgesCall.path, switchTenantCall.path]);
  expect(paths.slice(2).sort()).toEqual([badgesCall.path, overviewCall.path].sort());
  expect(page.said).toEqual([]);
});

test('a page sends nothing in the name of whoever signed in in another tab', async () => {
  const page = await openOffice();
  const other = { ...office, loginName: 'clerk' };
  peer.on(acloginCall, (_, call) => peer.signIn('u_02', call, other));
  // Their keys are there before the page hears of the new user.
  const { getState } = page.useSession;
  const before = getState();
  await page.call(acloginCall, credentials);
  page.useSession.setState({ user: before.user, elsewhere: undefined });
  localStorage.clear();
  const sent = peer.accepted.length;
  const asked = new Promise<void>((resolve) => {
    page.useSession.subscribe(({ elsewhere }) => elsewhere && resolve());
  });
  const waiting = page.call(overviewCall, {});
  await asked;
  expect(getState()).toMatchObject({ user: { userId: 'u_01' }, elsewhere: { userId: 'u_02', loginName: 'clerk' } });
  expect(peer.accepted).toHaveLength(sent);
  // What the page says to the others is who signed in, not that nobody is there.
  expect(JSON.parse(localStorage.getItem('tw.office')!).state.user).toMatchObject({ userId: 'u_02' });
  expect(page.said).toEqual([]);

  peer.on(acloginCall, (_, call) => peer.signIn('u_01', call, office));
  await page.call(acloginCall, credentials);
  await waiting;
  expect(peer.accepted.at(-1)?.path).toBe(overviewCall.path);
});

test('a page that opens while another tab signs in leaves it its session', async () => {
  const browser = createBrowser();
  const page = await openOffice(browser);
  const { signed } = await page.connection();
  const token = (await signed())!.token;
  // The keys are there, and what the browser keeps of the user is still of whoever was here before, or of nobody.
  for (const before of [{ ...page.useSession.getState().user, userId: 'u_00' }, null]) {
    const kept = JSON.parse(browser.localStorage.getItem('tw.office')!);
    browser.localStorage.setItem('tw.office', JSON.stringify({ ...kept, state: { ...kept.state, user: before } }));
    const opening = await openPage({ peer, browser, side: 'office' });
    const opened = await opening.connection();
    expect((await opened.signed())?.token).toBe(token);
    const { user, elsewhere = user } = opening.useSession.getState();
    expect(elsewhere).toMatchObject({ userId: 'u_01', loginName: 'boss' });
  }
});
