import { getContentType } from '#features/content-types.ts';
import { brokenLinks, publications } from '#features/contents/server/tables.ts';
import { type LinkFault, linksIn, type Target, targetOf } from '#features/contents/shared/links.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, inArray, lte, not, or, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isOutside } from './check-outside.ts';
import { batch, walkTexts } from './walk-texts.ts';

/** Looks at the links of every tenant's published texts; returns how many lead nowhere. */
export async function checkAllLinks(services: Services): Promise<number> {
  const now = services.clock();
  const known = await services.database.asOwner((db) => db.select({ id: tenants.id }).from(tenants));
  let broken = 0;
  for (const { id: tenantId } of known)
    broken += await services.database.transaction(tenantId, (db) =>
      checkLinks(systemScope(services, { db, tenantId, now })),
    );
  return broken;
}

/** Looks at all published texts of the tenant, or at one, and keeps what leads nowhere in the place of what was found before. */
export async function checkLinks(scope: Scope, publicationId?: string): Promise<number> {
  const { db, tenantId, now } = scope;
  const found: (typeof brokenLinks.$inferInsert)[] = [];
  const standing = new Set<string>();
  for await (const texts of walkTexts(scope, publicationId)) {
    const links = texts.flatMap(({ id, locale, html }) =>
      linksIn(html).map((href) => ({ publicationId: id, locale, href, target: targetOf(href) })),
    );
    const faults = await faultsOf(
      scope,
      links.map(({ target }) => target),
    );
    links.forEach(({ target: _, ...link }, index) => {
      standing.add(keyOf(link));
      const fault = faults[index];
      if (fault) found.push({ ...link, fault, tenantId, foundAt: now });
    });
  }
  const old = and(
    eq(brokenLinks.tenantId, tenantId),
    publicationId === undefined ? undefined : eq(brokenLinks.publicationId, publicationId),
  );
  await db.delete(brokenLinks).where(and(old, not(isOutside)));
  await forgetGone(scope, and(old, isOutside)!, standing);
  for (let at = 0; at < found.length; at += batch) await db.insert(brokenLinks).values(found.slice(at, at + batch));
  return found.length;
}

/** Links to other sites that were found broken over the network, and stand in no text any more. */
async function forgetGone({ db }: Scope, known: SQL, standing: ReadonlySet<string>): Promise<void> {
  for (const { tenantId, publicationId, locale, href } of await db.select().from(brokenLinks).where(known))
    if (!standing.has(keyOf({ publicationId, locale, href })))
      await db
        .delete(brokenLinks)
        .where(
          and(
            eq(brokenLinks.tenantId, tenantId),
            eq(brokenLinks.publicationId, publicationId),
            eq(brokenLinks.locale, locale),
            eq(brokenLinks.href, href),
          ),
        );
}

function keyOf({ publicationId, locale, href }: { publicationId: string; locale: string; href: string }): string {
  return `${publicationId} ${locale} ${href}`;
}

/** What is wrong with each target; two queries however many there are. */
async function faultsOf(scope: Scope, targets: readonly Target[]): Promise<(LinkFault | null)[]> {
  const contents = await knownContents(scope, targets);
  const stored = await knownFiles(scope, targets);
  return targets.map((target) => {
    if (target.kind === 'fault') return target.fault;
    if (target.kind === 'file') return stored.has(target.id) ? null : 'NO_FILE';
    if (target.kind === 'content')
      return target.types.some((type) => contents.has(`${type}/${target.id}`)) ? null : 'NO_CONTENT';
    return null;
  });
}

async function knownContents({ db, tenantId, now }: Scope, targets: readonly Target[]): Promise<ReadonlySet<string>> {
  const asked = targets.flatMap((target) => (target.kind === 'content' ? [target.id] : []));
  if (asked.length === 0) return new Set();
  const slug = sql<string | null>`${publications.facts} ->> 'slug'`;
  const rows = await db
    .select({ id: publications.id, type: publications.type, slug })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        lte(publications.publishedAt, now),
        or(inArray(publications.id, asked), inArray(slug, asked)),
      ),
    );
  return new Set(
    rows.flatMap(({ id, type, slug: name }) =>
      name && getContentType(type).named ? [`${type}/${id}`, `${type}/${name}`] : [`${type}/${id}`],
    ),
  );
}

async function knownFiles({ db, tenantId }: Scope, targets: readonly Target[]): Promise<ReadonlySet<string>> {
  const asked = targets.flatMap((target) => (target.kind === 'file' ? [target.id] : []));
  if (asked.length === 0) return new Set();
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.visibility, 'public'), inArray(files.id, asked)));
  return new Set(rows.map(({ id }) => id));
}
