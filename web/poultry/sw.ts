import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/**
 * FlockScore without a network. The app itself (page, scripts, words of all languages, small drawings) is kept when the
 * worker is installed, all of one version; large drawings and fonts when the page says that it has time. Calls go past
 * this worker: what they carry is the outbox's business. A new version waits until the page says so.
 */
declare const self: WorkerScope;

const largeCache = 'flockscore-large';
const entries = self.__WB_MANIFEST;
const isLarge = ({ url }: PrecacheEntry) => /\.(jpg|ttf|otf|woff2)$/.test(url) && !/print-latin/.test(url);
/** Kept when somebody first needs them: twenty megabytes are too many for whoever writes in Latin script. */
const isOnDemand = /print-(han|whole)/;
const large = new Set(entries.filter(isLarge).map(({ url }) => new URL(url, self.location.href).href));

precacheAndRoute(entries.filter((entry) => !isLarge(entry)));
cleanupOutdatedCaches();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // One page draws every path.
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (large.has(request.url)) event.respondWith(fromLargeCache(request.url));
});
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === 'keep-large') event.waitUntil(keep((url) => !isOnDemand.test(url)));
  // Everyday Chinese, for reports of whoever reads it.
  if (event.data === 'keep-han') event.waitUntil(keep((url) => url.includes('print-han')));
});
self.addEventListener('activate', (event) => event.waitUntil(settle()));

async function page(request: Request): Promise<Response> {
  return (await matchPrecache('./')) ?? fetch(request);
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
  const cache = await caches.open(largeCache);
  for (const { url } of await cache.keys()) if (!large.has(url)) await cache.delete(url);
}

/** The little of a service worker's scope that is used here; its types and those of a page cannot stand in one project. */
interface WorkerScope {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
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
