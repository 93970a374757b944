import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { flockHandOverCall } from '#features/flock/calls.ts';
import { lockFarm } from '#features/flock/server/entries/lock-farm.ts';
import { farmMembers } from '#features/flock/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type FarmRole, isMemberOf, mayDecideWho } from './farm-policy.ts';
import { logFarm } from './log-farm.ts';

/**
 * Makes another member the owner of the caller's farm, where the caller stays as a worker. Throws NOT_FOUND for a farm
 * the caller does not work on and for whoever does not work there, NO_PERMISSION for others than its owner, NOT_ALLOWED for
 * oneself.
 */
export async function handFarmOver(
  scope: ActorScope,
  { farmId, accountId }: InputOf<typeof flockHandOverCall>,
): Promise<Record<string, never>> {
  const farm = await lockFarm(scope, farmId);
  if (!mayDecideWho(farm.role)) throw new Refusal('NO_PERMISSION');
  if (accountId === scope.actor.id) throw new Refusal('NOT_ALLOWED', { cause: 'handed over to oneself' });
  // Read anew: the role told with the farm is of before this turn, in which it may have been handed over already.
  const [gave] = await setRole(scope, { farmId, accountId: scope.actor.id, from: 'OWNER', to: 'WORKER' });
  if (!gave) throw new Refusal('NO_PERMISSION');
  const [owner] = await setRole(scope, { farmId, accountId, to: 'OWNER' });
  if (!owner) throw new Refusal('NOT_FOUND');
  await logFarm(scope, farm, {
    action: 'HAND_OVER',
    text: { CN: '移交农场', EN: 'handed a farm over' },
    changes: [{ field: 'owner', before: scope.actor.id, after: accountId }],
  });
  return {};
}

interface Move {
  readonly farmId: string;
  readonly accountId: string;
  /** Only when they are this now. */
  readonly from?: FarmRole;
  readonly to: FarmRole;
}

function setRole(scope: ActorScope, { farmId, accountId, from, to }: Move) {
  const isThey = and(isMemberOf(scope, farmId), eq(farmMembers.accountId, accountId));
  return scope.db
    .update(farmMembers)
    .set({ role: to })
    .where(from ? and(isThey, eq(farmMembers.role, from)) : isThey)
    .returning({ accountId: farmMembers.accountId });
}
