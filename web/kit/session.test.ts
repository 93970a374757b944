import { afterEach, expect, test, vi } from 'vitest';
import { deviceOs } from './device-os.ts';
import { maskLoginName } from './mask-login-name.ts';
import { createBrowser, openPage } from './testing/page.ts';

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
