import { Refusal } from '#core/errors.ts';
import { type FarmRole, isOwnMembership } from '#features/flock/server/farms/farm-policy.ts';
import { farmMembers, farms } from '#features/flock/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** A farm as somebody works on it. */
export interface OwnFarm {
  readonly id: string;
  readonly name: string;
  /** Number of the last thing that happened there. */
  readonly seq: number;
  readonly role: FarmRole;
  /** Whether operators stopped taking anything new from it. */
  readonly isBlocked: boolean;
}

/**
 * A farm the caller works on, its row held until the call is over: whoever writes to a farm, or to whoever works there,
 * takes this turn first. Throws NOT_FOUND for every other farm.
 */
export async function lockFarm(scope: ActorScope, farmId: string): Promise<OwnFarm> {
  const [farm] = await ownFarm(scope, farmId).for('update', { of: farms });
  return found(farm);
}

/** The same for reading: nobody waits. */
export async function getFarm(scope: ActorScope, farmId: string): Promise<OwnFarm> {
  const [farm] = await ownFarm(scope, farmId);
  return found(farm);
}

/** The same as lockFarm, but a farm that nobody knows yet is made, owned by the caller. */
export async function lockOrMakeFarm(scope: ActorScope, farmId: string): Promise<OwnFarm> {
  const { db, tenantId, actor, now } = scope;
  const [known] = await ownFarm(scope, farmId).for('update', { of: farms });
  if (known) return found(known);
  const made = await db
    .insert(farms)
    .values({ tenantId, id: farmId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: farms.id });
  // Somebody else's, or made this moment by another phone of the caller.
  if (made.length === 0) return lockFarm(scope, farmId);
  await db.insert(farmMembers).values({ tenantId, farmId, accountId: actor.id, role: 'OWNER', createdAt: now });
  return { id: farmId, name: '', seq: 0, role: 'OWNER', isBlocked: false };
}

function ownFarm(scope: ActorScope, farmId: string) {
  const { id, name, seq, blockedAt } = farms;
  return scope.db
    .select({ id, name, seq, blockedAt, role: farmMembers.role })
    .from(farms)
    .innerJoin(farmMembers, and(isOwnMembership(scope), eq(farmMembers.farmId, farms.id)))
    .where(and(eq(farms.tenantId, scope.tenantId), eq(farms.id, farmId)));
}

interface Row extends Pick<OwnFarm, 'id' | 'name' | 'seq'> {
  readonly role: string;
  readonly blockedAt: Date | null;
}

function found(farm: Row | undefined): OwnFarm {
  if (!farm) throw new Refusal('NOT_FOUND');
  const { id, name, seq, role, blockedAt } = farm;
  return { id, name, seq, role: role as FarmRole, isBlocked: blockedAt !== null };
}
