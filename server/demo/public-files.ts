import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { FileShape } from '#core/contracts/shapes.ts';
import { fileFolder, newObjectKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { files, publicFiles } from '#server/database/tables/files.ts';
import type { Services } from '#server/services.ts';

/** A file that was drawn or printed: the row that will name it, and what it is stored with. */
export interface PrintedFile {
  readonly file: Static<typeof FileShape>;
  readonly objectKey: string;
  readonly sha256: Buffer;
}

/** Puts what was drawn or printed into storage; the caller records it. */
export async function storePublicFile(
  services: Services,
  { name, type, content }: { readonly name: string; readonly type: string; readonly content: Buffer },
): Promise<PrintedFile> {
  const objectKey = newObjectKey(fileFolder);
  await services.storage.put(objectKey, content);
  const file = { id: `pub_${newId()}`, name, size: content.length, type };
  return { file, objectKey, sha256: createHash('sha256').update(content).digest() };
}

/** Makes stored files known as public ones. */
export async function recordPublicFiles(
  db: Db,
  {
    tenantId,
    printed,
    at,
    purpose = 'content-file',
  }: { tenantId: string; printed: readonly PrintedFile[]; at: Date; purpose?: string },
): Promise<void> {
  for (const { file, objectKey, sha256 } of printed) {
    const rest = { purpose, visibility: 'public', ownerId: null, createdAt: at };
    await db.insert(files).values({ ...file, ...rest, tenantId, sha256, objectKey });
    await db.insert(publicFiles).values({ ...file, objectKey, createdAt: at });
  }
}
