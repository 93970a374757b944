import { concatBytes } from './bytes.ts';
import { WireFault } from './fault.ts';
import { SECRET_BYTES } from './keys.ts';
import { associatedText, type CallLine } from './line.ts';
import { type Pair, type Pairs, parsePairs, serialisePairs } from './pairs.ts';
import type { KeyHandle, WirePrimitives } from './primitives.ts';
import { refuseReserved } from './reserved.ts';

/** Longest `p` of a GET in characters; a longer read is a design error. */
export const MAX_SEALED_QUERY = 5_400;

/** Seals business fields into the field `p`, bound to the call. Throws WireFault `reserved-inside`, or `too-long` in a query. */
export async function sealFields(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  business: Pairs,
): Promise<string> {
  refuseReserved(business);
  const p = await seal(primitives, key, primitives.utf8(serialisePairs(business)), associatedText('c2s', line));
  return checkLength(line, p);
}

/** Opens the field `p`. Throws WireFault `too-long` in a query, `version`, `base64url`, `seal`, `reserved-inside`, or what parsePairs throws. */
export async function openFields(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  p: string,
): Promise<Pair[]> {
  const plain = await open(primitives, key, checkLength(line, p), associatedText('c2s', line));
  const business = parsePairs(asciiText(primitives, plain));
  refuseReserved(business);
  return business;
}

/** Seals the secret of a new session for the answer to a login; `line` is that of the login (token of the guest). */
export async function sealSecret(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  { secret, newToken }: { secret: Uint8Array; newToken: string },
): Promise<string> {
  return seal(primitives, key, secret, secretText(line, newToken));
}

/** Opens the member `secret` of a login answer: 32 bytes, to be wiped after deriving keys. Throws WireFault `version`, `base64url` or `seal`. */
export async function openSecret(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  { secret, newToken }: { secret: string; newToken: string },
): Promise<Uint8Array> {
  const opened = await open(primitives, key, secret, secretText(line, newToken));
  if (opened.length !== SECRET_BYTES) throw new WireFault('seal');
  return opened;
}

/** Seals the answer of a call that hands out a secret: any JSON, bound to the call's `line`. */
export async function sealAnswer(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  answer: unknown,
): Promise<string> {
  return seal(primitives, key, primitives.utf8(asciiJson(answer)), answerText(line));
}

/** Opens such an answer. Throws WireFault `version`, `base64url` or `seal`. */
export async function openAnswer(
  primitives: WirePrimitives,
  key: KeyHandle,
  line: CallLine,
  sealed: string,
): Promise<unknown> {
  return JSON.parse(asciiText(primitives, await open(primitives, key, sealed, answerText(line))));
}

function checkLength({ method }: CallLine, p: string): string {
  if (method === 'GET' && p.length > MAX_SEALED_QUERY) throw new WireFault('too-long', 'p');
  return p;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

function secretText(line: CallLine, newToken: string): string {
  return `${associatedText('s2c', line)}\nsecret\n${newToken}`;
}

function answerText(line: CallLine): string {
  return `${associatedText('s2c', line)}\nanswer`;
}

/** JSON in ASCII: primitives turn bytes into text for ASCII only. */
function asciiJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
}

async function seal(primitives: WirePrimitives, key: KeyHandle, plain: Uint8Array, associated: string) {
  const iv = primitives.randomBytes(IV_BYTES);
  const sealed = await primitives.seal(key, iv, plain, primitives.utf8(associated));
  return `1.${primitives.toBase64url(concatBytes(iv, sealed))}`;
}

async function open(primitives: WirePrimitives, key: KeyHandle, text: string, associated: string) {
  if (!text.startsWith('1.')) throw new WireFault(/^[0-9]{1,3}\./.test(text) ? 'version' : 'seal');
  const bytes = decode(primitives, text.slice(2));
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new WireFault('seal');
  try {
    const sealed = bytes.subarray(IV_BYTES);
    return await primitives.open(key, bytes.subarray(0, IV_BYTES), sealed, primitives.utf8(associated));
  } catch {
    throw new WireFault('seal');
  }
}

/** As strict as decodeBase64url whatever the primitives accept: only the one right spelling comes back equal. */
function decode(primitives: WirePrimitives, text: string): Uint8Array {
  const bytes = primitives.fromBase64url(text);
  if (primitives.toBase64url(bytes) !== text) throw new WireFault('base64url');
  return bytes;
}

function asciiText(primitives: WirePrimitives, bytes: Uint8Array): string {
  try {
    return primitives.ascii(bytes);
  } catch {
    throw new WireFault('encoding');
  }
}
