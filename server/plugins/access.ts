import { type Access, type Contract, isWrite, statesTenant } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { freshFor } from '../base/sessions/session-rules.ts';
import type { Env } from '../env.ts';
import type { Room } from '../room.ts';
import type { Party } from './received.ts';

/**
 * Refuses a party that the contract does not let in; which rows it may touch is the policies' matter. A session is good
 * for the calls of its own side and no others, also those that guests may make: who takes one over gets that side only.
 */
export function checkAccess(contract: Contract, party: Party | null): void {
  if (party?.actor && !contract.sides.includes(party.side))
    throw new Refusal('NO_PERMISSION', { cause: `signed in on ${party.side}` });
  if (contract.access === 'open') return;
  if (!party?.actor) throw new Refusal('SESSION_EXPIRED', { cause: 'not signed in' });
  if (contract.access === 'signed-in' || contract.access === 'operator') return;
  const codes = codesOf(contract.access);
  if (!codes.some((code) => party.permCodes.has(code)))
    throw new Refusal('NO_PERMISSION', { cause: `needs ${codes.join(' or ')}` });
}

/** Where the back office demands a second factor, nothing else is done before it is set up. */
export function checkSecondFactor(contract: Contract, party: Party | null, { officeTotp }: Env): void {
  if (officeTotp === 'optional' || contract.access === 'open' || contract.beforeSecondFactor) return;
  if (party?.side === 'office' && party.actor && !party.hasSecondFactor) throw new Refusal('SECOND_FACTOR_NEEDED');
}

/** What matters most is done by whoever signed in a moment ago; REAUTHENTICATE lets the page ask for the password in place. */
export function checkFreshSignIn(contract: Contract, party: Party | null, now: Date): void {
  if (!contract.needsFreshSignIn) return;
  if (!party?.signedInAt || now.getTime() - party.signedInAt.getTime() > freshFor) throw new Refusal('REAUTHENTICATE');
}

/** The permission codes of which one is needed; empty for calls that ask for none. */
export function codesOf(access: Access): readonly string[] {
  if (access === 'open' || access === 'signed-in' || access === 'operator') return [];
  return typeof access === 'string' ? [access] : access;
}

/**
 * Whether a page believes in another tenant than its session is in: an office page says so in every call that touches a
 * tenant, since after a switch in another tab it must neither write into the new one nor show it as the old.
 */
export function isOfOtherTenant(input: unknown, contract: Contract, party: Party): boolean {
  if (!statesTenant(contract)) return false;
  const { tenantId } = input as { tenantId?: unknown };
  return tenantId === undefined ? party.side === 'office' : tenantId !== party.tenantId;
}

/** While the disk is nearly full nothing is changed; what signing in and reading need is. */
export function checkRoom(input: unknown, contract: Contract, room: Room): void {
  if (!isWrite(contract) || room.level() !== 'read-only' || isTakenWhileReadOnly(contract, input)) return;
  throw new Refusal('MAINTENANCE', { cause: 'too little room on the disk' });
}

function isTakenWhileReadOnly({ whileReadOnly }: Contract, input: unknown): boolean {
  if (typeof whileReadOnly !== 'object') return whileReadOnly === true;
  const list = (input as Record<string, unknown>)[whileReadOnly.whenEmpty];
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
