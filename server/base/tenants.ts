import { tenants } from '#server/database/tables/tenants.ts';
import { isTenantOpen } from '#server/policies/tenant.ts';
import type { Services } from '#server/services.ts';

/** The tenant whose portal answers on a host name: the one that lists it, else the default one. */
export async function findTenantOfHost(services: Services, host: string): Promise<string> {
  const known = await readHosts(services);
  return known.byDomain.get(host) ?? known.fallback;
}

/** Whether a tenant lists the host name as its own. */
export async function isTenantDomain(services: Services, host: string): Promise<boolean> {
  return (await readHosts(services)).byDomain.has(host);
}

interface Hosts {
  readonly byDomain: ReadonlyMap<string, string>;
  readonly fallback: string;
  readonly readAt: number;
}

/** Read again every few seconds; a node's services live as long as the node. */
const hosts = new WeakMap<Services, Hosts>();
const maxAge = 5000;

async function readHosts(services: Services): Promise<Hosts> {
  const known = hosts.get(services);
  if (known && performance.now() - known.readAt < maxAge) return known;
  const rows = await services.database.read(null, (db) =>
    db
      .select({ id: tenants.id, domains: tenants.domains, isDefault: tenants.isDefault })
      .from(tenants)
      .where(isTenantOpen(services.clock())),
  );
  const fresh = {
    byDomain: new Map(rows.flatMap((row) => row.domains.map((domain) => [domain, row.id] as const))),
    fallback: rows.find((row) => row.isDefault)?.id ?? rows[0]?.id ?? '',
    readAt: performance.now(),
  };
  hosts.set(services, fresh);
  return fresh;
}
