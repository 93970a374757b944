import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badgesCall } from '#core/contracts/office.ts';
import { acloginCall, switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';

/** What a page of the back office does with its calls while another tab has the session elsewhere. */
let peer: Peer;

beforeEach(() => {
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

async function openOffice() {
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
  const page = await openPage({ peer, side: 'office' });
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
  await expect(page.call(overviewCall, {})).rejects.toMatchObject({ key: 'LOGIN_NEEDED' });
  expect(peer.accepted).toHaveLength(sent);
});
