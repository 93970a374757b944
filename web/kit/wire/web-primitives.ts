import { decodeBase64url, encodeBase64url } from '#core/wire/base64url.ts';
import { sameBytes } from '#core/wire/bytes.ts';
import type { KeyUse, WirePrimitives } from '#core/wire/primitives.ts';

const { subtle } = globalThis.crypto;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The primitives of TW1 from WebCrypto: no key can be read by script, and each is good for one use. Only in secure contexts. */
export const webPrimitives: WirePrimitives = {
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  utf8: (text) => encoder.encode(text),
  ascii: (bytes) => decoder.decode(bytes),
  toBase64url: encodeBase64url,
  fromBase64url: decodeBase64url,
  sameBytes,
  sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', source(data))),
  hkdf: async (secret, salt, info) =>
    new Uint8Array(await subtle.deriveBits(hkdf(salt, info), await importHkdf(secret, 'deriveBits'), 256)),
  deriveKeys: async (secret, salt, wanted) => {
    const key = await importHkdf(secret, 'deriveKey');
    return Promise.all(
      wanted.map(({ info, use }) =>
        subtle.deriveKey(hkdf(salt, encoder.encode(info)), key, use === 'mac' ? HMAC : AES, false, [USAGES[use]]),
      ),
    );
  },
  mac: async (key, data) => new Uint8Array(await subtle.sign('HMAC', key as CryptoKey, source(data))),
  seal: async (key, iv, plain, associated) =>
    new Uint8Array(await subtle.encrypt(gcm(iv, associated), key as CryptoKey, source(plain))),
  open: async (key, iv, sealed, associated) =>
    new Uint8Array(await subtle.decrypt(gcm(iv, associated), key as CryptoKey, source(sealed))),
  exchangePair: async () => {
    const pair = await subtle.generateKey(P256, false, ['deriveBits']);
    return { publicKey: new Uint8Array(await subtle.exportKey('raw', pair.publicKey)), privateKey: pair.privateKey };
  },
  importExchangePair: async (scalar, publicKey) => {
    const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map(encodeBase64url);
    const jwk = { kty: 'EC', crv: 'P-256', d: encodeBase64url(scalar), x, y };
    return { publicKey, privateKey: await subtle.importKey('jwk', jwk, P256, false, ['deriveBits']) };
  },
  exchange: async (privateKey, peerPublicKey) => {
    const peer = await subtle.importKey('raw', source(peerPublicKey), P256, false, []);
    return new Uint8Array(await subtle.deriveBits({ name: 'ECDH', public: peer }, privateKey as CryptoKey, 256));
  },
};

const HMAC = { name: 'HMAC', hash: 'SHA-256', length: 256 };
const AES = { name: 'AES-GCM', length: 256 };
const P256 = { name: 'ECDH', namedCurve: 'P-256' };
const USAGES: Readonly<Record<KeyUse, KeyUsage>> = { mac: 'sign', seal: 'encrypt', open: 'decrypt' };

function hkdf(salt: Uint8Array, info: Uint8Array) {
  return { name: 'HKDF', hash: 'SHA-256', salt: source(salt), info: source(info) };
}

function gcm(iv: Uint8Array, associated: Uint8Array) {
  return { name: 'AES-GCM', iv: source(iv), additionalData: source(associated) };
}

function importHkdf(secret: Uint8Array, usage: 'deriveBits' | 'deriveKey'): Promise<CryptoKey> {
  return subtle.importKey('raw', source(secret), 'HKDF', false, [usage]);
}

/** WebCrypto's types exclude shared memory, which the protocol never uses. */
function source(bytes: Uint8Array): BufferSource {
  return bytes as Uint8Array<ArrayBuffer>;
}
