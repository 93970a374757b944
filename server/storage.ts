import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createDiskStorage } from './disk-storage.ts';
import type { Env } from './env.ts';

/** Where file contents live, under random keys; the database knows what they are. */
export interface Storage {
  /**
   * Writes a whole object, or nothing when it fails; a key is written once and never changed. `size` in bytes is needed
   * for streams.
   */
  put(key: string, content: Uint8Array | Readable, size?: number): Promise<void>;
  /** The object, or the bytes `start` to `end` of it, both included. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  bytes(key: string): Promise<Uint8Array>;
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins with a folder such as `files/`. */
  list(folder: string): AsyncIterable<StoredObject>;
  /** Bytes that can still be written, as far as that is known. */
  freeBytes(): Promise<number>;
}

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly writtenAt: Date;
}

/** Storage on the local disk below the data directory, or in an S3-compatible bucket when one is set. */
export async function createStorage(env: Env): Promise<Storage> {
  if (!env.s3) return createDiskStorage(join(env.dataDir, 'objects'), { isDurable: env.nodeEnv !== 'test' });
  const { createBucketStorage } = await import('./bucket-storage.ts');
  return createBucketStorage(env.s3);
}
