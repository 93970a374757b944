import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from './base/ids.ts';
import type { Storage, StoredObject } from './storage.ts';

/**
 * Objects as files below `directory`: readable by the server's group, never by others, and whole after a power cut unless
 * `isDurable` is false (tests, which would wait for everybody else's writes).
 */
export function createDiskStorage(directory: string, { isDurable = true } = {}): Storage {
  const root = resolve(directory);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`not a key: ${key}`);
    return path;
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = `${path}.${newId()}.tmp`;
      await mkdir(dirname(path), { recursive: true, mode: 0o750 });
      try {
        await write(unfinished, content, isDurable);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      if (isDurable) await syncDirectory(dirname(path));
    },
    async read(key, range) {
      const handle = await open(pathOf(key), 'r');
      return createReadStream('', { fd: handle, start: range?.start, end: range?.end });
    },
    bytes: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => listBelow(root, pathOf(folder)),
    async freeBytes() {
      await mkdir(root, { recursive: true, mode: 0o750 });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function write(path: string, content: Uint8Array | Readable, isDurable: boolean): Promise<void> {
  const handle = await open(path, 'wx', 0o640);
  try {
    await handle.writeFile(content);
    if (isDurable) await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name is on the disk only when its directory is. */
async function syncDirectory(path: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function* listBelow(root: string, directory: string): AsyncIterable<StoredObject> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* listBelow(root, path);
    else {
      const found = await stat(path).catch(() => null);
      if (found) yield { key: relative(root, path).split(sep).join('/'), writtenAt: found.mtime };
    }
  }
}
