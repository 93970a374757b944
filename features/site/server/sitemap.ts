import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { programmes } from '#features/casework/programmes/registry.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import { pageHeads } from '#features/pages.ts';
import { typesOff } from '#features/platform/shared/features.ts';
import { isPageOff } from '#features/platform/shared/pages-off.ts';
import { escapeMarkup } from '#server/base/markup.ts';
import { siteOf } from '#server/base/sites/site-of.ts';
import { keptFor, remember } from '#server/remember.ts';
import type { Services } from '#server/services.ts';
import { shownTypes } from './head-of.ts';
import { factsOf, readAddresses } from './queries.ts';
import { readOff } from './read-off.ts';

/** Newest contents of a type that are told; the format allows 50,000 a file. */
const mostOfType = 20_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Serves robots.txt, and sitemap.xml as the list of one map for the pages and one for each type of content. */
export function registerSitemap(app: FastifyInstance, services: Services): void {
  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await siteOf(services, request);
    const closed = ['/office', '/talents', '/personal', '/login', '/search']
      .map((path) => `Disallow: ${path}\n`)
      .join('');
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${closed}Sitemap: ${origin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const { tenantId, origin } = await siteOf(services, request);
    const off = typesOff(await readOff(services, tenantId));
    const maps = ['pages', ...shownTypes.map(({ code }) => code).filter((code) => !off.includes(code))].map((name) =>
      location('sitemap', `${origin}/sitemaps/${name}.xml`),
    );
    return sendXml(reply, `<sitemapindex ${namespace}>\n${maps.join('')}</sitemapindex>\n`);
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const urls = await urlsOf(services, request, request.params.file.replace(/\.xml$/, ''));
    return urls ? sendXml(reply, `<urlset ${namespace}>\n${urls.join('')}</urlset>\n`) : reply.callNotFound();
  });
}

async function urlsOf(services: Services, request: FastifyRequest, name: string): Promise<string[] | undefined> {
  const { tenantId, origin } = await siteOf(services, request);
  const off = await readOff(services, tenantId);
  if (name === 'pages') {
    const open = Object.keys(pageHeads).filter((path) => !pageHeads[path]?.isUnlisted);
    return ['/', ...open, ...programmes.map(({ code }) => `/serve/${code}`)]
      .filter((path) => !isPageOff(path, off))
      .map((path) => location('url', `${origin}${path}`));
  }
  const type = shownTypes.find(({ code }) => code === name);
  if (!type || typesOff(off).includes(type.code)) return undefined;
  const rows = await remember(services, `sitemap/${tenantId}/${type.code}`, () =>
    readAddresses(services, tenantId, { type, size: mostOfType }),
  );
  return rows.map((row) =>
    location('url', `${origin}${addressOf(type, { id: row.id, facts: factsOf(row) })}`, row.updatedAt),
  );
}

function location(element: 'url' | 'sitemap', address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>\n`;
}

function sendXml(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${keptFor / 1000}`)
    .send(`<?xml version="1.0" encoding="utf-8"?>\n${body}`);
}
