import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { flockLeaveCall, flockMembersCall } from '#features/flock/calls.ts';
import { getFarm, lockFarm } from '#features/flock/server/entries/lock-farm.ts';
import { farmMembers } from '#features/flock/server/tables.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { type FarmRole, isMemberOf, mayDecideWho } from './farm-policy.ts';
import { logFarm } from './log-farm.ts';

/** Who works on a farm, owners first. Throws NOT_FOUND. */
export async function listMembers(
  scope: ActorScope,
  { farmId }: InputOf<typeof flockMembersCall>,
): Promise<OutputOf<typeof flockMembersCall>> {
  await getFarm(scope, farmId);
  const { accountId, role, createdAt } = farmMembers;
  const rows = await scope.db
    .select({ accountId, role, createdAt, name: accounts.nickname })
    .from(farmMembers)
    .leftJoin(accounts, eq(accounts.id, accountId))
    .where(isMemberOf(scope, farmId))
    .orderBy(sql`${role} <> 'OWNER'`, asc(createdAt), asc(accountId));
  return {
    rows: rows.map((row) => ({
      id: row.accountId,
      name: row.name ?? '—',
      role: row.role as FarmRole,
      since: row.createdAt.toISOString(),
      isSelf: row.accountId === scope.actor.id,
    })),
  };
}

/**
 * Takes somebody off a farm: oneself, or anybody as its owner. Throws NOT_FOUND for whoever is not there, NO_PERMISSION for
 * others than the owner, LAST_OWNER for the only owner.
 */
export async function leaveFarm(
  scope: ActorScope,
  { farmId, accountId }: InputOf<typeof flockLeaveCall>,
): Promise<Record<string, never>> {
  const farm = await lockFarm(scope, farmId);
  const isSelf = accountId === scope.actor.id;
  if (!isSelf && !mayDecideWho(farm.role)) throw new Refusal('NO_PERMISSION');
  const isThey = and(isMemberOf(scope, farmId), eq(farmMembers.accountId, accountId));
  const [member] = await scope.db.select().from(farmMembers).where(isThey);
  if (!member) throw new Refusal('NOT_FOUND');
  const owners = await scope.db.$count(farmMembers, and(isMemberOf(scope, farmId), eq(farmMembers.role, 'OWNER')));
  if (member.role === 'OWNER' && owners === 1) throw new Refusal('LAST_OWNER');
  await scope.db.delete(farmMembers).where(isThey);
  await logFarm(scope, farm, {
    action: isSelf ? 'LEAVE' : 'REMOVE',
    text: isSelf ? { CN: '离开农场', EN: 'left a farm' } : { CN: '移除农场成员', EN: 'took somebody off a farm' },
  });
  return {};
}
