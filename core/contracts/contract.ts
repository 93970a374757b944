import type { Static, TObject, TSchema } from 'typebox';
import type { PermissionCode } from '../permissions.ts';
import type { Side } from '../sides.ts';
import type { Text } from '../texts/text.ts';

/**
 * How a call travels: O opens a guest session, P signed and plain, A credentials (always sealed), R sealed read,
 * W sealed write, D sealed request with a file answer, V signed view of a file, U part of an upload.
 */
export type CallClass = 'O' | 'P' | 'A' | 'R' | 'W' | 'D' | 'V' | 'U';

/** Who may try: anybody, anybody signed in, any operator of a tenant, or a holder of one of these codes. */
export type Access = 'open' | 'signed-in' | 'operator' | PermissionCode | readonly PermissionCode[];

export type RateGroup =
  | 'general'
  | 'session'
  | 'captcha'
  | 'code'
  | 'sign-in'
  | 'register'
  | 'reset'
  | 'upload'
  | 'export';

export interface Contract<I extends TObject = TObject, O extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST';
  /** Below the base path /talents. */
  readonly path: string;
  readonly class: CallClass;
  readonly access: Access;
  /** Whose sessions may make it; a guest belongs to no side and may make every open call. */
  readonly sides: readonly [Side, ...Side[]];
  readonly rate: RateGroup;
  /** Whether rows touched belong to the caller alone, to the caller's tenant, or to nobody (public). */
  readonly owner: 'none' | 'self' | 'tenant';
  readonly summary: string;
  /** The same in Chinese, for the call log. Neither comes to the browser (web/without-summaries.ts). */
  readonly summaryCN: string;
  /** Whether an operator may make it who has yet to set up a second factor that the installation demands. */
  readonly beforeSecondFactor?: true;
  /** Whether the caller must have signed in within the last minutes (`freshFor`), so that nobody makes it at a screen left open; REAUTHENTICATE otherwise. */
  readonly needsFreshSignIn?: true;
  /** Whether the back office makes this call of all applications and says with it, as `tenantId`, which tenant its page is of. */
  readonly fromTenant?: true;
  /** Whether the write is taken while the disk is nearly full: what it takes to sign in, to look around, to guard an account. */
  readonly whileReadOnly?:
    | true
    | {
        /** Only while this list of its fields is empty: then it reads. */
        readonly whenEmpty: string;
      };
  /** Seals the answer as well, for calls that hand out a secret; `obj` then has one member, `sealed` (docs/wire.md). */
  readonly answer?: 'sealed';
  /** What `msg` of a success says, to be shown as it is; blank where the page itself shows what came of it. */
  readonly success?: Text;
  readonly input: I;
  readonly output: O;
}

export type InputOf<C extends Contract> = Static<C['input']>;
export type OutputOf<C extends Contract> = Static<C['output']>;

/** Declares one call; server, browser, API document and access matrix are all built from it. */
export function defineCall<const I extends TObject, const O extends TSchema>(contract: Contract<I, O>): Contract<I, O> {
  return contract;
}

/** Whether the payload travels sealed (the calls marked E, and all that carry credentials). */
export function isSealed(contract: Contract): boolean {
  return contract.class === 'A' || contract.class === 'R' || contract.class === 'W' || contract.class === 'D';
}

/** How a call may be made: those that carry credentials by POST as well, where an address keeps nothing of them. */
export function methodsOf({ method, class: kind }: Contract): readonly Contract['method'][] {
  return kind === 'A' && method === 'GET' ? ['GET', 'POST'] : [method];
}

/** Whether the specification marks the call E: sealed for its content rather than for credentials. */
export function isEncrypted(contract: Contract): boolean {
  return isSealed(contract) && contract.class !== 'A';
}

/** Whether a page of the back office says with this call, as `tenantId`, which tenant it believes in. */
export function statesTenant({ owner, path, fromTenant }: Contract): boolean {
  return fromTenant === true || (owner === 'tenant' && path.startsWith('/mgr/'));
}

/** Writes are stored against replay in the same transaction as their effect. */
export function isWrite(contract: Contract): boolean {
  return contract.class === 'W' || contract.class === 'A' || contract.class === 'U';
}
