import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Room that is kept taken beside the database, to be given up when the disk is full: PostgreSQL and sign-ins then go on. */
export interface Reserve {
  /** Takes the room unless that is done. */
  keep(): Promise<void>;
  /** Gives it up; `false` when there was none. */
  release(): boolean;
}

/** The reserve of the database in `directory`, a file of `bytes`. */
export function reserveIn(directory: string, bytes: number): Reserve {
  const path = join(directory, 'reserve');
  return {
    async keep() {
      if (bytes > 0 && !existsSync(path)) await fill(path, bytes);
    },
    release() {
      const isThere = existsSync(path);
      rmSync(path, { force: true });
      return isThere;
    },
  };
}

async function fill(path: string, bytes: number): Promise<void> {
  const draft = `${path}.new`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      // Not of zeros: a file system that compresses would keep no room for them.
      const chunk = randomFillSync(Buffer.alloc(2 ** 20));
      for (let left = bytes; left > 0; left -= chunk.length) await file.write(chunk, 0, Math.min(left, chunk.length));
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
