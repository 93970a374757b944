import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { originVisitCall } from '#features/supporters/calls.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { type Browser, createBrowser, openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';

let peer: Peer;
let browser: Browser;
let told: string[];

beforeEach(() => {
  told = [];
  browser = createBrowser();
  peer = createPeer(nodePrimitives);
  peer.on(originVisitCall, ({ code }) => {
    told.push(code);
    return {};
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A page loaded at a path of the portal; answers the address it shows afterwards. */
async function load(path: string, network: Pick<Peer, 'fetch'> = peer) {
  await openPage({ peer: network, browser });
  let shown = `http://origin.invalid${path}`;
  vi.stubGlobal('window', {
    location: { href: shown },
    history: {
      state: null,
      replaceState(_: unknown, __: string, to: URL) {
        shown = String(to);
      },
    },
  });
  const { takeOrigin } = await import('./take-origin.ts');
  takeOrigin();
  return shown;
}

const isKept = () => browser.localStorage.getItem('tw.origin');

test('a source is told once, and taken out of the address', async () => {
  expect(await load('/serve?o=FORUM1&page=2')).toBe('http://origin.invalid/serve?page=2');
  await expect.poll(isKept).toBeNull();
  await load('/');
  expect(told).toEqual(['FORUM1']);
});

test('a page that is left before the answer leaves the source to the next one', async () => {
  let isAsked = false;
  const leave = (...[request, init]: Parameters<Peer['fetch']>) => {
    if (!String(request).includes(originVisitCall.path)) return peer.fetch(request, init);
    isAsked = true;
    return new Promise<Response>(() => undefined);
  };
  await load('/?o=FORUM1', { fetch: leave });
  await expect.poll(() => isAsked).toBe(true);
  expect(isKept()).toBe('FORUM1');
  await load('/notify');
  await expect.poll(isKept).toBeNull();
  expect(told).toEqual(['FORUM1']);
});

test('what is no code is not kept', async () => {
  expect(await load('/?o=%3Cscript%3E')).toBe('http://origin.invalid/');
  expect([isKept(), told]).toEqual([null, []]);
});
