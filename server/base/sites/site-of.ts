import type { Services } from '#server/services.ts';
import { findTenantOfHost, isTenantDomain } from '../tenants.ts';

/** Whose portal a plain request asks for, and how links to it begin. */
export interface Site {
  readonly tenantId: string;
  readonly origin: string;
}

interface Asked {
  readonly hostname: string;
  readonly host: string;
  readonly protocol: string;
}

/** The configured origin, unless a tenant has the host for its own; without either, where the request went. */
export async function siteOf(services: Services, { hostname, host, protocol }: Asked): Promise<Site> {
  const tenantId = await findTenantOfHost(services, hostname);
  const { publicOrigin } = services.env;
  const isOwn = !publicOrigin || (await isTenantDomain(services, hostname));
  return { tenantId, origin: isOwn ? `${protocol}://${host}` : publicOrigin };
}
