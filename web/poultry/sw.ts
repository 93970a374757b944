import { readPack } from '../kit/offline/pack.ts';

/**
 * FlockScore without a network. Two packs hold the app (features/flock/poultry/packs.ts): the first, with all that scoring
 * needs, is unpacked when the worker is installed; the second when a page says that it is there, or along with the first
 * where the app is only renewed. Large drawings and fonts come when the page says that it has time. Calls go past this
 * worker: what they carry is the outbox's business. A new version waits until the page says so. Pages hear how far it is.
 */
declare const self: WorkerScope;

const entries = self.__WB_MANIFEST;
const addressOf = (url: string) => new URL(url, self.location.href).href;
const packOf = (stage: Stage) => addressOf(entries.find(({ url }) => url.includes(`app-${stage}-`))!.url);
const packs = { first: packOf('first'), later: packOf('later') } as const;
const base = addressOf('./');
/** One version, one cache: its files never mix with those of another. */
const appCache = `flockscore-app ${packs.first} ${packs.later}`;
const largeCache = 'flockscore-large';
/** Kept when somebody first needs them: twenty megabytes are too many for whoever writes in Latin script. */
const isOnDemand = /print-(han|whole)/;
const large = new Set(entries.filter(({ url }) => !url.endsWith('.pack')).map(({ url }) => addressOf(url)));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(settle()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  // One page draws every path.
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (large.has(request.url)) event.respondWith(fromLargeCache(request.url));
  else if (request.method === 'GET' && request.url.startsWith(base)) event.respondWith(fromApp(request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === 'keep-rest') event.waitUntil(keepRest());
  if (event.data === 'keep-large') event.waitUntil(keep((url) => !isOnDemand.test(url)));
  // Everyday Chinese, for reports of whoever reads it.
  if (event.data === 'keep-han') event.waitUntil(keep((url) => url.includes('print-han')));
});

async function install(): Promise<void> {
  const cache = await caches.open(appCache);
  // As the address that visitors open, whose answer allows the style of its first words.
  await Promise.all([cache.add(new Request(base, { cache: 'reload' })), unpack('first')]);
  // Nobody waits for what takes the place of another version, and it must be whole when it does.
  if (self.registration.active) await unpack('later');
}

async function keepRest(): Promise<void> {
  await tell('first', 1);
  await unpack('later');
}

/** Puts the files of a pack under their addresses, once. Rejects without a network. */
async function unpack(stage: Stage): Promise<void> {
  const cache = await caches.open(appCache);
  const address = packs[stage];
  if (!(await cache.match(address))) {
    const answer = await fetch(address, { cache: 'no-store' });
    if (!answer.ok || !answer.body) throw new Error(`${address} answers ${answer.status}`);
    let told = 0;
    const files = await readPack(answer.body, (done, total) => {
      // All of it is there when it has been put away too.
      const share = Math.floor((done / total) * 19) / 20;
      if (share > told) void tell(stage, share);
      told = Math.max(told, share);
    });
    await Promise.all(
      files.map(({ url, type, bytes }) =>
        cache.put(addressOf(url), new Response(bytes, { headers: { 'content-type': type } })),
      ),
    );
    // Last: the sign that nothing of it is missing.
    await cache.put(address, new Response());
  }
  await tell(stage, 1);
}

/** Tells every page how far a stage is, from 0 to 1; the first time of all none of them is ruled from here yet. */
async function tell(stage: Stage, share: number): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ kept: { stage, share } });
}

async function page(request: Request): Promise<Response> {
  return (await (await caches.open(appCache)).match(base)) ?? fetch(request);
}

async function fromApp(request: Request): Promise<Response> {
  return (await (await caches.open(appCache)).match(request.url)) ?? fetch(request);
}

async function fromLargeCache(url: string): Promise<Response> {
  const cache = await caches.open(largeCache);
  const kept = await cache.match(url);
  if (kept) return kept;
  const answer = await fetch(url);
  if (answer.ok) await cache.put(url, answer.clone());
  return answer;
}

/** One after the other, so that a weak network stays free for the person; a missing one is tried again next time. */
async function keep(isWanted: (url: string) => boolean): Promise<void> {
  for (const url of large) if (isWanted(url)) await fromLargeCache(url).catch(() => undefined);
}

/** The pages that stand open at the first visit are served from here at once; what a former version kept and this one does not want goes. */
async function settle(): Promise<void> {
  await self.clients.claim();
  for (const name of await caches.keys())
    if (name !== appCache && name !== largeCache && /^(flockscore-app|workbox-precache)/.test(name))
      await caches.delete(name);
  const cache = await caches.open(largeCache);
  for (const { url } of await cache.keys()) if (!large.has(url)) await cache.delete(url);
}

type Stage = 'first' | 'later';

/** The little of a service worker's scope that is used here; its types and those of a page cannot stand in one project. */
interface WorkerScope {
  readonly __WB_MANIFEST: { readonly url: string }[];
  readonly location: Location;
  readonly registration: { readonly active: unknown };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { includeUncontrolled: boolean }): Promise<{ postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
