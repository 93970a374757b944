/** A key whose bytes only its primitives know: a KeyObject, a non-extractable CryptoKey, or plain bytes. */
export type KeyHandle = object;

/** The single purpose a derived key is good for. */
export type KeyUse = 'mac' | 'seal' | 'open';

/** One key to derive: the HKDF info text and its purpose. */
export interface KeyWanted {
  readonly info: string;
  readonly use: KeyUse;
}

/** A fresh P-256 key pair; the public key is the 65-byte uncompressed point. */
export interface ExchangePair {
  readonly publicKey: Uint8Array;
  readonly privateKey: KeyHandle;
}

/** The cryptography TW1 needs, given to every function of core/wire: three sets exist (Node, WebCrypto, @noble). */
export interface WirePrimitives {
  /** Random bytes from the system's generator. */
  randomBytes(length: number): Uint8Array;
  /** UTF-8 bytes of a well-formed text. */
  utf8(text: string): Uint8Array;
  /** Text of ASCII bytes; any other byte must become a character above U+007F, or throw. */
  ascii(bytes: Uint8Array): string;
  /** base64url without padding; for messages of any size, where the platform may be much faster than encodeBase64url. */
  toBase64url(bytes: Uint8Array): string;
  /** Bytes of base64url text; may be lenient, since the caller encodes again and compares. */
  fromBase64url(text: string): Uint8Array;
  /** Compares in a time that does not depend on where the difference is. */
  sameBytes(a: Uint8Array, b: Uint8Array): boolean;
  /** SHA-256, 32 bytes. */
  sha256(data: Uint8Array): Promise<Uint8Array>;
  /** HKDF-SHA256 (extract, then expand) to 32 bytes. */
  hkdf(secret: Uint8Array, salt: Uint8Array, info: Uint8Array): Promise<Uint8Array>;
  /** HKDF-SHA256 to one 32-byte key for each info text, as handles: HMAC-SHA256 for `mac`, AES-256-GCM for `seal` and `open`. */
  deriveKeys(secret: Uint8Array, salt: Uint8Array, wanted: readonly KeyWanted[]): Promise<KeyHandle[]>;
  /** HMAC-SHA256, 32 bytes. */
  mac(key: KeyHandle, data: Uint8Array): Promise<Uint8Array>;
  /** AES-256-GCM with a 12-byte iv: ciphertext followed by the 16-byte tag. */
  seal(key: KeyHandle, iv: Uint8Array, plain: Uint8Array, associated: Uint8Array): Promise<Uint8Array>;
  /** Opens what `seal` gave; rejects when key, iv, bytes or associated data differ. */
  open(key: KeyHandle, iv: Uint8Array, sealed: Uint8Array, associated: Uint8Array): Promise<Uint8Array>;
  /** A fresh P-256 key pair for one exchange. */
  exchangePair(): Promise<ExchangePair>;
  /** A known P-256 pair (32-byte private scalar, 65-byte public point); used by the test vectors. */
  importExchangePair(scalar: Uint8Array, publicKey: Uint8Array): Promise<ExchangePair>;
  /** ECDH: the x coordinate, 32 bytes; rejects a peer point that is not on the curve. */
  exchange(privateKey: KeyHandle, peerPublicKey: Uint8Array): Promise<Uint8Array>;
}
