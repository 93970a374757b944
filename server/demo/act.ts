import { builtInRoles } from '#core/roles.ts';
import { newId } from '#server/base/ids.ts';
import { noReach } from '#server/policies/reach.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
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

/** Lets somebody act on the portal who is not signed in, such as the staff of a shop. */
export function asVisitor<T>(stage: Stage, part: Omit<Part, 'player'>, work: (scope: Scope) => Promise<T>): Promise<T> {
  return actAs(stage, { ...part, actor: null, sessionId: null }, guestRights, work);
}

const guestRights = { side: 'portal', permCodes: new Set<never>(), reach: noReach } as const;

function act<T>(
  stage: Stage,
  { player, ...part }: Part,
  rights: Rights,
  work: (scope: ActorScope) => Promise<T>,
): Promise<T> {
  const { id, loginName, nickname, kind } = player;
  const person = { actor: { id, loginName, nickname, kind }, sessionId: `demo-${id}` };
  return actAs(stage, { ...part, ...person }, rights, (scope) => work({ ...scope, ...person }));
}

type Rights = Pick<Scope, 'side' | 'permCodes' | 'reach'>;

function actAs<T>(
  { services, tenantId: idOf }: Stage,
  { tenant, at, actor, sessionId }: Omit<Part, 'player'> & Pick<Scope, 'actor' | 'sessionId'>,
  rights: Rights,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const tenantId = idOf(tenant);
  return services.database.transaction(tenantId, (db) =>
    work({
      ...rights,
      db,
      tenantId,
      services,
      actor,
      sessionHash: Buffer.alloc(32),
      sessionId,
      locale: 'CN',
      now: at,
      // A block kept for documentation: nobody's address.
      ip: rights.side === 'office' ? '192.0.2.20' : '192.0.2.145',
      device: 'demo',
      trace: newId(),
    }),
  );
}
