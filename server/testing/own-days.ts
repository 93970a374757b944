import type { OwnDay } from '#core/calendar/working-days.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Services } from '#server/services.ts';

/** Gives a tenant days of its own in its calendar; one that a test does not have yet is made. */
export async function setOwnDays(services: Services, days: readonly OwnDay[], tenantId = 'tenant-a'): Promise<void> {
  const platform = { days };
  await services.database.asOwner((db) =>
    db
      .insert(tenants)
      .values({ id: tenantId, code: tenantId, nameCN: '云汀', nameEN: 'Yunting', kind: 'DISTRICT', platform })
      .onConflictDoUpdate({ target: tenants.id, set: { platform } }),
  );
}
