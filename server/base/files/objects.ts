import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#server/base/ids.ts';
import type { Services } from '#server/services.ts';

/** Folders of storage that belong to files; what stands there without a row is an orphan. */
export const fileFolder = 'files/';
export const partFolder = 'parts/';

/** A new random place in storage: never derived from what it holds. */
export function newObjectKey(folder: `${string}/`): string {
  const name = newId();
  const spread = Buffer.from(name, 'base64url').toString('hex', 0, 2);
  return `${folder}${spread.slice(0, 2)}/${spread.slice(2, 4)}/${name}`;
}

/** Where the small copy of a picture stands. */
export function thumbKey(objectKey: string): string {
  return `${objectKey}.320`;
}

/** Removes objects whose rows are gone; what cannot be removed now is found by the janitor later. */
export async function removeObjects({ storage, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage.remove(key).catch((error: Error) => log.warn(`an object was not removed: ${error.message}`));
  }
}

/** Lends the path of a local file that is gone afterwards. */
export async function withWorkFile<T>({ env }: Services, work: (path: string) => Promise<T>): Promise<T> {
  const directory = workDirectory(env.dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, newId());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Local files under work; whatever is old there was left behind by a crash. */
export function workDirectory(dataDir: string): string {
  return join(dataDir, 'work');
}
