/**
 * The visit kit without a network: the one document below /office/visit/ and the files it was built into, nothing else of
 * the back office and no answer of the server. What was built together is kept together; a later build waits until no page
 * of the former one is open, or until a page says that it begins anew.
 */
declare const self: WorkerScope;

const addressOf = (url: string) => new URL(url, self.location.href).href;
const entries = self.__WB_MANIFEST;
const files = entries.map(({ url }) => addressOf(url));
const page = addressOf('./');
const own = `visit-kit ${entries.map(({ url, revision }) => revision ?? url).join(' ')}`;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(settle()));
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address = ''] = request.url.split('#');
  if (request.mode === 'navigate') event.respondWith(kept(page, request));
  else if (request.method === 'GET' && files.includes(address)) event.respondWith(kept(address, request));
});

async function install(): Promise<void> {
  const cache = await caches.open(own);
  // As the addresses are asked for, whose answers carry the policy of the page.
  await cache.addAll([page, ...files].map((url) => new Request(url, { cache: 'reload' })));
}

async function settle(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('visit-kit') && name !== own) await caches.delete(name);
  await self.clients.claim();
}

async function kept(address: string, request: Request): Promise<Response> {
  return (await (await caches.open(own)).match(address)) ?? fetch(request);
}

/** The little of a service worker's scope that is used here; its types and those of a page cannot stand in one project. */
interface WorkerScope {
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

// A file of its own: its names are not those of a page.
export {};
