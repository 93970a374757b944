import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { registerFeeds } from './feeds.ts';
import { readXml } from './testing.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);
const app = Fastify();
registerFeeds(app, services);
await services.database.asOwner(async (db) => {
  const tenant = (id: string, rest: object) => ({ id, code: id, nameCN: id, nameEN: id, kind: 'PLATFORM', ...rest });
  await db
    .insert(tenants)
    .values([
      tenant('tenant-a', { isDefault: true }),
      tenant('tenant-b', { domains: ['b.example.com'] }),
      tenant('tenant-c', { domains: ['c.example.com'], platform: { off: ['activity'] } }),
    ]);
  await db.insert(publications).values([
    ...Array.from({ length: 40 }, (_, i) =>
      aPublication(`n${i}`, { publishedAt: new Date(now.getTime() - (i + 1) * 3_600_000) }),
    ),
    aPublication('odd', {
      publishedAt: now,
      titleEN: `A & B <i>"x"</i> ]]> \u0007\uFFFE 😀`,
      titleCN: "“甲” & '乙'",
    }),
    aPublication('later', { publishedAt: new Date(now.getTime() + 1), datedAt: now }),
    aPublication('elsewhere', { publishedAt: now, tenantId: 'tenant-b' }),
    aPublication('story', { publishedAt: now, type: 'highlight' }),
  ]);
});

async function feed(url: string, host = 'localhost') {
  const reply = await app.inject({ url, headers: { host } });
  expect(reply.statusCode).toBe(200);
  const root = readXml(reply.body);
  const part = (name: string) => root.children.find((each) => each.name === name)!;
  const entries = root.children
    .filter(({ name }) => name === 'entry')
    .map(({ children }) => Object.fromEntries(children.map((each) => [each.name, each.text || each.attributes.href])));
  return { headers: reply.headers, root, part, entries };
}

test('a feed is Atom with the thirty newest of the tenant, none that is to come', async () => {
  const { headers, root, part, entries } = await feed('/feed/notify.xml?lang=EN');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(root).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' } });
  expect(part('id').text).toBe('http://localhost/feed/notify.xml?lang=EN');
  expect(Number.isNaN(Date.parse(part('updated').text))).toBe(false);
  expect(entries).toHaveLength(30);
  expect(entries[0]).toMatchObject({
    id: 'http://localhost/notify/odd',
    title: 'A & B <i>"x"</i> ]]>  😀',
    link: 'http://localhost/notify/odd?lang=EN',
    published: now.toISOString(),
  });
  expect(entries.map(({ id }) => id!.split('/').at(-1))).toEqual([
    'odd',
    ...Array.from({ length: 29 }, (_, i) => `n${i}`),
  ]);
});

test('each language, type and host has its own', async () => {
  expect((await feed('/feed/notify.xml')).entries[0]).toMatchObject({
    title: "“甲” & '乙'",
    link: 'http://localhost/notify/odd',
  });
  expect((await feed('/feed/highlight.xml?lang=CN')).entries.map(({ id }) => id)).toEqual([
    'http://localhost/highlight/story',
  ]);
  expect((await feed('/feed/polity.xml')).entries).toEqual([]);
  const other = await feed('/feed/notify.xml', 'b.example.com');
  expect(other.entries.map(({ id }) => id)).toEqual(['http://b.example.com/notify/elsewhere']);
});

test('a host that means harm stays text', async () => {
  const { part } = await feed('/feed/polity.xml', 'evil"&<x>');
  expect(part('id').text).toContain('/feed/polity.xml');
});

test('there are no other feeds', async () => {
  for (const file of ['post.xml', 'notify', 'notify.xml.gz', '..%2fnotify.xml', 'contents.xml'])
    expect((await app.inject(`/feed/${file}`)).statusCode, file).toBe(404);
});

test('what a tenant has switched off has no feed', async () => {
  const statusOf = async (host: string) =>
    (await app.inject({ url: '/feed/activity.xml', headers: { host } })).statusCode;
  expect([await statusOf('c.example.com'), await statusOf('b.example.com')]).toEqual([404, 200]);
});
