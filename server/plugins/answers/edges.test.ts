import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';

/** Requests as no browser writes them, over a real socket: what arrives in which shape is half of the question. */
const services = await createTestServices();
const site = mkdtempSync(join(tmpdir(), 'wutong-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
let app: Awaited<ReturnType<typeof createApp>>;
let port = 0;

beforeAll(async () => {
  for (const folder of ['portal', 'office', 'poultry', 'visit']) {
    mkdirSync(join(site, folder, 'assets'), { recursive: true });
    writeFileSync(join(site, folder, 'index.html'), `<!doctype html><title>page of ${folder}</title>`);
    writeFileSync(join(site, folder, 'assets', 'a.js'), 'export {}');
  }
  writeFileSync(join(site, 'secret.txt'), 'canary-outside');
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true }),
  );
  app = await createApp({ services, handlers, site });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server hangs up. */
function speak(text: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const whole = Buffer.concat(parts).toString('utf8');
      const end = whole.indexOf('\r\n\r\n');
      resolve({ status: Number(whole.slice(9, 12)), head: whole.slice(0, end), body: whole.slice(end + 4) });
    });
  });
}

const ask = (target: string, method = 'GET', more = '') =>
  speak(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);

const targets = [
  '/',
  '/office',
  '/office/',
  '/officer',
  '/login?x=%',
  '/%',
  '/%zz',
  '/%00',
  '/%ff',
  '//[',
  '//',
  '///x',
  '//evil.example',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/office/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/',
  '/assets',
  '/assets/a.js',
  '/assets/b.js',
  '/index.html',
  '/.env',
  '/a;b',
  '/a\\b',
  '/docs',
  '/docs/',
  '/docs/x',
  'http://evil.example/',
  'http://[',
  '*',
  '/health',
  '/health/live',
  '/health/ready',
  '/?'.padEnd(9000, 'a'),
];
const callTargets = [
  '/talents',
  '/talents/',
  '/talents//web/index',
  '/talents/web//index',
  '/talents/web/index/',
  '/talents/web%2findex',
  '/talents/%77eb/index',
  '/talents/../talents/web/index',
  '/talents/./web/index',
  '/talents/web/index;a',
  '/talents/nothing',
  '/talents/web/index?%',
  '/talents/web/index?a=%00',
  '/talents/api/resource/view?rid=pub_x',
  '/%74alents/web/index',
  '/talents/api/resource/view?rid=pub_../../x',
  '/talents/api/resource/view?rid=pub_a&rid=pub_b',
  '/TALENTS/web/index',
  '//talents/web/index',
  '/talents/web/index#x',
  '/talents/__proto__',
  '/talents/constructor',
  'http://x/talents/web/index',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

test.each([...targets, ...callTargets])(
  '%s is answered, says nothing of itself, and leads out of no folder',
  async (target) => {
    for (const method of methods) {
      const { status, body, head } = await ask(target, method, 'content-length: 0\r\n');
      expect([method, status]).toEqual([method, expect.toBeOneOf([200, 301, 302, 400, 403, 404, 405, 414, 415])]);
      expect(body).not.toMatch(/canary|node_modules|at \w+ \(|evil\.example/);
      expect(head).not.toMatch(/location:.*evil/i);
      if (/content-type: text\/html/i.test(head)) {
        expect(head).toMatch(/content-security-policy: default-src 'none';script-src 'self';style-src 'self'/i);
        expect(head).toMatch(/x-content-type-options: nosniff/i);
        expect(head).toMatch(/x-frame-options: deny/i);
      }
    }
  },
);

test.each(callTargets)('%s is no page', async (target) => {
  const { head, body } = await ask(target);
  expect(head).not.toMatch(/content-type: text\/html/i);
  expect(body).not.toContain('page of');
});

test('a request without a host, or with a strange one, is answered like any other', async () => {
  const old = await speak('GET /talents/web/index HTTP/1.0\r\n\r\n');
  expect([old.status, old.body]).toEqual([200, expect.stringContaining('"code":105')]);
  for (const host of ['evil.example', '[::1', 'a b', 'localhost:99999', '__proto__', '']) {
    const reply = await speak(`GET /talents/web/index HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect([host, reply.status]).toEqual([host, expect.toBeOneOf([200, 400])]);
    expect(reply.body).not.toContain('"code":199');
  }
});

test('a call is taken in its own method and content type only', async () => {
  const form = 'content-type: application/x-www-form-urlencoded\r\n';
  const open = (head: string, body = 'v=1') =>
    ask('/talents/api/session/open', 'POST', `${head}content-length: ${body.length}\r\n\r\n${body}`);
  const refused = expect.stringMatching(/"code":(105|114)/);
  expect((await open(form)).body).toEqual(refused);
  for (const type of [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded\t;',
    ' multipart/form-data',
    '*/*',
  ])
    expect([type, (await open(`content-type: ${type}\r\n`)).body]).toEqual([type, refused]);
  expect((await open('', '')).body).toEqual(refused);
  expect((await open(form, '__proto__=1')).body).toEqual(refused);
  expect((await ask('/talents/api/session/open')).status).toBe(404);
});

test('nobody may set a cookie, a header or another line through what is answered', async () => {
  for (const target of ['/talents/web/index?a=%0d%0aset-cookie:%20a=b', '/%0d%0aset-cookie:%20a=b']) {
    const { head } = await ask(target);
    expect(head).not.toMatch(/set-cookie/i);
  }
});

test('health says one word', async () => {
  expect((await ask('/health/live')).body).toBe('{"live":true}');
  expect((await ask('/health/ready')).body).toBe('{"ready":true}');
});
