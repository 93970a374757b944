import type { KeyHandle, WirePrimitives } from './primitives.ts';

/** Which end of the session we are; decides what each key may do. */
export type Side = 'client' | 'server';

/** The three keys of a session: `sign` authenticates requests, `request` seals client to server, `response` server to client. */
export interface SessionKeys {
  readonly sign: KeyHandle;
  readonly request: KeyHandle;
  readonly response: KeyHandle;
}

/** Length of a session secret in bytes. */
export const SECRET_BYTES = 32;

/** Derives the three keys of a session from its 32-byte secret; the token in the salt ties them to its id. The caller wipes the secret. */
export async function deriveSessionKeys(
  primitives: WirePrimitives,
  { secret, token, side }: { secret: Uint8Array; token: string; side: Side },
): Promise<SessionKeys> {
  const isClient = side === 'client';
  const [sign, request, response] = await primitives.deriveKeys(secret, primitives.utf8(`TW1|${token}`), [
    { info: 'TW1 sig c2s', use: 'mac' },
    { info: 'TW1 enc c2s', use: isClient ? 'seal' : 'open' },
    { info: 'TW1 enc s2c', use: isClient ? 'open' : 'seal' },
  ]);
  return { sign: sign!, request: request!, response: response! };
}
