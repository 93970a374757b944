import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ErrorKey, errors, errorText } from '#core/errors.ts';
import type { Locale } from '#core/texts/text.ts';
import { captchaCall } from '#features/accounts/calls/accounts.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { handleOpen } from '#server/handle.ts';
import { securityHeaders } from '#server/plugins/headers.ts';
import { TestClient } from '#server/testing/client.ts';
import { createTestServices } from '#server/testing.ts';

/** What Fastify, Node and its parser would answer in words of their own, over real sockets. */
const services = await createTestServices();
const site = mkdtempSync(join(tmpdir(), 'wutong-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
let app: Awaited<ReturnType<typeof createApp>>;

async function listen(own: typeof app) {
  await own.listen({ port: 0, host: '127.0.0.1' });
  return (own.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  for (const folder of ['portal', 'office', 'poultry', 'visit']) {
    mkdirSync(join(site, folder), { recursive: true });
    const page = `<!doctype html><html lang="zh-CN"><head><title>${folder}</title></head><body></body></html>`;
    writeFileSync(join(site, folder, 'index.html'), page);
  }
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true }),
  );
  app = await createApp({ services, handlers, site });
  await listen(app);
});
afterAll(() => app.close());

/** Sends bytes as they are and reads until the server hangs up. */
async function speak(text: string, meanwhile?: (socket: Socket) => void): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const seen = once(app.server, 'connection') as Promise<[Socket]>;
  socket.write(Buffer.from(text, 'latin1'));
  if (meanwhile) meanwhile((await seen)[0]);
  return read(socket);
}

async function read(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function expectOwn(reply: string, status: number, key: ErrorKey, locale: Locale = 'CN') {
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  const headers = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect([head.slice(9, 12), JSON.parse(body)]).toEqual([
    String(status),
    { code: errors[key].code, msg: errorText(key, locale), obj: { key } },
  ]);
  expect(Object.fromEntries(headers)).toMatchObject({
    ...securityHeaders(services.env),
    'x-server-time': expect.stringMatching(/^\d{13}$/),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  });
}

const host = 'host: localhost\r\nconnection: close\r\n';
const english = 'accept-language: en-GB,en;q=0.9\r\n';

test.each<[string, string, number, ErrorKey, Locale?]>([
  ['an address that cannot be read', `GET /%zz HTTP/1.1\r\n${host}\r\n`, 400, 'REQUEST_REFUSED'],
  ['a call whose address cannot be read', `GET /talents/%zz?a=1 HTTP/1.1\r\n${host}\r\n`, 400, 'REQUEST_REFUSED'],
  ['headers that are too large', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'REQUEST_REFUSED'],
  ['a query that is too large', `GET /talents/web/index?${'a'.repeat(17_000)} HTTP/1.1\r\n`, 431, 'REQUEST_REFUSED'],
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'REQUEST_REFUSED'],
  ['a method that nobody knows', `FROB / HTTP/1.1\r\n${host}\r\n`, 400, 'REQUEST_REFUSED'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'REQUEST_REFUSED'],
  ['an expectation', `POST / HTTP/1.1\r\n${host}expect: much\r\n\r\n`, 417, 'REQUEST_REFUSED'],
  ['an unknown call', `GET /talents/nothing HTTP/1.1\r\n${host}\r\n`, 404, 'NOT_FOUND'],
  [
    'one by POST',
    `POST /talents/nothing HTTP/1.1\r\n${host}${english}content-length: 0\r\n\r\n`,
    404,
    'NOT_FOUND',
    'EN',
  ],
  ['one in a language', `GET /talents/nothing?lang=vi HTTP/1.1\r\n${host}\r\n`, 404, 'NOT_FOUND', 'vi'],
  ['one asked for by a browser', `GET /talents/x HTTP/1.1\r\n${host}accept: text/html\r\n\r\n`, 404, 'NOT_FOUND'],
  ['a missing script', `GET /assets/gone.js HTTP/1.1\r\n${host}accept: */*\r\n\r\n`, 404, 'NOT_FOUND'],
  ['another method', `DELETE /notify HTTP/1.1\r\n${host}accept: text/html\r\n\r\n`, 404, 'NOT_FOUND'],
  [
    'a form that is too large',
    `POST /talents/api/session/open HTTP/1.1\r\n${host}${english}content-type: application/x-www-form-urlencoded\r\ncontent-length: 2000000\r\n\r\n`,
    ...([413, 'REQUEST_REFUSED', 'EN'] as const),
  ],
])('%s is answered like everything else', async (_name, request, status, key, locale) => {
  expectOwn(await speak(request), status, key, locale);
});

test('so is a request that is too slow', async () => {
  // As Node reports it after headersTimeout or requestTimeout.
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const reply = await speak(`GET / HTTP/1.1\r\n${host}`, (socket) => app.server.emit('clientError', late, socket));
  expectOwn(reply, 408, 'REQUEST_REFUSED');
});

test('so is what comes while the server stops, after what was under way', async () => {
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const waiting = handleOpen(captchaCall, async () => {
    begun.resolve();
    await release.promise;
    return { captchaId: 'kept', image: '', pow: '' };
  });
  const other = await createApp({
    services,
    handlers: [...handlers.filter(({ contract }) => contract !== captchaCall), waiting],
  });
  const stopping = Promise.withResolvers<void>();
  other.addHook('preClose', async () => stopping.resolve());
  const taken: Socket[] = [];
  other.server.on('connection', (socket) => taken.push(socket));
  const port = await listen(other);
  const guest = await new TestClient(other).open();
  const { text } = await guest.compose(captchaCall, {});
  const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ');
  const [early, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  early.write(`GET /talents${captchaCall.path}?${text} HTTP/1.1\r\n${host}cookie: ${cookie}\r\n\r\n`);
  late.write(`GET /talents/web/index HTTP/1.1\r\n${host}${english}`);
  await begun.promise;
  await expect.poll(() => taken.filter(({ bytesRead }) => bytesRead > 0).length, { timeout: 60_000 }).toBe(2);
  const closing = other.close();
  await stopping.promise;
  late.write('\r\n');
  const answered = await read(late);
  expectOwn(answered, 503, 'MAINTENANCE', 'EN');
  expect(answered).toMatch(/retry-after: 5\r\n/);
  release.resolve();
  expect(await read(early)).toContain('"captchaId":"kept"');
  await closing;
});

test.each([
  ['/nothing', 'portal'],
  ['/notify/a/b/c', 'portal'],
  ['/paper.pdf', 'portal'],
  ['/docs/nothing', 'portal'],
  ['/files/nothing', 'portal'],
  ['/calendar/nothing', 'portal'],
  ['/feed/nothing', 'portal'],
  ['/health/nothing', 'portal'],
  ['/office/nothing', 'office'],
  ['/office/paper.pdf', 'office'],
  ['/poultry/nothing/at/all', 'poultry'],
])('%s is a page of %s with status 404, for people', async (url, folder) => {
  const headers = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', cookie: 'tw-lang=EN' };
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  expect([statusCode, answered['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toMatch(
    folder === 'portal' ? /<html lang="en">[\s\S]*<title>[^<]*not[^<]*<\/title>/i : `<title>${folder}`,
  );
  expect(answered['x-content-type-options']).toBe('nosniff');
});

test.each(['/', '/notify', '/office/', '/office/apply/task', '/poultry/', '/poultry/farms/f1', '/personal/data'])(
  '%s is there',
  async (url) => {
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(200);
  },
);
