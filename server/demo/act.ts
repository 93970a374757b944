import { builtInRoles } from '#core/roles.ts';
import { demoAccounts } from '#features/accounts/demo/accounts.ts';
import { newId } from '#server/base/ids.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { noReach } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Somebody of the demo as sessions know them. */
export interface Player {
  readonly id: string;
  readonly loginName: string;
  readonly nickname: string;
  readonly kind: string;
}

/** The demo's accounts by sign-in name. */
export async function readPlayers(services: Services): Promise<ReadonlyMap<string, Player>> {
  const { id, loginName, nickname, kind } = accounts;
  const rows = await services.database.asOwner((db) => db.select({ id, loginName, nickname, kind }).from(accounts));
  return new Map(rows.map((row) => [row.loginName, row]));
}

interface Part {
  readonly player: Player;
  readonly tenant: string;
  readonly at: Date;
}

/** Lets an applicant act on the portal at an instant of the past, in one transaction. */
export function asApplicant<T>(services: Services, part: Part, work: (scope: ActorScope) => Promise<T>): Promise<T> {
  return act(services, part, { side: 'portal', permCodes: new Set(), reach: noReach }, work);
}

/** Lets somebody act in FlockScore at an instant of the past. */
export function asGrower<T>(services: Services, part: Part, work: (scope: ActorScope) => Promise<T>): Promise<T> {
  return act(services, part, { side: 'poultry', permCodes: new Set(), reach: noReach }, work);
}

/** Lets an officer act in the back office with the rights of their role in the tenant. */
export function asOfficer<T>(services: Services, part: Part, work: (scope: ActorScope) => Promise<T>): Promise<T> {
  const role = demoAccounts.find((each) => each.loginName === part.player.loginName)?.roles?.[part.tenant];
  const { codes = [], dataScope = 'TENANT' } = builtInRoles.find((each) => each.code === role) ?? {};
  const reach = { scopes: new Map(codes.map((code) => [code, dataScope])), regions: [] };
  return act(services, part, { side: 'office', permCodes: new Set(codes), reach }, work);
}

function act<T>(
  services: Services,
  { player, tenant, at }: Part,
  rights: Pick<ActorScope, 'side' | 'permCodes' | 'reach'>,
  work: (scope: ActorScope) => Promise<T>,
): Promise<T> {
  const tenantId = `t-${tenant}`;
  return services.database.transaction(tenantId, (db) =>
    work({
      ...rights,
      db,
      tenantId,
      services,
      actor: player,
      sessionHash: Buffer.alloc(32),
      sessionId: `demo-${player.id}`,
      locale: 'CN',
      now: at,
      // A block kept for documentation: nobody's address.
      ip: rights.side === 'office' ? '192.0.2.20' : '192.0.2.145',
      device: 'demo',
      trace: newId(),
    }),
  );
}
