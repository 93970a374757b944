import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { brokenLinks, publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { messages } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { checkLinks } from './check-links.ts';
import { askOutside, checkAskedOutside, checkWeeklyOutside } from './outside-round.ts';
import { probe } from './probe.ts';
import { isPublicAddress } from './public-address.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'editor' });
const now = new Date('2026-11-20T02:00:00.000Z');

/** A site on this machine; what it was asked, and with which headers. */
const asked: string[] = [];
let headers: IncomingMessage['headers'] = {};
const site = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`);
  headers = request.headers;
  answer(request, response);
});
await new Promise<void>((ready) => void site.listen(0, '127.0.0.1', ready));
afterAll(() => site.close());
const { port } = site.address() as AddressInfo;

function answer({ url = '', method }: IncomingMessage, response: ServerResponse) {
  const to = (location: string) => response.writeHead(302, { location }).end();
  const hop = /^\/hop\/(\d+)$/.exec(url);
  if (hop) return Number(hop[1]) === 0 ? response.end() : to(`/hop/${Number(hop[1]) - 1}`);
  if (url === '/silent') return undefined;
  if (url === '/inner') return to(`http://inner.example:${port}/`);
  if (url === '/literal') return to('http://169.254.169.254/latest/meta-data/');
  if (url === '/file') return to('file:///etc/passwd');
  if (url === '/get-only') return response.writeHead(method === 'HEAD' ? 405 : 200).end('long text');
  return response.writeHead({ '/gone': 404, '/broken': 500, '/members': 403 }[url] ?? 200).end();
}

/** Names of the test; `inner` and what is not told stay what they are. */
const names: Readonly<Record<string, string>> = { 'site.example': '127.0.0.1', 'inner.example': '127.0.0.2' };
const options = {
  resolve: async (host: string) => {
    if (!names[host]) throw new Error('ENOTFOUND');
    return [{ address: names[host], family: 4 }];
  },
  isAllowed: (address: string) => address === '127.0.0.1',
  patience: 300,
};
const at = (path: string) => `http://site.example:${port}${path}`;

beforeEach(async () => {
  services.setNow(now);
  asked.length = 0;
  await services.database.asOwner(async (db) => {
    for (const table of [brokenLinks, publications, messages]) await db.delete(table);
    await db.update(tenants).set({ platform: {} });
  });
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '2606:4700::6810:84e5'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['/', null],
  ['/members', null],
  ['/get-only', null],
  ['/hop/5', null],
  ['/hop/6', 'LOOP'],
  ['/gone', 'GONE'],
  ['/broken', 'FAILED'],
  ['/file', 'FAILED'],
  ['/silent', 'UNREACHABLE'],
  ['/inner', 'PRIVATE'],
  ['/literal', 'PRIVATE'],
])('%s answers %s', async (path, fault) => {
  expect(await probe(at(path), options)).toBe(fault);
});

test('a name that leads inside is not connected to, nor one that answers both ways; a name is asked once a hop', async () => {
  expect(await probe(`http://127.0.0.1:${port}/`)).toBe('PRIVATE');
  expect(await probe(`http://[::ffff:127.0.0.1]:${port}/`)).toBe('PRIVATE');
  expect(await probe(`http://2130706433:${port}/`)).toBe('PRIVATE');
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  expect(await probe(at('/'), { resolve })).toBe('PRIVATE');
  expect(asked).toEqual([]);
  let lookups = 0;
  const turning = async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  expect(await probe(at('/get-only'), { ...options, resolve: turning })).toBeNull();
  expect([lookups, asked]).toEqual([1, ['HEAD site.example/get-only', 'GET site.example/get-only']]);
  expect(Object.keys(headers).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  expect(await probe('http://somebody:secret@site.example/', options)).toBe('FAILED');
});

const link = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('');
const told = () =>
  services.database.asOwner(async (db) =>
    (await db.select().from(brokenLinks)).map(({ tenantId, href, fault }) => [tenantId, href, fault]).toSorted(),
  );

test('whoever asks hears what came of it; the nightly look keeps it as long as the link stands', async () => {
  await services.database.asOwner((db) =>
    db.insert(publications).values([
      aPublication('one', {
        publishedAt: now,
        bodyCN: link(at('/gone'), at('/'), '/nowhere'),
        bodyEN: link(at('/gone')),
      }),
      aPublication('elsewhere', { publishedAt: now, tenantId: 'tenant-b', bodyCN: link(at('/gone')) }),
    ]),
  );
  const office = { actor: { id: 'editor' }, side: 'office' } as const;
  await asActor(services, office, askOutside);
  expect(await checkAskedOutside(services, options)).toBe(1);
  expect(await checkAskedOutside(services, options)).toBe(0);
  expect(asked.toSorted()).toEqual(['GET site.example/gone', 'HEAD site.example/', 'HEAD site.example/gone']);
  const found = ['tenant-a', at('/gone'), 'GONE'];
  expect(await told()).toEqual([found, found]);
  const [message] = await services.database.asOwner((db) => db.select().from(messages));
  expect(message).toMatchObject({
    accountId: 'editor',
    bodyCN: '检查了 2 个地址，1 个有问题。',
    path: '/content/link',
  });
  await asActor(services, office, (scope) => checkLinks(scope));
  expect(await told()).toEqual([['tenant-a', '/nowhere', 'NO_PAGE'], found, found].toSorted());
  await services.database.asOwner((db) => db.update(publications).set({ bodyCN: '' }));
  await asActor(services, office, (scope) => checkLinks(scope));
  expect(await told()).toEqual([found]);
});

test('each week for tenants that want it only', async () => {
  await services.database.asOwner(async (db) => {
    const bodyCN = link(at('/broken'));
    await db
      .insert(publications)
      .values([
        aPublication('one', { publishedAt: now, bodyCN }),
        aPublication('two', { publishedAt: now, bodyCN, tenantId: 'tenant-b' }),
      ]);
  });
  expect(await checkWeeklyOutside(services, options)).toBe(0);
  expect(asked).toEqual([]);
  await services.database.asOwner((db) => db.update(tenants).set({ platform: { outsideLinks: true } }));
  expect(await checkWeeklyOutside(services, options)).toBe(2);
  expect(await told()).toEqual([
    ['tenant-a', at('/broken'), 'FAILED'],
    ['tenant-b', at('/broken'), 'FAILED'],
  ]);
});
