import { gcm } from '@noble/ciphers/aes.js';
import { p256 } from '@noble/curves/nist.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase64url, encodeBase64url } from '#core/wire/base64url.ts';
import { sameBytes } from '#core/wire/bytes.ts';
import type { WirePrimitives } from '#core/wire/primitives.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The primitives of TW1 in JavaScript, for pages that are not a secure context and so have no WebCrypto. Key handles are plain bytes. */
export const noblePrimitives: WirePrimitives = {
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  utf8: (text) => encoder.encode(text),
  ascii: (bytes) => decoder.decode(bytes),
  toBase64url: encodeBase64url,
  fromBase64url: decodeBase64url,
  sameBytes,
  sha256: async (data) => sha256(data),
  hkdf: async (secret, salt, info) => hkdf(sha256, secret, salt, info, 32),
  deriveKeys: async (secret, salt, wanted) =>
    wanted.map(({ info }) => hkdf(sha256, secret, salt, encoder.encode(info), 32)),
  mac: async (key, data) => hmac(sha256, key as Uint8Array, data),
  seal: async (key, iv, plain, associated) => gcm(key as Uint8Array, iv, associated).encrypt(plain),
  open: async (key, iv, sealed, associated) => gcm(key as Uint8Array, iv, associated).decrypt(sealed),
  exchangePair: async () => {
    const { secretKey } = p256.keygen();
    return { publicKey: p256.getPublicKey(secretKey, false), privateKey: secretKey };
  },
  importExchangePair: async (scalar, publicKey) => ({ publicKey, privateKey: scalar }),
  // The shared point comes compressed by default: one byte for the sign of y, then x.
  exchange: async (privateKey, peerPublicKey) => p256.getSharedSecret(privateKey as Uint8Array, peerPublicKey).slice(1),
};
