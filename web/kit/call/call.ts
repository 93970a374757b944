import { type Contract, type InputOf, isSealed, type OutputOf, statesTenant } from '#core/contracts/contract.ts';
import { encodeInput } from '#core/contracts/encoding.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { type ClientSession, composeCall } from '#core/wire/compose.ts';
import type { CallLine } from '#core/wire/line.ts';
import type { Pairs } from '#core/wire/pairs.ts';
import { openAnswer } from '#core/wire/seal.ts';
import { nextSequence, now } from '#web/kit/clock.ts';
import type { SignInAnswer } from '#web/kit/wire/sessions.ts';
import { CallError } from './call-error.ts';
import { type Connection, connection } from './connection.ts';
import { idleSeconds } from './last-use.ts';
import { begin, noteLeaving, type Quiet, react } from './reactions.ts';
import { type RepairOptions, withRepairs } from './repairs.ts';
import { useSession } from './session.ts';
import { side } from './side.ts';
import { exchange, type Outgoing } from './transport.ts';

export { CallError };

export interface CallOptions extends RepairOptions {
  readonly quiet?: Quiet;
  /** Hears `msg` of a success, where the contract has one. */
  readonly onSuccess?: (msg: string) => void;
}

/**
 * Makes a call: opens a guest session when needed, seals, signs, repairs what can be repaired, and reacts to what
 * cannot. Throws CallError for every answer but success, the signal's reason when cancelled.
 */
export async function call<const C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  if (contract.path === signOutPath) return signOut(contract, input);
  return reacting(options, () => sendCall(contract, input, options));
}

/** Runs the reaction of whatever error comes out, and lets it out. */
export async function reacting<Result>(options: CallOptions, act: () => Promise<Result>): Promise<Result> {
  const began = begin();
  try {
    return await act();
  } catch (error) {
    if (error instanceof CallError) react(error, began, options.quiet);
    throw error;
  }
}

/** Names one submission; to be sent again unchanged when the same submission is tried again. */
export function newRequestId(): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** The request for a contract, composed for a session; the line is what a sealed secret in the answer is bound to. */
export async function compose(
  contract: Contract,
  input: Readonly<Record<string, unknown>>,
  { session, opened }: { session: ClientSession; opened: Connection },
): Promise<{ outgoing: Outgoing; line: CallLine }> {
  const { method, path } = contract;
  const { text, line } = await composeCall(opened.primitives, session, {
    method,
    path,
    lang: useSession.getState().locale,
    // The address of a file may be asked for again and again, but may not be dated ahead, as a hurried tab's sequence may.
    sequence: contract.class === 'V' ? String(now()) : nextSequence(),
    idle: idleSeconds(),
    business: pairsOf(contract, input),
    isSealed: isSealed(contract),
  });
  if (method === 'POST') return { outgoing: { method, path, body: text }, line };
  if (text.length > maxQuery) throw new Error(`${path}: too much for a query`);
  return { outgoing: { method, path, query: text }, line };
}

/** Longest query in characters; proxies cut lines of 8 KiB. */
const maxQuery = 7_000;

/** A call without reactions, for work that takes several calls and reacts once. */
export function sendCall<const C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: RepairOptions & Pick<CallOptions, 'onSuccess'>,
): Promise<OutputOf<C>> {
  return withRepairs({ isAnswer: isAnswer(contract), ...options }, async (session, opened) => {
    const { outgoing, line } = await compose(contract, input, { session, opened });
    const { obj, msg } = await exchange(outgoing, options);
    options.onSuccess?.(msg);
    if (contract.answer === 'sealed') {
      const { sealed } = obj as { sealed: string };
      return (await openAnswer(opened.primitives, session.keys.response, line, sealed)) as OutputOf<C>;
    }
    if (!isSignIn(contract, obj)) return obj as OutputOf<C>;
    await opened.sessions.enter(obj, { session, line });
    const { token: _, secret: __, ...answer } = obj;
    useSession.getState().setUser(answer);
    // The secret has become keys that no script can read, and the token is the client's own business.
    return { ...answer, token: '', secret: '' } as OutputOf<C>;
  });
}

/**
 * What goes out: text in one Unicode form, passwords as typed. A page of the back office says which tenant it believes
 * in, also in calls whose other users have none to say.
 */
function pairsOf(contract: Contract, input: Readonly<Record<string, unknown>>): Pairs {
  const tenantId = side === 'office' && statesTenant(contract) ? useSession.getState().user?.tenantId : undefined;
  const pairs = encodeInput(contract.input, tenantId ? { tenantId, ...input } : input);
  return contract.class === 'A' ? pairs : pairs.map(([name, value]) => [name, value.normalize('NFC')]);
}

/** Signing in and out and changing the tenant answer the question of where a page goes on; what anybody may ask is part of it. */
function isAnswer({ class: kind, access, path }: Contract): boolean {
  return kind === 'A' || access === 'open' || path === switchPath;
}

const switchPath = '/mgr/account/switch_tenant';

function isSignIn(contract: Contract, obj: unknown): obj is SignInAnswer {
  const { token, secret } = obj as Partial<SignInAnswer>;
  return contract.class === 'A' && typeof token === 'string' && typeof secret === 'string';
}

const signOutPath = '/m/account/logout';
/** Nobody waits longer, in ms, for a server that does not answer. */
const signOutPatience = 8_000;

/** Signs out here whatever the server answers, or whether it can be reached at all. */
async function signOut<C extends Contract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> {
  const { sessions, signed } = await connection();
  const session = await signed();
  if (session) {
    const signal = AbortSignal.timeout(signOutPatience);
    await sendCall(contract, { ...input, tk: session.token }, { signal }).catch(() => undefined);
    await sessions.leave(session.token);
  }
  noteLeaving();
  useSession.getState().clear();
  return {} as OutputOf<C>;
}
