import { beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { brokenLink as resource } from '#features/contents/resources/broken-link.ts';
import { brokenLinks, publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { files } from '#server/database/tables/files.ts';
import { actOnResource, listResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { checkAllLinks } from './check-links.ts';
import { linkStore as store } from './link-store.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'editor' });
const now = new Date('2026-11-20T02:00:00.000Z');
const link = (...paths: string[]) => paths.map((path) => `<a href="${path}" rel="x">x</a>`).join('');

beforeEach(async () => {
  services.setNow(now);
  await services.database.asOwner(async (db) => {
    for (const table of [brokenLinks, publications, files]) await db.delete(table);
    await db.insert(files).values({
      id: 'pub_there',
      tenantId: 'tenant-a',
      name: 'a.pdf',
      size: 7,
      type: 'application/pdf',
      purpose: 'content-file',
      visibility: 'public',
      sha256: Buffer.alloc(32),
      objectKey: 'files/x',
    });
    await db.insert(publications).values([
      aPublication('good', { publishedAt: now, bodyCN: link('/notify/other', '/serve/pick-up', '/files/pub_there') }),
      aPublication('bad', {
        publishedAt: now,
        bodyCN: link('/notify/later', '/notify/elsewhere', '/highlight/other', '/files/pub_gone', '/nowhere'),
        bodyEN: link('https://a.example/', 'page.html'),
      }),
      aPublication('other', { publishedAt: now }),
      aPublication('later', { publishedAt: new Date(now.getTime() + 1), bodyCN: link('/nowhere') }),
      aPublication('guide', { publishedAt: now, type: 'serve', facts: { slug: 'pick-up' } }),
      aPublication('elsewhere', { publishedAt: now, tenantId: 'tenant-b' }),
    ]);
  });
});

const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id: 'editor' }, side: 'office', tenantId }, work);
const list = async (tenantId?: string, filter = {}) => {
  const { rows } = await desk((scope) => listResource(scope, { resource, store, input: { filter } }), tenantId);
  return rows as unknown as { id: string; href: string; status: string }[];
};
const told = async () => Object.fromEntries((await list()).map(({ href, status }) => [href, status]));

test('links to what is not published, not stored or not there are found, each with its fault', async () => {
  expect(await checkAllLinks(services)).toBe(6);
  expect(await told()).toEqual({
    '/notify/later': 'NO_CONTENT',
    '/notify/elsewhere': 'NO_CONTENT',
    '/highlight/other': 'NO_CONTENT',
    '/files/pub_gone': 'NO_FILE',
    '/nowhere': 'NO_PAGE',
    'page.html': 'MALFORMED',
  });
  expect(await list('tenant-b')).toEqual([]);
  expect(await list('tenant-a', { status: ['NO_FILE'], keyword: 'gone' })).toHaveLength(1);
});

test('another look forgets what is right by now', async () => {
  await checkAllLinks(services);
  services.setNow(new Date(now.getTime() + 1000));
  const [row] = await list('tenant-a', { keyword: '/notify/later' });
  await desk((scope) => actOnResource(scope, { resource, store, input: { ids: [row!.id], action: 'check' } }));
  expect(Object.keys(await told())).not.toContain('/notify/later');
  expect(await checkAllLinks(services)).toBe(6);
});
