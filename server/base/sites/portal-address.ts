import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Where visitors find a page of the tenant's portal, whatever address the caller came by: on its own domain, else on
 * the configured origin; the bare path while nothing is configured. `path` starts with `/`.
 */
export async function portalAddress({ db, tenantId, services }: Scope, path: string): Promise<string> {
  const { publicOrigin } = services.env;
  if (!publicOrigin) return path;
  const [tenant] = await db.select({ domains: tenants.domains }).from(tenants).where(eq(tenants.id, tenantId));
  const [domain] = tenant?.domains ?? [];
  return `${domain ? `${new URL(publicOrigin).protocol}//${domain}` : publicOrigin}${path}`;
}
