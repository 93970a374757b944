import { encodeBase64url } from './base64url.ts';
import { WireFault } from './fault.ts';
import type { WirePrimitives } from './primitives.ts';

/** Who a token stands for: a guest, or a signed-in user. */
export type TokenKind = 'guest' | 'signed';

/** A new random token: `g1.` or `s1.` and 16 random bytes. */
export function newToken(primitives: WirePrimitives, kind: TokenKind): string {
  return `${kind === 'guest' ? 'g1.' : 's1.'}${encodeBase64url(primitives.randomBytes(16))}`;
}

/** Kind of a well-formed token; throws WireFault `version` for a newer kind, `field-form` for anything else. */
export function tokenKind(token: string): TokenKind {
  if (TOKEN.test(token)) return token.startsWith('g') ? 'guest' : 'signed';
  throw new WireFault(OTHER_VERSION.test(token) ? 'version' : 'field-form', 'token');
}

// 16 bytes are 22 characters, of which the last carries only two bits.
const TOKEN = /^[gs]1\.[A-Za-z0-9_-]{21}[AQgw]$/;
const OTHER_VERSION = /^[gs](?!1\.)[0-9]{1,3}\./;
