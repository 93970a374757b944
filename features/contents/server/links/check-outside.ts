import { brokenLinks } from '#features/contents/server/tables.ts';
import { linksIn, type OutsideFault, outsideFaults, targetOf } from '#features/contents/shared/links.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { type ProbeOptions, probe } from './probe.ts';
import { batch, walkTexts } from './walk-texts.ts';

/** Sites asked at a time, each one address after the other. */
const atOnce = 4;
/** Milliseconds that one run may take: what was not reached keeps what was found before. */
const longest = 200_000;

interface Link {
  readonly publicationId: string;
  readonly locale: 'CN' | 'EN';
  readonly href: string;
}

/**
 * Asks the sites that the tenant's published texts link to, and keeps what does not answer in link of what was found
 * before. No connection of the database is held meanwhile. Returns how many addresses were asked and how many lead
 * nowhere.
 */
export async function checkOutside(
  services: Services,
  tenantId: string,
  options: ProbeOptions = {},
): Promise<{ asked: number; broken: number }> {
  const links = await readLinks(services, tenantId);
  const faults = await probeAll(new Set(links.map(({ href }) => href)), options);
  const now = services.clock();
  const hrefs = [...faults.keys()];
  const found = links.flatMap((link) => {
    const fault = faults.get(link.href);
    return fault ? [{ ...link, fault, tenantId, foundAt: now }] : [];
  });
  await services.database.transaction(tenantId, async (db) => {
    for (let at = 0; at < hrefs.length; at += batch)
      await db
        .delete(brokenLinks)
        .where(
          and(eq(brokenLinks.tenantId, tenantId), isOutside, inArray(brokenLinks.href, hrefs.slice(at, at + batch))),
        );
    for (let at = 0; at < found.length; at += batch)
      await db
        .insert(brokenLinks)
        .values(found.slice(at, at + batch))
        .onConflictDoNothing();
  });
  return { asked: faults.size, broken: [...faults.values()].filter((fault) => fault !== null).length };
}

/** Rows that a look over the network found; the look at what is published leaves them alone. */
export const isOutside = inArray(brokenLinks.fault, Object.keys(outsideFaults));

function readLinks(services: Services, tenantId: string): Promise<Link[]> {
  return services.database.transaction(tenantId, async (db) => {
    const links: Link[] = [];
    for await (const texts of walkTexts(systemScope(services, { db, tenantId, now: services.clock() })))
      for (const { id, locale, html } of texts)
        for (const href of linksIn(html))
          if (/^https?:/i.test(href) && targetOf(href).kind === 'fine') links.push({ publicationId: id, locale, href });
    return links;
  });
}

/** Each address once; of one site one after the other. */
async function probeAll(hrefs: ReadonlySet<string>, options: ProbeOptions): Promise<Map<string, OutsideFault | null>> {
  const sites = [...Map.groupBy(hrefs, (href) => new URL(href).host).values()];
  const faults = new Map<string, OutsideFault | null>();
  const end = performance.now() + longest;
  const work = async () => {
    for (let site = sites.shift(); site; site = sites.shift())
      for (const href of site) {
        if (performance.now() > end) return;
        faults.set(href, await probe(href, options));
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}
