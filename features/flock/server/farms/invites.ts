import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { flockInviteCall, flockJoinCall } from '#features/flock/calls.ts';
import { getFarm } from '#features/flock/server/entries/lock-farm.ts';
import { farmInvites, farmMembers, farms } from '#features/flock/server/tables.ts';
import { hit } from '#server/base/limits.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import { newLetters } from '#server/base/ticket.ts';
import { and, eq, gt, isNotNull, isNull, lte, ne, or } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { mayDecideWho } from './farm-policy.ts';
import { logFarm } from './log-farm.ts';

const life = 7 * 24 * 3_600_000;

/** Makes a code by which one more person joins a farm. Throws NOT_FOUND, and NO_PERMISSION for others than its owner. */
export async function inviteToFarm(
  scope: ActorScope,
  { farmId, role }: InputOf<typeof flockInviteCall>,
): Promise<OutputOf<typeof flockInviteCall>> {
  const { db, tenantId, actor, now } = scope;
  const farm = await getFarm(scope, farmId);
  if (!mayDecideWho(farm.role)) throw new Refusal('NO_PERMISSION');
  const isOver = or(lte(farmInvites.validUntil, now), isNotNull(farmInvites.usedAt));
  await db.delete(farmInvites).where(and(eq(farmInvites.tenantId, tenantId), eq(farmInvites.farmId, farmId), isOver));
  const code = newLetters();
  const validUntil = new Date(now.getTime() + life);
  await db.insert(farmInvites).values({
    tenantId,
    codeHash: hashOf(scope, code),
    farmId,
    role,
    accountId: actor.id,
    validUntil,
    createdAt: now,
  });
  await logFarm(scope, farm, { action: 'INVITE', text: { CN: '邀请加入农场', EN: 'invited to a farm' } });
  return { code, validUntil: validUntil.toISOString() };
}

/**
 * Joins a farm by a code, which is used up; whoever works there already takes the role of the code, an owner stays one.
 * Throws NOT_FOUND beside the field for a code that is wrong, used or over, and TOO_MANY after twenty of a day.
 */
export async function joinFarm(
  scope: ActorScope,
  { code }: InputOf<typeof flockJoinCall>,
): Promise<OutputOf<typeof flockJoinCall>> {
  const { db, tenantId, actor, now } = scope;
  await hit(scope, 'code-entry', `farm ${actor.id}`);
  const isRight = eq(farmInvites.codeHash, hashOf(scope, readCode(code)));
  const [invite] = await db
    .update(farmInvites)
    .set({ usedAt: now })
    .where(
      and(eq(farmInvites.tenantId, tenantId), isRight, isNull(farmInvites.usedAt), gt(farmInvites.validUntil, now)),
    )
    .returning({ farmId: farmInvites.farmId, role: farmInvites.role });
  if (!invite) throw keptFieldRefusal(scope, 'NOT_FOUND', 'code');
  const { farmId, role } = invite;
  const [farm] = await db
    .select({ id: farms.id, name: farms.name })
    .from(farms)
    .where(and(eq(farms.tenantId, tenantId), eq(farms.id, farmId), eq(farms.isGone, false)))
    .for('update');
  if (!farm) throw keptFieldRefusal(scope, 'NOT_FOUND', 'code');
  await db
    .insert(farmMembers)
    .values({ tenantId, farmId, accountId: actor.id, role, createdAt: now })
    .onConflictDoUpdate({
      target: [farmMembers.tenantId, farmMembers.farmId, farmMembers.accountId],
      set: { role },
      setWhere: ne(farmMembers.role, 'OWNER'),
    });
  await logFarm(scope, farm, { action: 'JOIN', text: { CN: '加入农场', EN: 'joined a farm' } });
  return { farmId, name: farm.name };
}

/** Letters as people type them: small, with spaces or strokes between. */
function readCode(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

function hashOf({ services, tenantId }: ActorScope, code: string): Buffer {
  return services.keys.hashSubject('farm-invite', tenantId, code);
}
