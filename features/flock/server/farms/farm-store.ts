import { Refusal } from '#core/errors.ts';
import { farmMessages } from '#features/flock/messages.ts';
import { flockFarm as resource } from '#features/flock/resources/farm.ts';
import { areaNames, farmTypeNames, lightSummary } from '#features/flock/resources/words.ts';
import { farmMembers, farms } from '#features/flock/server/tables.ts';
import type { FarmType } from '#features/flock/shared/scoring/farm.ts';
import type { Area } from '#features/flock/shared/scoring/limits.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** Farms of the tenant, as the back office sees them: read, and stopped or let go on. */
export const farmStore: Store = {
  ...readings({ resource, select: selectOf, keyword: ['name'], present }),

  hold: holdRows(farms),

  async act(scope, { action, ids, values }) {
    for (const id of ids) await move(scope, { id, action, reason: String(values.reason ?? '') });
    return null;
  },
};

async function move(
  scope: ActorScope,
  { id, action, reason }: { id: string; action: string; reason: string },
): Promise<void> {
  const own = and(eq(farms.tenantId, scope.tenantId), eq(farms.id, id));
  const [before] = await scope.db.select().from(farms).where(own);
  if (!before) throw new Refusal('NOT_FOUND');
  const isBlocking = action === 'block';
  if (before.isGone || isBlocking === (before.blockedAt !== null)) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(farms)
    .set({ blockedAt: isBlocking ? scope.now : null, blockReason: reason, updatedAt: scope.now })
    .where(own);
  const [from, to] = isBlocking ? ['ON', 'BLOCKED'] : ['BLOCKED', 'ON'];
  const changes = [
    { field: 'status', before: from, after: to },
    { field: 'reason', before: before.blockReason, after: reason },
  ];
  await logAction(scope, { resource, id, title: before.name, action, changes });
  await tellOwners(scope, { id, name: before.name, isBlocking, reason });
}

async function tellOwners(
  scope: ActorScope,
  { id, name, isBlocking, reason }: { id: string; name: string; isBlocking: boolean; reason: string },
): Promise<void> {
  const owners = await scope.db
    .select({ accountId: farmMembers.accountId })
    .from(farmMembers)
    .where(and(eq(farmMembers.tenantId, scope.tenantId), eq(farmMembers.farmId, id), eq(farmMembers.role, 'OWNER')));
  const to = owners.map(({ accountId }) => accountId);
  await tell(scope, farmMessages[isBlocking ? 'BLOCKED' : 'UNBLOCKED'], { to, facts: { farm: name, reason } });
}

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select f.id, f.name, f.type, f.area, f.birds, f.is_shared as "isShared", f.block_reason as reason,
           f.created_at as "createdAt", f.updated_at as "updatedAt",
           case when f.is_gone then 'GONE' when f.blocked_at is not null then 'BLOCKED' else 'ON' end as status,
           (select count(*)::int from farm_members m where m.tenant_id = f.tenant_id and m.farm_id = f.id) as members,
           (select count(*)::int from flock_reports r where r.tenant_id = f.tenant_id and r.farm_id = f.id) as reports,
           last.visited_on::text as "lastOn", last.lights
      from farms f
      left join lateral (select r.visited_on, r.lights from flock_reports r
                          where r.tenant_id = f.tenant_id and r.farm_id = f.id
                          order by r.visited_on desc, r.updated_at desc limit 1) last on true
     where f.tenant_id = ${tenantId}`;
}

function present(row: Row): Row {
  return {
    ...row,
    type: farmTypeNames[row.type as FarmType] ?? row.type,
    area: areaNames[row.area as Area] ?? row.area,
    lights: lightSummary((row.lights ?? {}) as Parameters<typeof lightSummary>[0]),
  };
}
