import { toHex } from '#core/wire/bytes.ts';
import type { WirePrimitives } from '#core/wire/primitives.ts';

interface HashParts {
  readonly primitives: WirePrimitives;
  readonly signal?: AbortSignal | undefined;
  /** Told the number of bytes read so far. */
  readonly onRead?: (bytes: number) => void;
}

/** SHA-256 of a file in hex, read in steps so that memory stays small and the page stays alive. */
export async function hashFile(file: Blob, { primitives, signal, onRead }: HashParts): Promise<string> {
  if (file.size <= step) {
    const bytes = await readBytes(file);
    onRead?.(bytes.length);
    return toHex(await primitives.sha256(bytes));
  }
  // WebCrypto hashes only what is whole in memory.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += step) {
    signal?.throwIfAborted();
    const bytes = await readBytes(file.slice(start, start + step));
    hash.update(bytes);
    onRead?.(start + bytes.length);
  }
  return toHex(hash.digest());
}

/** The bytes of a blob; rejects with a DOMException when the file behind it is gone or has changed. */
export async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

const step = 4 * 1024 * 1024;
