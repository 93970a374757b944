import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { flockPage } from '#features/flock/server/flock-page.ts';
import { isPagePath } from '#features/page-paths.ts';
import { siteOf } from '#server/base/sites/site-of.ts';
import { answerNotFound } from '#server/plugins/answers/errors.ts';
import type { Services } from '#server/services.ts';
import { openingOf, readFirstAnswers } from './first-answers.ts';
import { pageLanguage } from './first-language.ts';
import { headOf, lostHead } from './head-of.ts';
import { fillPage } from './page-template.ts';
import { registerSharePictures } from './share-pictures.ts';
import { registerSitemap } from './sitemap.ts';

const portal = { base: '/', folder: 'portal' } as const;

/** Built front ends: each is one page that draws every path below its base. */
const apps = [{ base: '/office', folder: 'office' }, { base: '/poultry', folder: 'poultry' }, portal] as const;

/** A page of its own below the back office, that works without a network: one address, what it shows stands behind `#`. */
const visitKit = { base: '/office/visit', folder: 'visit' } as const;

/** Serves the built front ends; hashed assets for ever, pages always asked for again, those of the portal with their heads. */
export async function registerSite(
  app: FastifyInstance,
  { directory, services }: { directory: string; services: Services },
): Promise<void> {
  if (!existsSync(directory)) throw new Error(`The front ends are not built: ${directory} is missing. Run npm start.`);
  for (const [index, { base, folder }] of [visitKit, ...apps].entries()) {
    const root = join(directory, folder);
    await app.register(fastifyStatic, {
      root,
      prefix: base === '/' ? '/' : `${base}/`,
      decorateReply: index === 0,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Its service worker rules what lies below the stroke: a page without it would not work offline.
  app.get('/poultry', (_request, reply) => reply.header('cache-control', 'no-cache').redirect('/poultry/'));
  registerVisitKit(app, { directory, services });
  registerSitemap(app, services);
  registerSharePictures(app, services);
  const pageOf = (folder: string) => readFileSync(join(directory, folder, 'index.html'), 'utf8');
  const pages = { portal: pageOf('portal'), office: pageOf('office'), poultry: pageOf('poultry') };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, { isMissing }: { isMissing: boolean }) => {
    const pathname = pathOf(request);
    const { base, folder } = apps.find((app) => isBelow(app.base, pathname)) ?? portal;
    reply.header('cache-control', 'no-cache');
    const elsewhere = addressElsewhere(services.env, { host: request.host, url: request.url, folder });
    if (elsewhere !== undefined) return reply.redirect(elsewhere);
    if (folder === 'portal') return sendPortal({ request, reply, services, page: pages.portal, pathname, isMissing });
    allowOwnStyle(reply, pages[folder]);
    const page = folder === 'poultry' ? flockPage(pages.poultry, request) : pages.office;
    const isThere = !isMissing && isPagePath(folder, pathname.slice(base.length));
    return reply
      .code(isThere ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page);
  };
  app.get('/*', (request, reply) => {
    // A missing file or call is not a page: answering HTML for a script would hide a broken deployment.
    if (/\.[a-z0-9]{2,5}$|^\/\/|^\/talents(\/|$)/i.test(pathOf(request))) return reply.callNotFound();
    return sendPage(request, reply, { isMissing: false });
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? sendPage(request, reply, { isMissing: true }) : answerNotFound(request, reply),
  );
}

/** The page of those who visit entries, which may ask the device where it is. */
function registerVisitKit(
  app: FastifyInstance,
  { directory, services }: { directory: string; services: Services },
): void {
  const page = readFileSync(join(directory, visitKit.folder, 'index.html'), 'utf8');
  app.get(visitKit.base, (_request, reply) => reply.header('cache-control', 'no-cache').redirect(`${visitKit.base}/`));
  app.get(`${visitKit.base}/`, (request, reply) => {
    reply.header('cache-control', 'no-cache');
    const elsewhere = addressElsewhere(services.env, { host: request.host, url: request.url, folder: 'office' });
    if (elsewhere !== undefined) return reply.redirect(elsewhere);
    return allowPosition(reply).type('text/html; charset=utf-8').send(page);
  });
}

/** Not by URL: it reads `//x` as a host, and throws where that is none. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** A person who follows an address, rather than a program, a script or a picture. */
function wantsPage(request: FastifyRequest): boolean {
  const isCall = /^\/{1,2}talents(\/|$)/i.test(pathOf(request));
  return request.method === 'GET' && !isCall && /\btext\/html\b/.test(request.headers.accept ?? '');
}

/**
 * Where a page lies when it is not at the address it was asked for at: the back office may have an origin of its own,
 * which then has nothing else. The front page of that origin is the back office's own.
 */
function addressElsewhere(
  { officeOrigin, publicOrigin }: Services['env'],
  { host, url, folder }: { host: string; url: string; folder: string },
): string | undefined {
  if (officeOrigin === undefined) return undefined;
  const isOfficeHost = new URL(officeOrigin).host === host;
  if (folder === 'office') return isOfficeHost ? undefined : officeOrigin + url;
  if (!isOfficeHost) return undefined;
  return url === '/' ? `${officeOrigin}/office/` : publicOrigin && publicOrigin + url;
}

interface PortalRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  /** The page as it was built. */
  readonly page: string;
  readonly pathname: string;
  /** Whether it is known already that nothing is there. */
  readonly isMissing: boolean;
}

async function sendPortal({
  request,
  reply,
  services,
  page,
  pathname,
  isMissing,
}: PortalRequest): Promise<FastifyReply> {
  allowPosition(reply).type('text/html; charset=utf-8').header('vary', 'Accept-Language, Cookie');
  allowOwnStyle(reply, page);
  let filling: Parameters<typeof fillPage>[1];
  try {
    const { tenantId, origin } = await siteOf(services, request);
    const language = await pageLanguage(services, tenantId, request);
    const answers = await readFirstAnswers(services, { tenantId, pathname });
    const head = isMissing ? lostHead(language) : await headOf(services, { tenantId, pathname, language });
    filling = {
      origin,
      answers,
      language,
      isNamed: (request.query as { lang?: unknown }).lang !== undefined,
      head: pathname === '/' ? { ...head, opening: openingOf(answers, language) } : head,
    };
  } catch (error) {
    // Without the database the page still comes, and says itself what does not.
    services.log.error({ err: error }, 'no head for a page');
    return reply.send(page);
  }
  return reply.code(filling.head.isLost ? 404 : 200).send(fillPage(page, filling));
}

/** Lets a page ask the device where it is, whose owner is asked in turn; only the portal and the visit kit have use for it. */
function allowPosition(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('permissions-policy'));
  return reply.header('permissions-policy', policy.replace('geolocation=()', 'geolocation=(self)'));
}

/** The page brings the style of its first words with it: the policy allows just this text, by its hash. */
function allowOwnStyle(reply: FastifyReply, page: string): void {
  const [, style] = /<style>([^<]*)<\/style>/.exec(page) ?? [];
  const policy = reply.getHeader('content-security-policy');
  if (style === undefined || typeof policy !== 'string') return;
  const hash = createHash('sha256').update(style).digest('base64');
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`));
}
