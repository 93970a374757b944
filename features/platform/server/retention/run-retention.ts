import { keptSince, periodText, type RetentionKey, retention } from '#core/retention.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { holdersOf } from '#server/base/files/holders.ts';
import type { Retention } from '#server/base/retention.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { sql } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

type Ending = Retention & Required<Pick<Retention, 'end'>>;

/** Rows that no job of their own takes. */
function hasEnd(entry: [string, Retention]): entry is [RetentionKey, Ending] {
  return entry[1].end !== undefined;
}

/** Rows taken in one transaction. */
const batch = 200;

/**
 * Deletes or anonymises what every tenant has kept long enough, and says so in its log; returns how many rows. Safe to
 * break off and to run twice at once. A restored backup needs nothing else: its rows are as old as they were.
 */
export async function runRetention(services: Services): Promise<number> {
  const known = await services.database.asOwner((db) => db.select({ id: tenants.id }).from(tenants));
  const parts = Object.entries(services.features.retention).filter(hasEnd);
  let count = 0;
  for (const { id: tenantId } of known) {
    for (const [, { remind }] of parts) if (remind) await inTenant(services, tenantId, remind);
    for (const [key, part] of parts) {
      try {
        count += await carryOut(services, { tenantId, key, part });
      } catch (error) {
        services.log.error({ err: error, tenant: tenantId, period: key }, 'a period of retention could not be kept');
      }
    }
  }
  await cutAddresses(services);
  return count;
}

async function carryOut(
  services: Services,
  { tenantId, key, part }: { tenantId: string; key: RetentionKey; part: Ending },
): Promise<number> {
  let count = 0;
  for (;;) {
    const taken = await inTenant(services, tenantId, async (scope) => {
      const rows = await takeBatch(scope, key, part);
      if (rows > 0) await log(scope, key, rows);
      return rows;
    });
    count += taken;
    if (taken < batch) return count;
  }
}

/** Takes one batch of what is past its time; returns how many. */
async function takeBatch(scope: Scope, key: RetentionKey, part: Ending): Promise<number> {
  const { from, where, isRipe, end } = part;
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`select t.id from ${from} where t.tenant_id = ${scope.tenantId} and ${where(keptSince(key, scope.now), holdersOf(scope.services))}
           and ${isRipe?.(scope.now) ?? sql`true`} order by t.id limit ${batch} for update of t skip locked`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await end(scope, ids);
  return ids.length;
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

/** Lines of the call log keep the network of an old call: no one's rows, and not to be changed by whoever serves requests. */
async function cutAddresses(services: Services): Promise<void> {
  const { database, clock, features } = services;
  const { from, where } = features.retention.addresses;
  const old = where(keptSince('addresses', clock()), holdersOf(services));
  await database.asOwner((db) =>
    db.execute(sql`update ${from} set ip = network(set_masklen(t.ip::inet,
      case family(t.ip::inet) when 4 then 24 else 48 end))::text where ${old}`),
  );
}
