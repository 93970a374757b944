import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The installation's keys, one purpose each, never shared between purposes. */
export interface Keys {
  /** Wraps session secrets at rest. */
  readonly session: SecretKey;
  /** Keys that wrapped session secrets before and still open them: the files `session.<any name>.key`. */
  readonly formerSessions: readonly SecretKey[];
  /** Wraps sensitive fields at rest. */
  readonly data: SecretKey;
  /** Keyed hash of a subject for limits, codes and known devices: 32 bytes. */
  hashSubject(...parts: readonly string[]): Buffer;
  /** Keyed hash by which equal sensitive values are found without reading them: 16 bytes. */
  blindIndex(...parts: readonly string[]): Buffer;
  /** Keyed hash over password hashes, so that the database alone cannot be searched for passwords. */
  pepper(hash: string): { id: string; value: string };
  /** Ed25519 pair that signs receipts and the daily heads of the log. */
  readonly receipt: { id: string; privateKey: KeyObject; publicKey: KeyObject };
}

/** AES-256-GCM under one key; `context` is authenticated with it, so that a value cannot be moved elsewhere. */
export interface SecretKey {
  readonly id: string;
  seal(plain: Uint8Array, context: string): Buffer;
  /** Throws when key, context or bytes do not fit. */
  open(sealed: Uint8Array, context: string): Buffer;
}

/** Reads the keys of a directory and makes those that are missing; refuses files that others may read. */
export function loadKeys(directory: string): Keys {
  // Not by the mode of mkdir, which closes every directory made on the way.
  if (mkdirSync(directory, { recursive: true })) chmodSync(directory, 0o700);
  const secret = (name: string) => readOrMake(join(directory, `${name}.key`), () => randomBytes(32));
  const subject = secret('subject');
  const blind = secret('blind-index');
  const pepper = secret('pepper');
  const pepperId = idOf(pepper);
  const receipt = createPrivateKey(
    readOrMake(join(directory, 'receipt.pem'), () =>
      Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
    ),
  );
  const publicKey = createPublicKey(receipt);
  return {
    session: createSecretKey(secret('session')),
    formerSessions: readdirSync(directory)
      .filter((name) => /^session\..+\.key$/.test(name))
      .map((name) => createSecretKey(secret(name.slice(0, -'.key'.length)))),
    data: createSecretKey(secret('data')),
    hashSubject: (...parts) => createHmac('sha256', subject).update(parts.join('\0')).digest(),
    blindIndex: (...parts) => createHmac('sha256', blind).update(parts.join('\0')).digest().subarray(0, 16),
    pepper: (hash) => ({ id: pepperId, value: createHmac('sha256', pepper).update(hash).digest('base64url') }),
    receipt: {
      id: idOf(publicKey.export({ type: 'spki', format: 'der' })),
      privateKey: receipt,
      publicKey,
    },
  };
}

function createSecretKey(key: Buffer): SecretKey {
  return {
    id: idOf(key),
    seal(plain, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    },
  };
}

function idOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 8);
}

function readOrMake(path: string, make: () => Buffer): Buffer {
  if (!existsSync(path)) writeWhole(path, make());
  if ((statSync(path).mode & 0o077) !== 0) throw new Error(`Key file ${path} can be read by others: chmod 600 it.`);
  return readFileSync(path);
}

/** Beside its place and linked there when complete: on a full disk half a key, or none, would be taken for the key. */
function writeWhole(path: string, key: Buffer): void {
  const draft = `${path}.new`;
  try {
    writeFileSync(draft, key, { mode: 0o600 });
    chmodSync(draft, 0o600);
    linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
