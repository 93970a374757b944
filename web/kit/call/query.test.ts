import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acpwdwebCall, logoutCall } from '#features/accounts/calls/accounts.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';

let peer: Peer;
const credentials = { loginName: 'lin', loginPwd: 'a' };

beforeEach(() => {
  peer = createPeer(nodePrimitives);
  peer.on(acpwdwebCall, ({ loginName }, call) => peer.signIn(`u_${loginName}`, call, { loginName, permCodes: [] }));
  peer.on(logoutCall, () => ({}));
  peer.on(notifyCalls.list, (_, { lang }) => ({ rows: [], total: 0, next: null, lang }));
  peer.on(overviewCall, (_, { userId }) => ({ userId }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what was read is kept by call, input and language, until it is invalidated', async () => {
  const { queryClient, queryOf, invalidate, useSession } = await openQueries();
  const read = (keyword: string) => queryClient.ensureQueryData(queryOf(notifyCalls.list, { keyword }));
  await read('a');
  await read('a');
  await read('b');
  expect(asked()).toEqual(['a', 'b']);
  useSession.getState().setLocale('EN');
  expect(await read('a')).toMatchObject({ lang: 'EN' });
  expect(asked()).toEqual(['a', 'b', 'a']);
  await read('b');
  await invalidate(notifyCalls.list, { keyword: 'a' });
  const isStale = (keyword: string) =>
    queryClient.getQueryState(queryOf(notifyCalls.list, { keyword }).queryKey)?.isInvalidated;
  expect([isStale('a'), isStale('b')]).toEqual([true, false]);
});

test('a read tries a lost network again without a word, and says it once in the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { queryClient, queryOf, said } = await openQueries();
  await queryClient.ensureQueryData(queryOf(notifyCalls.list, {}));
  let failures = 0;
  let isBack = false;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (isBack) return peer.fetch(address, init);
    failures++;
    // The waits of a read are one second, then two.
    setImmediate(() => vi.advanceTimersByTime(2_000));
    throw new TypeError('Failed to fetch');
  });
  const lost = queryClient.fetchQuery(queryOf(notifyCalls.list, { keyword: 'a' }));
  await expect(lost).rejects.toMatchObject({ key: 'NETWORK' });
  expect([failures, said]).toEqual([3, ['toast 网络错误，请检查网络']]);
  isBack = true;
  await queryClient.fetchQuery(queryOf(notifyCalls.list, { keyword: 'a' }));
  expect(said).toHaveLength(1);
});

test('a refusal is not tried again', async () => {
  const { queryClient, queryOf, said } = await openQueries();
  peer.on(notifyCalls.list, () => ({ refuse: 'NO_PERMISSION', msg: 'no' }));
  await expect(queryClient.fetchQuery(queryOf(notifyCalls.list, {}))).rejects.toMatchObject({ key: 'NO_PERMISSION' });
  expect(peer.accepted).toHaveLength(1);
  expect(said).toEqual(['toast no']);
});

test('one user never sees what another one read', async () => {
  const { queryClient, queryOf, call } = await openQueries();
  await call(acpwdwebCall, credentials);
  const overview = queryOf(overviewCall, {});
  expect(await queryClient.ensureQueryData(overview)).toEqual({ userId: 'u_lin' });
  const sent = peer.accepted.length;
  await call(logoutCall, {});
  expect(queryClient.getQueryData(overview.queryKey)).toBeUndefined();
  expect(peer.accepted.slice(sent).map(({ path }) => path)).toEqual([logoutCall.path]);

  await call(acpwdwebCall, credentials);
  await queryClient.ensureQueryData(overview);
  const shown: unknown[] = [];
  const stop = new QueryObserver(queryClient, overview).subscribe(({ data }) => shown.push(data));
  await call(acpwdwebCall, { ...credentials, loginName: 'wang' });
  await expect.poll(() => shown.at(-1)).toEqual({ userId: 'u_wang' });
  stop();
});

test('what anybody may see stays on screen when the user goes', async () => {
  const { queryClient, queryOf, call } = await openQueries();
  await call(acpwdwebCall, credentials);
  const shown: unknown[] = [];
  const observer = new QueryObserver(queryClient, queryOf(notifyCalls.list, {}));
  const stop = observer.subscribe(({ data }) => shown.push(data));
  await expect.poll(() => shown.at(-1)).toMatchObject({ rows: [] });
  await call(logoutCall, {});
  await expect.poll(() => shown).toContain(undefined);
  await expect.poll(() => shown.at(-1)).toMatchObject({ rows: [] });
  stop();
});

function asked(): unknown[] {
  return peer.accepted.map(({ input }) => (input as { keyword: string }).keyword);
}

async function openQueries() {
  const page = await openPage({ peer });
  return { ...page, ...(await import('./query.ts')) };
}
