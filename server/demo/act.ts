import { builtInRoles } from '#core/roles.ts';
import { newId } from '#server/base/ids.ts';
import { noReach } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Player, Stage } from './demo-room.ts';

interface Part {
  readonly player: Player;
  readonly tenant: string;
  readonly at: Date;
}

/** Lets somebody act in front, on the portal unless told, at an instant of the past, in one transaction. */
export function asPerson<T>(
  stage: Stage,
  { side = 'portal', ...part }: Part & { readonly side?: 'portal' | 'poultry' },
  work: (scope: ActorScope) => Promise<T>,
): Promise<T> {
  return act(stage, part, { side, permCodes: new Set(), reach: noReach }, work);
}

/** Lets an officer act in the back office with the rights of their role in the tenant. */
export function asOfficer<T>(stage: Stage, part: Part, work: (scope: ActorScope) => Promise<T>): Promise<T> {
  const role = part.player.roles?.[part.tenant];
  const { codes = [], dataScope = 'TENANT' } = builtInRoles.find((each) => each.code === role) ?? {};
  const reach = { scopes: new Map(codes.map((code) => [code, dataScope])), regions: [] };
  return act(stage, part, { side: 'office', permCodes: new Set(codes), reach }, work);
}

function act<T>(
  { services, tenantId: idOf }: Stage,
  { player, tenant, at }: Part,
  rights: Pick<ActorScope, 'side' | 'permCodes' | 'reach'>,
  work: (scope: ActorScope) => Promise<T>,
): Promise<T> {
  const tenantId = idOf(tenant);
  const { id, loginName, nickname, kind } = player;
  return services.database.transaction(tenantId, (db) =>
    work({
      ...rights,
      db,
      tenantId,
      services,
      actor: { id, loginName, nickname, kind },
      sessionHash: Buffer.alloc(32),
      sessionId: `demo-${id}`,
      locale: 'CN',
      now: at,
      // A block kept for documentation: nobody's address.
      ip: rights.side === 'office' ? '192.0.2.20' : '192.0.2.145',
      device: 'demo',
      trace: newId(),
    }),
  );
}
