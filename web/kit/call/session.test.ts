import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceOs } from '#web/kit/device-os.ts';
import { maskLoginName } from '#web/kit/mask-login-name.ts';
import { type Browser, createBrowser, openPage } from '#web/kit/testing/page.ts';

const user = {
  userId: 'u_01',
  loginName: 'lin',
  nickname: '林晓',
  tenantId: 't1',
  tenantName: { CN: '高新区', EN: 'High-tech Zone' },
  tenants: [],
  permCodes: ['Mgr.Role'],
  avatar: null,
  tags: [],
  mustEnrol: false,
};
const peer = { fetch: async () => Response.error() };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['person@example.com', 'p***@example.com'],
  ['p***@example.com', 'p***@example.com'],
  ['13800138000', '138****00'],
  ['+86 138 0013 8000', '+86****00'],
  ['138****00', '138****00'],
  ['admin', 'admin'],
  ['', ''],
])('login name %s is kept as %s', (name, kept) => {
  expect(maskLoginName(name)).toBe(kept);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    5,
    'isPhone isAndroid',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    5,
    'isTablet isAndroid',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, 'isPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'isTablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'isPc'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 10, 'isPc'],
])('%s is told by its signs', (userAgent, maxTouchPoints, kinds) => {
  const os = deviceOs({ userAgent, maxTouchPoints });
  expect(
    Object.keys(os)
      .filter((kind) => os[kind as keyof typeof os])
      .join(' '),
  ).toBe(kinds);
});

test('the language of the account is taken until somebody picks one here', async () => {
  const { useSession } = await openPage({ peer });
  useSession.getState().setUser({ ...user, locale: 'EN' });
  expect(useSession.getState().locale).toBe('EN');
  useSession.getState().setLocale('CN');
  useSession.getState().setUser({ ...user, locale: 'EN' });
  expect(useSession.getState().locale).toBe('CN');
});

test('signing out forgets all but the language', async () => {
  const browser = createBrowser();
  const { useSession, isSignedIn } = await openPage({ peer, browser });
  useSession.getState().setLocale('EN');
  useSession.getState().setUser({ ...user, isTag: true, otec: { id: 'o1', name: 'Phoenix Robotics' } });
  useSession.getState().clear();
  expect(isSignedIn()).toBe(false);
  expect(JSON.parse(browser.localStorage.getItem('tw.portal')!).state).toEqual({
    user: null,
    locale: 'EN',
    isLocaleChosen: true,
    otec: null,
    isTag: false,
  });
});

test('a tenant switch replaces codes, name and tenant, and nothing else', async () => {
  const { useSession } = await openPage({ peer });
  useSession.getState().setUser(user);
  const tenant = { tenantId: 't2', tenantName: { CN: '江北区', EN: 'North Bank' }, permCodes: [] };
  useSession.getState().switchTenant(tenant);
  expect(useSession.getState().user).toEqual({ ...user, ...tenant });
});

test('what another tab signs in or out is followed', async () => {
  const listeners = new EventTarget();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  const browser = createBrowser();
  const one = await openPage({ peer, browser });
  const other = await openPage({ peer, browser });
  const changed = (key: string) => listeners.dispatchEvent(Object.assign(new Event('storage'), { key }));
  one.useSession.getState().setUser(user);
  changed('tw.office');
  expect(other.isSignedIn()).toBe(false);
  changed('tw.portal');
  expect(other.isSignedIn()).toBe(true);
  one.useSession.getState().clear();
  changed('tw.portal');
  expect(other.isSignedIn()).toBe(false);
});

describe('a page of the back office', () => {
  const elsewhere = { tenantId: 't2', tenantName: { CN: '江北区', EN: 'North Bank' }, permCodes: ['Mgr.Post'] };
  let listeners: EventTarget;
  const changed = () => listeners.dispatchEvent(Object.assign(new Event('storage'), { key: 'tw.office' }));
  const kept = (browser: Browser) => JSON.parse(browser.localStorage.getItem('tw.office')!).state.user;

  async function openTwo() {
    listeners = new EventTarget();
    vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
    const browser = createBrowser();
    const one = await openPage({ peer, browser, side: 'office' });
    const other = await openPage({ peer, browser, side: 'office' });
    await Promise.all([one.connection(), other.connection()]);
    one.useSession.getState().setUser(user);
    changed();
    return { browser, one, other: other.useSession.getState, two: one.useSession.getState };
  }

  test('stays in its tenant when another tab switches, until its reader goes on here', async () => {
    const { browser, other, two } = await openTwo();
    two().switchTenant(elsewhere);
    changed();
    expect(other()).toMatchObject({ user, elsewhere: { ...user, ...elsewhere } });
    // What it keeps meanwhile does not pull the other tab along.
    other().setLocale('EN');
    other().setPermCodes(['Mgr.Role', 'Mgr.Log']);
    expect(kept(browser)).toEqual({ ...user, ...elsewhere });
    const { tenantId, tenantName, permCodes } = user;
    other().switchTenant({ tenantId, tenantName, permCodes });
    expect(other()).toMatchObject({ user, elsewhere: undefined });
    expect(kept(browser)).toEqual(user);
    changed();
    expect(two()).toMatchObject({ user: { ...user, ...elsewhere }, elsewhere: user });
  });

  test('is at one again when the other tab comes back by itself', async () => {
    const { other, two } = await openTwo();
    two().switchTenant(elsewhere);
    changed();
    const { tenantId, tenantName, permCodes } = user;
    two().switchTenant({ tenantId, tenantName, permCodes });
    changed();
    expect(other()).toMatchObject({ user, elsewhere: undefined });
  });

  test('stays with its user when another tab signs out, or in as somebody else', async () => {
    const { other, two } = await openTwo();
    two().clear();
    changed();
    expect(other()).toMatchObject({ user, elsewhere: null });
    two().setUser({ ...user, userId: 'u_02' });
    changed();
    expect(other()).toMatchObject({ user, elsewhere: { userId: 'u_02' } });
    two().setUser(user);
    changed();
    expect(other()).toMatchObject({ user, elsewhere: undefined });
  });

  test('hears on waking what it was not told', async () => {
    const { other, two } = await openTwo();
    two().switchTenant(elsewhere);
    expect(other().elsewhere).toBeUndefined();
    listeners.dispatchEvent(new Event('pageshow'));
    expect(other()).toMatchObject({ user, elsewhere });
  });
});

test('a browser that refuses storage still keeps the session as long as the page', async () => {
  const refusing = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const browser = { localStorage: refusing, sessionStorage: refusing };
  const { useSession, isSignedIn } = await openPage({ peer, browser });
  useSession.getState().setUser(user);
  expect(isSignedIn()).toBe(true);
});

test('an application at the address of another does not start', async () => {
  await expect(openPage({ peer, side: 'office', at: '/' })).rejects.toThrow('office');
});
