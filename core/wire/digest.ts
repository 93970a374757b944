import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { toHex } from './bytes.ts';
import { canonicalForm } from './canonical.ts';
import { WireFault } from './fault.ts';
import { type CallLine, checkPath } from './line.ts';
import type { Pairs } from './pairs.ts';
import type { KeyHandle, WirePrimitives } from './primitives.ts';

/** The text that is signed, from the call and the 32-byte hash of its canonical form. */
export function stringToSign(line: CallLine, canonicalHash: Uint8Array): string {
  return `TW1-HMAC-SHA256\n${line.method}\n${checkPath(line.path)}\n${line.sequence}\n${line.token}\n${toHex(canonicalHash)}`;
}

/** Digest of a call (32 bytes) over all its outer fields; a `digest` among them is left out. */
export async function digestBytes(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  fields: Pairs,
): Promise<Uint8Array> {
  const hash = await primitives.sha256(primitives.utf8(canonicalForm(fields)));
  return primitives.mac(key, primitives.utf8(stringToSign(line, hash)));
}

/** Digest of a call as it travels: 43 characters. */
export async function signFields(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  fields: Pairs,
): Promise<string> {
  return encodeBase64url(await digestBytes(primitives, key, line, fields));
}

/** Verifies the digest of a call and returns its 32 bytes, the key of the replay check; throws WireFault `digest` or `base64url`. */
export async function verifyFields(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  { fields, digest }: { fields: Pairs; digest: string },
): Promise<Uint8Array> {
  const given = decodeBase64url(digest, 32);
  const expected = await digestBytes(primitives, key, line, fields);
  if (!primitives.sameBytes(given, expected)) throw new WireFault('digest');
  return expected;
}
