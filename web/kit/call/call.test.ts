import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acpwdwebCall, logoutCall, switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { beginTotpCall, profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { createBrowser, openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';

let peer: Peer;

const user = {
  loginName: 'person@example.com',
  nickname: '林晓',
  tenantId: null,
  tenantName: { CN: '', EN: '' },
  tenants: [],
  permCodes: ['Web.Apply'],
  avatar: null,
  tags: ['t1'],
  locale: 'CN',
  isTag: true,
  otec: { id: 'o1', name: 'Phoenix Robotics' },
  os: { isTablet: false, isPhone: false, isAndroid: false, isPc: true },
};
const credentials = { loginName: 'person@example.com', loginPwd: 'correct horse 电池 staple' };

beforeEach(() => {
  peer = createPeer(nodePrimitives);
  peer.on(acpwdwebCall, (input, call) =>
    input.loginPwd === credentials.loginPwd ? peer.signIn('u_01', call, user) : { refuse: 'PWD_ERROR', msg: 'Wrong' },
  );
  peer.on(indexCall, () => ({ hotWords: [] }));
  peer.on(notifyCalls.list, (input) => ({ rows: [], total: 0, next: null, asked: input }));
  peer.on(profileCall, (_, { userId }) => (userId ? { userId } : { refuse: 'SESSION_EXPIRED', msg: 'expired' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('calls made together open one guest session, and arrive as they were meant', async () => {
  const { call } = await openPage({ peer });
  const list = { keyword: '人才 & 计划', filter: { kind: 'NOTICE' }, size: 20 };
  const answers = await Promise.all([call(indexCall, {}), call(notifyCalls.list, list), call(indexCall, {})]);
  expect(peer.opened).toBe(1);
  expect(answers[1]).toMatchObject({ asked: list });
  expect(new Set(peer.accepted.map(({ token }) => token)).size).toBe(1);
  const sequences = peer.accepted.map(({ sequence }) => sequence).sort();
  expect(new Set(sequences).size).toBe(3);
});

test('text leaves in one Unicode form, passwords as typed', async () => {
  const { call } = await openPage({ peer });
  await call(notifyCalls.list, { keyword: 'Cafe\u0301' });
  await call(acpwdwebCall, { loginName: 'e\u0301', loginPwd: 'e\u0301' }, { quiet: true }).catch(() => undefined);
  expect(peer.accepted.map(({ input }) => input)).toEqual([
    { keyword: 'Caf\u00e9' },
    { loginName: 'e\u0301', loginPwd: 'e\u0301' },
  ]);
});

test('a sign-in becomes the session of the next call, and no secret, token or address is kept in the user state', async () => {
  const browser = createBrowser();
  const { call, useSession, isSignedIn } = await openPage({ peer, browser });
  const answer = await call(acpwdwebCall, credentials);
  expect({ token: answer.token, secret: answer.secret }).toEqual({ token: '', secret: '' });
  expect(await call(profileCall, {})).toEqual({ userId: 'u_01' });
  expect(isSignedIn()).toBe(true);
  expect(useSession.getState()).toMatchObject({
    isTag: true,
    otec: { id: 'o1' },
    user: { loginName: 'p***@example.com' },
  });
  const kept = browser.localStorage.getItem('tw.portal')!;
  expect(JSON.parse(kept).state.user.permCodes).toEqual(['Web.Apply']);
  expect(kept).not.toMatch(/person@|secret|token|s1\./);
});

test('an answer that hands out a secret comes sealed and is opened; a refusal is read as it is', async () => {
  const begun = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Wutong:林晓?secret=JBSWY3DPEHPK3PXP' };
  peer.on(beginTotpCall, (_, { userId }) => (userId ? begun : { refuse: 'SESSION_EXPIRED', msg: 'expired' }));
  const { call } = await openPage({ peer });
  await expect(call(beginTotpCall, {})).rejects.toMatchObject({ key: 'SESSION_EXPIRED' });
  await call(acpwdwebCall, credentials);
  const seen: string[] = [];
  const carry = globalThis.fetch;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const reply = await carry(...sent);
    seen.push(await reply.clone().text());
    return reply;
  });
  expect(await call(beginTotpCall, {})).toEqual(begun);
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toContain(begun.secret);
});

test('user and keys outlive a reload; each side has its own', async () => {
  const browser = createBrowser();
  const first = await openPage({ peer, browser, isSecure: false });
  await first.call(acpwdwebCall, credentials);
  const again = await openPage({ peer, browser, isSecure: false });
  expect(again.isSignedIn()).toBe(true);
  expect(await again.call(profileCall, {})).toEqual({ userId: 'u_01' });
  const office = await openPage({ peer, browser, isSecure: false, side: 'office' });
  expect(office.isSignedIn()).toBe(false);
  await office.call(indexCall, {});
  expect(peer.accepted.at(-1)?.userId).toBe('');
  const back = await openPage({ peer, browser, isSecure: false });
  expect(await back.call(profileCall, {})).toEqual({ userId: 'u_01' });
});

test('a user whose keys are gone is not signed in', async () => {
  const browser = createBrowser();
  const first = await openPage({ peer, browser });
  await first.call(acpwdwebCall, credentials);
  // This browser has no IndexedDB, so the keys went with the page.
  const again = await openPage({ peer, browser });
  expect((await again.connection()).isLasting).toBe(false);
  expect(again.isSignedIn()).toBe(false);
});

test('a guest session the server forgot is opened again without a word', async () => {
  const { call, said } = await openPage({ peer });
  await call(indexCall, {});
  peer.forget();
  await Promise.all([call(indexCall, {}), call(notifyCalls.list, {})]);
  expect(peer.opened).toBe(2);
  expect(said).toEqual([]);
});

test('a clock that is far off is set by the server, and the call repeated once', async () => {
  peer.now = () => Date.now() + 3_600_000;
  const { call, now, said } = await openPage({ peer });
  // The first answer already tells the time.
  await call(indexCall, {});
  expect(Math.abs(now() - peer.now())).toBeLessThan(1_000);
  peer.now = () => Date.now() - 7_200_000;
  const before = peer.requests.length;
  await call(indexCall, {});
  expect(peer.requests.length - before).toBe(2);
  expect(Math.abs(now() - peer.now())).toBeLessThan(1_000);
  expect(said).toEqual([]);
});

test('a collision is repeated once with a new sequence, and raised without a toast when it stays', async () => {
  const { call, said } = await openPage({ peer });
  let refusals = 1;
  peer.on(saveProfileCall, () => (refusals-- > 0 ? { refuse: 'REPEATED' } : { userId: 'u' }));
  const input = { nickname: 'n', locale: 'CN', rev: 0 } as const;
  expect(await call(saveProfileCall, input)).toEqual({ userId: 'u' });
  const [one, two] = peer.accepted.map(({ sequence }) => sequence);
  expect(two).toBeGreaterThan(one!);
  refusals = 2;
  await expect(call(saveProfileCall, input)).rejects.toMatchObject({ key: 'REPEATED', code: 106 });
  expect(said).toEqual([]);
});

test('a server still at work is asked again, longer and longer, for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { call, said } = await openPage({ peer });
  await call(indexCall, {});
  let refusals = 3;
  peer.on(saveProfileCall, () => (refusals-- > 0 ? { refuse: 'IN_PROGRESS' } : { userId: 'u' }));
  const input = { nickname: 'n', locale: 'CN', rev: 0 } as const;
  const first = call(saveProfileCall, input);
  await runUntilSettled(first);
  expect(await first).toEqual({ userId: 'u' });
  refusals = Number.POSITIVE_INFINITY;
  const second = call(saveProfileCall, input);
  await runUntilSettled(second);
  await expect(second).rejects.toMatchObject({ key: 'IN_PROGRESS' });
  expect(peer.accepted.length - 5).toBe(8);
  expect(said).toEqual([]);
});

test('an expired session is said once, forgets the user and its keys, and leads to sign-in', async () => {
  const browser = createBrowser();
  const page = await openPage({ peer, browser, at: '/personal/user?tab=1' });
  await page.call(acpwdwebCall, credentials);
  peer.forget('u_01');
  const results = await Promise.allSettled([page.call(profileCall, {}), page.call(indexCall, {})]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(page.said).toEqual(['toast SESSION_EXPIRED', 'sign in, back to /personal/user?tab=1']);
  expect(page.isSignedIn()).toBe(false);
  expect(browser.localStorage.getItem('tw.portal')).not.toContain('u_01');
  await page.call(indexCall, {});
  expect(peer.accepted.at(-1)?.token).toMatch(/^g1\./);
});

test('what a page still asks for on its way to the door is told to nobody, what its reader asks for then is', async () => {
  for (const leave of ['expired', 'signed out']) {
    const page = await openPage({ peer });
    await page.call(acpwdwebCall, credentials);
    if (leave === 'expired') peer.forget('u_01');
    await page.call(leave === 'expired' ? profileCall : logoutCall, {}).catch(() => undefined);
    const said = page.said.length;
    // As lists do that are read anew for whoever is there now.
    await expect(page.call(profileCall, {})).rejects.toMatchObject({ key: 'SESSION_EXPIRED' });
    expect(page.said).toHaveLength(said);
    page.noteUse();
    await expect(page.call(profileCall, {})).rejects.toMatchObject({ key: 'SESSION_EXPIRED' });
    expect(page.said.slice(said)).toEqual(['toast expired', 'sign in, back to /']);
  }
});

test('the way back leaves out the base of the office', async () => {
  const { call, said } = await openPage({ peer, side: 'office', at: '/office/system/role?page=2' });
  await expect(call(profileCall, {})).rejects.toMatchObject({ key: 'SESSION_EXPIRED', code: 101 });
  expect(said).toEqual(['toast expired', 'sign in, back to /system/role?page=2']);
});

test('a form signs in again in place: calls that expire together ask once and are repeated', async () => {
  const page = await openPage({ peer });
  await page.call(acpwdwebCall, credentials);
  peer.forget('u_01');
  let asked = 0;
  page.registerReactions({
    signInHere: async () => {
      asked++;
      expect(page.isSignedIn()).toBe(true);
      await page.call(acpwdwebCall, credentials);
      return true;
    },
  });
  const options = { reauthenticate: 'in-place' } as const;
  const answers = await Promise.all([page.call(profileCall, {}, options), page.call(profileCall, {}, options)]);
  expect(answers).toEqual([{ userId: 'u_01' }, { userId: 'u_01' }]);
  expect(asked).toBe(1);
  expect(page.said).toEqual([]);
});

test('a form signs in again in place also when another tab noticed first', async () => {
  const page = await openPage({ peer });
  await page.call(acpwdwebCall, credentials);
  await page.call(profileCall, {});
  const { sessions, signed } = await page.connection();
  await sessions.leave((await signed())!.token);
  page.useSession.getState().clear();
  page.registerReactions({
    signInHere: async () => {
      await page.call(acpwdwebCall, credentials);
      return true;
    },
  });
  expect(await page.call(profileCall, {}, { reauthenticate: 'in-place' })).toEqual({ userId: 'u_01' });
  expect(page.said).toEqual([]);
});

test('a form whose user declines, or turns out to be somebody else, is not continued', async () => {
  const page = await openPage({ peer });
  const options = { reauthenticate: 'in-place' } as const;
  await page.call(acpwdwebCall, credentials);
  peer.forget('u_01');
  const undo = page.registerReactions({ signInHere: async () => false });
  await expect(page.call(profileCall, {}, options)).rejects.toMatchObject({ key: 'SESSION_EXPIRED' });
  expect(page.said).toHaveLength(2);
  undo();

  await page.call(acpwdwebCall, credentials);
  peer.forget('u_01');
  page.registerReactions({
    signInHere: async () => {
      peer.on(acpwdwebCall, (_, call) => peer.signIn('u_02', call, user));
      await page.call(acpwdwebCall, credentials);
      return true;
    },
  });
  const sent = peer.accepted.length;
  await expect(page.call(profileCall, {}, options)).rejects.toMatchObject({ key: 'SESSION_EXPIRED' });
  expect(peer.accepted.slice(sent).map(({ path }) => path)).toEqual([acpwdwebCall.path]);
  // The new user stays signed in.
  expect(page.useSession.getState().user?.userId).toBe('u_02');
});

test('refusals are raised with key, code and message, and shown as the catalogue says', async () => {
  const { call, said } = await openPage({ peer });
  await expect(call(acpwdwebCall, { loginName: 'a', loginPwd: 'b' })).rejects.toMatchObject({
    key: 'PWD_ERROR',
    code: 209,
    msg: 'Wrong',
  });
  const input = { tenantId: 't1' };
  const fields = [{ path: 'tenantId', key: 'REQUIRED', msg: 'no' }];
  for (const refuse of ['NO_PERMISSION', 'TENANT_CHANGED', 'RELOAD', 'CLOSED', 'CLAIMED'] as const) {
    peer.on(switchTenantCall, () => ({ refuse, msg: refuse, obj: { fields } }));
    await expect(call(switchTenantCall, input, { quiet: refuse === 'CLOSED' || ['CLAIMED'] })).rejects.toMatchObject({
      key: refuse,
      fields,
    });
  }
  peer.on(switchTenantCall, () => ({ refuse: 'INVALID', obj: { fields } }));
  await expect(call(switchTenantCall, input)).rejects.toMatchObject({ key: 'INVALID', fields });
  expect(said).toEqual(['toast Wrong', 'toast NO_PERMISSION', 'confirm TENANT_CHANGED', 'reload RELOAD']);
});

test('a network that fails is said once, in the reader’s language; a stranger’s page counts as no network', async () => {
  const { call, said, useSession } = await openPage({ peer });
  await call(indexCall, {});
  useSession.getState().setLocale('EN');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const both = await Promise.allSettled([call(indexCall, {}), call(notifyCalls.list, {})]);
  expect(both).toMatchObject([{ reason: { key: 'NETWORK', code: 901 } }, { reason: { key: 'NETWORK' } }]);
  expect(said).toEqual(['toast Network Error, Please check network']);
  for (const answer of [
    new Response('<h1>Sign in to the airport</h1>'),
    new Response('Bad gateway', { status: 502 }),
    Response.json({ code: 1, msg: '', obj: {} }, { status: 500 }),
  ]) {
    vi.stubGlobal('fetch', async () => answer);
    await expect(call(indexCall, {}, { quiet: true })).rejects.toMatchObject({ key: 'NETWORK' });
  }
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 110, msg: 'slow down', obj: { retryAfter: 9 } }, { status: 429 }),
  );
  await expect(call(indexCall, {})).rejects.toMatchObject({ key: 'TOO_MANY', obj: { retryAfter: 9 } });
  expect(said.at(-1)).toBe('toast slow down');
});

test('a call without an answer ends after 50 seconds; one that is cancelled ends at once and silently', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { call, said } = await openPage({ peer });
  await call(indexCall, {});
  let reached = hang();
  const slow = call(indexCall, {}).catch((error) => error);
  await reached;
  await vi.advanceTimersByTimeAsync(49_999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slow).toMatchObject({ key: 'TIMEOUT' });
  expect(said).toEqual(['toast 请求超时，请稍后重试']);

  const stop = new AbortController();
  reached = hang();
  const cancelled = call(indexCall, {}, { signal: stop.signal });
  await reached;
  stop.abort();
  await expect(cancelled).rejects.toBe(stop.signal.reason);
  expect(said).toHaveLength(1);
});

test('signing out sends the token, and signs out here even when the server cannot be reached', async () => {
  peer.on(logoutCall, () => ({}));
  const page = await openPage({ peer });
  await page.call(acpwdwebCall, credentials);
  await page.call(logoutCall, {});
  const { input, token } = peer.accepted.at(-1)!;
  expect(input).toEqual({ tk: token });
  expect(page.isSignedIn()).toBe(false);

  await page.call(acpwdwebCall, credentials);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.call(logoutCall, {});
  expect(page.isSignedIn()).toBe(false);
  vi.stubGlobal('fetch', peer.fetch);
  await page.call(indexCall, {});
  expect(peer.accepted.at(-1)?.token).toMatch(/^g1\./);
  expect(page.said).toEqual([]);
});

/** A network that swallows everything; resolves when the next request has left. */
function hang(): Promise<void> {
  return new Promise((reached) => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      reached();
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
  });
}

/** Lets fake time pass whenever the call waits for it. */
async function runUntilSettled(promise: Promise<unknown>): Promise<void> {
  let isSettled = false;
  promise.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect(isSettled).toBe(true);
    },
    { timeout: 600_000, interval: 1 },
  );
}
