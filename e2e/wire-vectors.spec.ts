import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { verifyFields } from '#core/wire/digest.ts';
import { deriveSessionKeys } from '#core/wire/keys.ts';
import { answerOpen, readOpen } from '#core/wire/open.ts';
import { parsePairs } from '#core/wire/pairs.ts';
import { readOuter, requireSealed } from '#core/wire/reserved.ts';
import { openFields, sealSecret } from '#core/wire/seal.ts';
import { newToken } from '#core/wire/tokens.ts';
import { bundlePage } from '#scripts/bundle-page.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import type {} from './pages/wire.ts';

const HTML = '<!doctype html><title>wire</title><script type="module" src="/page.js"></script>';
const VECTORS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10'];

let files: Map<string, string>;
let server: Server;
let origin: string;
let opened: number;
const secrets = new Map<string, Uint8Array>();

test.beforeAll(async () => {
  files = await bundlePage('wire.ts');
  server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const script = files.get(path);
    response.setHeader(
      'content-type',
      script ? 'text/javascript' : request.method === 'POST' ? 'application/json' : 'text/html',
    );
    response.end(
      script ?? (request.method === 'POST' ? JSON.stringify(await answer(path, await bodyOf(request))) : HTML),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.beforeEach(() => {
  opened = 0;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('WebCrypto in a page reproduces all vectors', async ({ page }) => {
  await visit(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await expectVectors(page);
});

test('a page that is not a secure context reproduces all vectors and keeps its session over a reload', async ({
  page,
}) => {
  await page.route('http://portal.invalid/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().method() === 'GET') {
      const script = files.get(path);
      return route.fulfill({ body: script ?? HTML, contentType: script ? 'text/javascript' : 'text/html' });
    }
    return route.fulfill({ json: await answer(path, route.request().postData() ?? '') });
  });
  await visit(page, 'http://portal.invalid/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expectVectors(page);
  const token = await page.evaluate(() => wire.token());
  await visit(page, 'http://portal.invalid/');
  expect(await page.evaluate(() => wire.token())).toBe(token);
  expect(await page.evaluate(() => wire.call([['name', '张三']]))).toEqual([['name', '张三']]);
});

test('a guest session outlives a reload with keys that script cannot read', async ({ page }) => {
  await visit(page);
  const token = await page.evaluate(() => wire.token());
  expect(
    await page.evaluate(() =>
      globalThis.wire.call([
        ['tags', 'b'],
        ['tags', 'a'],
      ]),
    ),
  ).toEqual([
    ['tags', 'b'],
    ['tags', 'a'],
  ]);
  await visit(page);
  expect(await page.evaluate(() => wire.token())).toBe(token);
  expect(await page.evaluate(() => wire.areKeysReadable())).toEqual([false, false, false]);
  expect(await page.evaluate(() => wire.call([['a', '']]))).toEqual([['a', '']]);
  expect(opened).toBe(1);
});

test('tabs share one session, and hear of signing in and out', async ({ context }) => {
  const [one, other] = await twoTabs(context);
  const guests = await Promise.all([one, other].map((tab) => tab.evaluate(() => wire.token())));
  expect(guests[0]).toBe(guests[1]);
  expect(opened).toBe(1);

  await one.evaluate(() => wire.enter());
  const signed = await one.evaluate(() => wire.token());
  expect(signed).toMatch(/^s1\./);
  await expect.poll(() => other.evaluate(() => wire.heard())).toEqual([signed]);
  expect(await other.evaluate(() => wire.token())).toBe(signed);
  expect(await other.evaluate(() => wire.call([['a', 'b']]))).toEqual([['a', 'b']]);

  await other.evaluate(() => wire.leave());
  await expect.poll(() => one.evaluate(() => wire.heard())).toEqual(['undefined']);
  expect(await one.evaluate(() => wire.token())).toMatch(/^g1\./);
  expect(opened).toBe(2);
});

test('a browser that refuses IndexedDB keeps keys in memory and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await visit(page);
  expect(await page.evaluate(() => wire.call([['a', 'b']]))).toEqual([['a', 'b']]);
  expect(await page.evaluate(() => wire.isLasting())).toBe(false);
});

async function visit(page: Page, address = origin) {
  await page.goto(address);
  await page.waitForFunction(() => 'wire' in globalThis);
}

async function expectVectors(page: Page) {
  const results = await page.evaluate(() => wire.runVectors());
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.map(({ name }) => name.split(' ')[0])).toEqual(VECTORS);
}

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => visit(tab)));
  return tabs;
}

/** The server's end of the wire, without anything around it. */
async function answer(path: string, body: string): Promise<unknown> {
  const fields = parsePairs(body);
  if (path === '/open') {
    opened++;
    const { answer, secret } = await answerOpen(nodePrimitives, readOpen(fields));
    secrets.set(answer.token, secret);
    return answer;
  }
  const outer = readOuter(fields);
  const { token, sequence } = outer;
  const line = { method: 'POST', path, token, sequence };
  const keys = await deriveSessionKeys(nodePrimitives, { secret: secrets.get(token)!, token, side: 'server' });
  await verifyFields(nodePrimitives, keys.sign, line, outer);
  const business = await openFields(nodePrimitives, keys.request, line, requireSealed(outer));
  if (path !== '/enter') return business;
  const fresh = { secret: nodePrimitives.randomBytes(32), newToken: newToken(nodePrimitives, 'signed') };
  secrets.set(fresh.newToken, fresh.secret);
  return {
    userId: 'u_01',
    token: fresh.newToken,
    secret: await sealSecret(nodePrimitives, keys.response, line, fresh),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}
