import type { OutputOf } from '#core/contracts/contract.ts';
import type { flockFarmsCall } from '#features/flock/calls.ts';
import { farmMembers, farms } from '#features/flock/server/tables.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type FarmRole, isOwnMembership } from './farm-policy.ts';

/** The farms the caller works on, by name; those that are gone too, so that every phone learns of it. */
export async function listFarms(scope: ActorScope): Promise<OutputOf<typeof flockFarmsCall>> {
  const rows = await scope.db
    .select({ id: farms.id, name: farms.name, role: farmMembers.role, seq: farms.seq })
    .from(farmMembers)
    .innerJoin(farms, and(eq(farms.tenantId, farmMembers.tenantId), eq(farms.id, farmMembers.farmId)))
    .where(isOwnMembership(scope))
    .orderBy(asc(farms.name), asc(farms.id));
  return { rows: rows.map(({ id, name, role, seq }) => ({ id, name, role: role as FarmRole, seq })) };
}
