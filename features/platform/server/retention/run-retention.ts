import { sql } from 'drizzle-orm';
import { keptSince, periodText, type RetentionKey, retention } from '#core/retention.ts';
import { logBusiness } from '#server/base/business-log.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { batch, doings, takeBatch } from './carry-out.ts';
import { due } from './due.ts';
import { remindDrafts } from './remind-drafts.ts';

/**
 * Deletes or anonymises what every tenant has kept long enough, and says so in its log; returns how many rows. Safe to
 * break off and to run twice at once. A restored backup needs nothing else: its rows are as old as they were.
 */
export async function runRetention(services: Services): Promise<number> {
  const known = await services.database.asOwner((db) => db.select({ id: tenants.id }).from(tenants));
  let count = 0;
  for (const { id: tenantId } of known) {
    await inTenant(services, tenantId, remindDrafts);
    for (const key of Object.keys(doings) as RetentionKey[]) {
      try {
        count += await carryOut(services, tenantId, key);
      } catch (error) {
        services.log.error({ err: error, tenant: tenantId, period: key }, 'a period of retention could not be kept');
      }
    }
  }
  await cutAddresses(services);
  return count;
}

async function carryOut(services: Services, tenantId: string, key: RetentionKey): Promise<number> {
  let count = 0;
  for (;;) {
    const taken = await inTenant(services, tenantId, async (scope) => {
      const rows = await takeBatch(scope, key, doings[key]!);
      if (rows > 0) await log(scope, key, rows);
      return rows;
    });
    count += taken;
    if (taken < batch) return count;
  }
}

function inTenant<T>(services: Services, tenantId: string, work: (scope: Scope) => Promise<T>): Promise<T> {
  const now = services.clock();
  return services.database.transaction(tenantId, (db) => work(systemScope(services, { db, tenantId, now })));
}

function log(scope: Scope, key: RetentionKey, count: number): Promise<void> {
  const { name, end } = retention[key];
  const period = periodText(retention[key]);
  return logBusiness(scope, {
    module: 'RETENTION',
    action: key,
    objectType: 'retention',
    objectId: key,
    title: name.CN,
    text: {
      CN: `${name.CN}保存满 ${period.CN}，${end.CN}：${count} 条`,
      EN: `${name.EN} kept for ${period.EN}: ${count} ${end.EN}`,
    },
    changes: [{ field: 'count', before: null, after: count }],
  });
}

/** Lines of the call log keep the network of an old call: no one's rows, and not to be changed by who serves requests. */
async function cutAddresses({ database, clock }: Services): Promise<void> {
  const { from, where } = due.addresses;
  await database.asOwner((db) =>
    db.execute(sql`update ${from} set ip = network(set_masklen(t.ip::inet,
      case family(t.ip::inet) when 4 then 24 else 48 end))::text where ${where(keptSince('addresses', clock()))}`),
  );
}
