import { switchedOff } from '#server/base/offered.ts';
import { remember } from '#server/remember.ts';
import type { Services } from '#server/services.ts';

/** Milliseconds that a node goes by one reading. */
const offKeptFor = 5_000;

/** Keys of what a tenant has switched off, for what is served beside calls: pages, feeds, the sitemap. */
export function readOff(services: Services, tenantId: string): Promise<readonly string[]> {
  const read = () => services.database.read(tenantId, (db) => switchedOff({ db, tenantId }));
  return remember(services, `off/${tenantId}`, read, offKeptFor);
}
