import { encodeBase64url } from './base64url.ts';
import { signFields } from './digest.ts';
import type { SessionKeys } from './keys.ts';
import type { CallLine } from './line.ts';
import { type Pair, type Pairs, serialisePairs } from './pairs.ts';
import type { WirePrimitives } from './primitives.ts';
import { refuseReserved, type WireLanguage } from './reserved.ts';
import { sealFields } from './seal.ts';

/** What a client knows of its session. */
export interface ClientSession {
  readonly token: string;
  readonly userId: string;
  readonly keys: SessionKeys;
}

/** One call to be composed; `path` is relative to the API base, `sequence` is 13 digits of corrected milliseconds. */
export interface OutgoingCall {
  readonly method: string;
  readonly path: string;
  readonly lang: WireLanguage;
  readonly sequence: string;
  /** Whole seconds since a person last did something, below ten million; left out where a person makes the call. */
  readonly idle?: number | undefined;
  readonly business: Pairs;
  readonly isSealed: boolean;
}

/** A call ready to travel: the urlencoded text for the query or body, and the line that an answer's sealed secret is bound to. */
export interface ComposedCall {
  readonly text: string;
  readonly line: CallLine;
}

/** Seals (when asked) and signs one call of a client. Throws WireFault `reserved-inside`, `name` or `path`. */
export async function composeCall(
  primitives: WirePrimitives,
  session: ClientSession,
  call: OutgoingCall,
): Promise<ComposedCall> {
  const line = { method: call.method, path: call.path, token: session.token, sequence: call.sequence };
  const head: Pair[] = [
    ['lang', call.lang],
    ['sequence', call.sequence],
    ['token', session.token],
    ['userId', session.userId],
  ];
  if (call.idle !== undefined) head.push(['idle', String(call.idle)]);
  const fields = call.isSealed
    ? [...head, ['p', await sealFields(primitives, session.keys.request, line, call.business)] as const]
    : [...head, ['nonce', encodeBase64url(primitives.randomBytes(9))] as const, ...clearFields(call.business)];
  const digest = await signFields(primitives, session.keys.sign, line, fields);
  return { text: serialisePairs([...fields, ['digest', digest]]), line };
}

function clearFields(business: Pairs): Pairs {
  refuseReserved(business);
  return business;
}
