import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { concatBytes } from './bytes.ts';
import { WireFault } from './fault.ts';
import { type Pair, type Pairs, valuesOf } from './pairs.ts';
import type { ExchangePair, KeyHandle, WirePrimitives } from './primitives.ts';
import { WIRE_LANGUAGES, type WireLanguage } from './reserved.ts';
import { newToken, tokenKind } from './tokens.ts';

/** Path of the only call that is not signed. */
export const OPEN_PATH = '/api/session/open';

/** What a client sends to open a guest session, decoded. */
export interface OpenRequest {
  readonly clientKey: Uint8Array;
  readonly clientNonce: Uint8Array;
  readonly lang: WireLanguage;
}

/** The key-agreement members of the answer (`obj`), as they travel. */
export interface OpenAnswer {
  readonly v: 1;
  readonly token: string;
  readonly spk: string;
  readonly sn: string;
}

/** Client, first half: the fields to send, and `finish`, which turns the answer into the 32-byte session secret. `finish` throws WireFault `version`, `field-form`, `base64url` or `point`. */
export async function beginOpen(
  primitives: WirePrimitives,
  lang: WireLanguage,
): Promise<{ fields: Pair[]; finish: (answer: OpenAnswer) => Promise<Uint8Array> }> {
  const pair = await primitives.exchangePair();
  const clientNonce = primitives.randomBytes(NONCE_BYTES);
  return {
    fields: [
      ['v', '1'],
      ['cpk', encodeBase64url(pair.publicKey)],
      ['cn', encodeBase64url(clientNonce)],
      ['lang', lang],
    ],
    finish: async (answer) => {
      if (answer.v !== 1) throw new WireFault('version', 'v');
      if (tokenKind(answer.token) !== 'guest') throw new WireFault('field-form', 'token');
      const serverKey = decodePoint(answer.spk);
      return agree(primitives, pair.privateKey, serverKey, {
        clientKey: pair.publicKey,
        serverKey,
        clientNonce,
        serverNonce: decodeBase64url(answer.sn, NONCE_BYTES),
        token: answer.token,
      });
    },
  };
}

/** Server, first half: reads the fields of an open request. Throws WireFault `version`, `field-missing`, `field-repeated`, `field-form`, `base64url` or `point`. */
export function readOpen(fields: Pairs): OpenRequest {
  for (const [name] of fields) if (!OPEN_NAMES.has(name)) throw new WireFault('field-form', name);
  refuseOtherVersion(fields);
  const lang = WIRE_LANGUAGES.find((known) => known === single(fields, 'lang'));
  if (lang === undefined) throw new WireFault('field-form', 'lang');
  const clientNonce = decodeBase64url(single(fields, 'cn'), NONCE_BYTES);
  return { clientKey: decodePoint(single(fields, 'cpk')), clientNonce, lang };
}

/** Throws WireFault `version` when an open request names a version that we do not speak; `field-form` for what is none. */
export function refuseOtherVersion(fields: Pairs): void {
  const version = single(fields, 'v');
  if (version !== '1') throw new WireFault(/^[0-9]{1,3}$/.test(version) ? 'version' : 'field-form', 'v');
}

/** Server, second half: makes token, key and nonce, and the 32-byte secret both ends now share. Throws WireFault `point` when the client's key is not on the curve. */
export async function answerOpen(
  primitives: WirePrimitives,
  request: OpenRequest,
): Promise<{ answer: OpenAnswer; secret: Uint8Array }> {
  const pair: ExchangePair = await primitives.exchangePair();
  const serverNonce = primitives.randomBytes(NONCE_BYTES);
  const token = newToken(primitives, 'guest');
  const secret = await agree(primitives, pair.privateKey, request.clientKey, {
    ...request,
    serverKey: pair.publicKey,
    serverNonce,
    token,
  });
  return { answer: { v: 1, token, spk: encodeBase64url(pair.publicKey), sn: encodeBase64url(serverNonce) }, secret };
}

/** Everything both ends saw of an exchange, in bytes before hashing. */
export interface Transcript {
  readonly clientKey: Uint8Array;
  readonly serverKey: Uint8Array;
  readonly clientNonce: Uint8Array;
  readonly serverNonce: Uint8Array;
  readonly token: string;
}

/** Hash T of the transcript, 32 bytes: the salt that ties the secret to this exchange. */
export function transcriptHash(primitives: WirePrimitives, seen: Transcript): Promise<Uint8Array> {
  const { clientKey, serverKey, clientNonce, serverNonce, token } = seen;
  return primitives.sha256(
    concatBytes(primitives.utf8('TW1-open\0'), clientKey, serverKey, clientNonce, serverNonce, primitives.utf8(token)),
  );
}

const NONCE_BYTES = 16;
const POINT_BYTES = 65;
const OPEN_NAMES: ReadonlySet<string> = new Set(['v', 'cpk', 'cn', 'lang']);

async function agree(primitives: WirePrimitives, own: KeyHandle, peer: Uint8Array, seen: Transcript) {
  const shared = await primitives.exchange(own, peer).catch(() => {
    throw new WireFault('point');
  });
  const secret = await primitives.hkdf(
    shared,
    await transcriptHash(primitives, seen),
    primitives.utf8('TW1 guest secret'),
  );
  shared.fill(0);
  return secret;
}

function decodePoint(text: string): Uint8Array {
  const point = decodeBase64url(text);
  if (point.length !== POINT_BYTES || point[0] !== 4) throw new WireFault('point');
  return point;
}

function single(fields: Pairs, name: string): string {
  const values = valuesOf(fields, name);
  if (values.length > 1) throw new WireFault('field-repeated', name);
  if (values.length === 0) throw new WireFault('field-missing', name);
  return values[0]!;
}
