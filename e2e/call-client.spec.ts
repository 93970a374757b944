import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { uploadCompleteCall, uploadInitCall, uploadPartCall } from '#core/contracts/files.ts';
import { acpwdwebCall, logoutCall } from '#features/accounts/calls/accounts.ts';
import { profileCall, readMessageCall } from '#features/accounts/calls/own-account.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { bundlePage } from '#scripts/bundle-page.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';
import type {} from './pages/call-client.ts';

const EMPTY = '<!doctype html><title>client</title>';
const HTML = `${EMPTY}<body><script type="module" src="/page.js"></script>`;
const CSP = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const PART = 4 * 1024 * 1024;

let files: Map<string, string>;
let server: Server;
let origin: string;
let peer: Peer;
/** Whether a request is cut off before it is answered. */
let isLost: (request: IncomingMessage) => boolean;

test.beforeAll(async () => {
  files = await bundlePage('call-client.ts');
  server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (isLost(request)) return request.socket.destroy();
    if (path.startsWith('/talents/')) {
      const answer = await ask(request);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    const script = files.get(path);
    response.setHeader('content-security-policy', CSP);
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    return response.end(script ?? (path === '/empty' ? EMPTY : HTML));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.beforeEach(() => {
  isLost = () => false;
  let unread = 3;
  const parts: Uint8Array[] = [];
  peer = createPeer(nodePrimitives);
  peer.on(acpwdwebCall, ({ loginName }, call) => peer.signIn(`u_${loginName}`, call, { loginName, permCodes: [] }));
  peer.on(logoutCall, (_, { userId }) => {
    peer.forget(userId);
    return {};
  });
  peer.on(profileCall, (_, { userId }) => (userId ? { userId } : { refuse: 'SESSION_EXPIRED' }));
  peer.on(notifyCalls.head, () => ({
    total: unread,
    counts: [{ facet: 'kind', value: 'NOTICE', count: unread }],
    pinned: [],
  }));
  peer.on(readMessageCall, () => {
    unread = 0;
    return {};
  });
  peer.on(notifyCalls.list, ({ after = '0', size }) => {
    const rows = Array.from({ length: size! }, (_, at) => ({ id: `n${Number(after) + at}` }));
    return { rows, total: 4, next: after === '0' ? '2' : null };
  });
  peer.on(callsOf('talentapply').receipt, () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''%E5%9B%9E.pdf`,
    };
    return new Response('%PDF', { headers });
  });
  peer.on(uploadInitCall, ({ size }) => ({
    uploadId: 'up1',
    partSize: PART,
    parts: Math.ceil(size / PART),
    received: Object.keys(parts).map(Number),
  }));
  peer.on(uploadPartCall, async ({ index, sha256 }, { file }) => {
    const bytes = new Uint8Array(await file!.arrayBuffer());
    if (hashOf(bytes) !== sha256) return { refuse: 'FILE_REFUSED' };
    parts[index] = bytes;
    return { received: Object.keys(parts).map(Number) };
  });
  peer.on(uploadCompleteCall, () => {
    const whole = Buffer.concat(parts);
    return { id: hashOf(whole), name: '证明.pdf', size: whole.length, type: 'application/pdf' };
  });
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('portal and office are signed in side by side as two people, over a reload', async ({ context }) => {
  const [portal, office] = await open(context, ['/', '/office/']);
  await portal.evaluate(() => client.signIn('lin'));
  await office.evaluate(() => client.signIn('wang'));
  await Promise.all([load(portal, '/'), load(office, '/office/')]);
  expect(await portal.evaluate(() => client.isLasting())).toBe(true);
  expect(await portal.evaluate(() => client.whoAmI())).toBe('u_lin');
  expect(await office.evaluate(() => client.whoAmI())).toBe('u_wang');
  await portal.evaluate(() => client.signOut());
  expect(await office.evaluate(() => [client.shownUser(), client.said()])).toEqual(['wang', []]);
  expect(await office.evaluate(() => client.whoAmI())).toBe('u_wang');
});

test('other tabs follow a sign-in and a sign-out', async ({ context }) => {
  const [one, other] = await open(context, ['/', '/notify']);
  await one.evaluate(() => client.signIn('lin'));
  await expect(other.locator('#user')).toHaveText('lin');
  expect(await other.evaluate(() => client.whoAmI())).toBe('u_lin');
  await other.evaluate(() => client.signOut());
  await expect(one.locator('#user')).toHaveText('nobody');
  const refused = await one.evaluate(() => client.whoAmI().catch(({ key }) => key));
  expect(refused).toBe('SESSION_EXPIRED');
  expect(await one.evaluate(() => client.said())).toEqual(['SESSION_EXPIRED', 'to sign-in, then /']);
});

test('keys say whose they are, and a user without keys is nobody', async ({ page }) => {
  await load(page, '/');
  await page.evaluate(() => client.signIn('lin'));
  await page.evaluate(() => localStorage.clear());
  await load(page, '/');
  await expect(page.locator('#user')).toHaveText('lin');
  expect(await page.evaluate(() => client.whoAmI())).toBe('u_lin');

  await page.goto(`${origin}/empty`);
  await page.evaluate(
    () => new Promise((resolve) => Object.assign(indexedDB.deleteDatabase('tw'), { onsuccess: resolve })),
  );
  await load(page, '/');
  await expect(page.locator('#user')).toHaveText('nobody');
});

test('hooks read, read on, and read again after a change', async ({ page }) => {
  await load(page, '/');
  await expect(page.locator('#count')).toHaveText('3');
  await expect(page.locator('li')).toHaveText(['n0', 'n1']);
  await page.getByText('more').click();
  await expect(page.locator('li')).toHaveText(['n0', 'n1', 'n2', 'n3']);
  await expect(page.getByText('more')).toHaveCount(0);
  await page.getByText('read').click();
  await expect(page.locator('#count')).toHaveText('0');
});

test('an upload tells its progress within a part and survives a lost network', async ({ page, context }) => {
  const size = 2 * PART + 1_000;
  await load(page, '/');
  await page.evaluate(() => client.signIn('lin'));
  let parts = 0;
  isLost = ({ url }) => url === '/talents/api/resource/upload/part' && ++parts === 2;
  const network = await context.newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 16 * 1024 * 1024 };
  await network.send('Network.emulateNetworkConditions', conditions);
  const stored = await page.evaluate((bytes) => client.upload(bytes), size);
  expect(stored).toEqual({
    id: hashOf(Uint8Array.from({ length: size }, (_, at) => at % 251)),
    name: '证明.pdf',
    size,
    type: 'application/pdf',
  });
  const steps = await page.evaluate(() => client.steps());
  const sent = steps.filter(({ phase }) => phase === 'sending').map(({ done }) => done);
  expect(sent.filter((done) => done % PART !== 0 && done < size).length).toBeGreaterThan(0);
  expect([Math.max(...sent), steps.at(-1)?.phase]).toEqual([size, 'checking']);
  expect(peer.accepted.filter(({ path }) => path === uploadPartCall.path)).toHaveLength(3);
});

test('a download is saved under the name the server gives', async ({ page }) => {
  await load(page, '/');
  const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(() => client.download())]);
  expect(download.suggestedFilename()).toBe('回.pdf');
});

async function load(page: Page, path: string) {
  await page.goto(origin + path);
  await page.waitForFunction(() => 'client' in globalThis);
}

async function open(context: BrowserContext, paths: [string, string]): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await context.newPage(), await context.newPage()];
  await Promise.all(pages.map((page, at) => load(page, paths[at]!)));
  return pages;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function ask(request: IncomingMessage): Promise<Response> {
  const body = Buffer.concat(await request.toArray());
  const type = request.headers['content-type'] ?? '';
  const form = type.startsWith('multipart/')
    ? await new Response(body, { headers: { 'content-type': type } }).formData()
    : body.toString();
  return peer.fetch(request.url!, { method: request.method!, ...(request.method === 'POST' && { body: form }) });
}
