import type { FastifyRequest } from 'fastify';
import { deviceLanguage } from '#core/texts/device-language.ts';
import { readPlatform } from '#server/base/platform.ts';
import { languageCookie, type SiteLanguage, siteLanguage } from '#server/base/sites/site-language.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { remember } from '#server/remember.ts';
import type { Services } from '#server/services.ts';

/** Milliseconds that a node goes by one reading. */
const keptFor = 5_000;

/**
 * The language a page begins in: asked for in its address, used in this browser before, or, on a first visit, what the
 * tenant says or the browser asks for. Readers who name no language at all, such as search engines, get Chinese.
 */
export async function pageLanguage(
  services: Services,
  tenantId: string,
  request: FastifyRequest,
): Promise<SiteLanguage> {
  const asked = (request.query as { lang?: unknown }).lang ?? request.cookies[languageCookie];
  if (asked !== undefined) return siteLanguage(asked);
  const first = await remember(services, `language/${tenantId}`, () => readFirst(services, tenantId), keptFor);
  if (first !== 'BROWSER') return first;
  const wanted = request.headers['accept-language'];
  if (wanted === undefined || wanted.trim() === '*') return 'CN';
  return siteLanguage(deviceLanguage(wanted.split(',').map((part) => part.split(';')[0]!.trim())));
}

function readFirst(services: Services, tenantId: string) {
  const now = services.clock();
  return services.database.read(tenantId, async (db) => {
    const { firstLanguage } = await readPlatform(systemScope(services, { db, tenantId, now }));
    return firstLanguage;
  });
}
