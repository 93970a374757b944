import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { FileShape } from '#core/contracts/shapes.ts';
import type { Block } from '#features/contents/demo/article.ts';
import { printArticle } from '#features/contents/demo/print-article.ts';
import { fileFolder, newObjectKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { files, publicFiles } from '#server/database/tables/files.ts';
import type { Services } from '#server/services.ts';

/** A file under a content: an article, printed as a PDF. */
export interface DemoFile {
  /** Shown title, without an ending. */
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** A printed file: the row that will name it, and what it is stored with. */
export interface PrintedFile {
  readonly file: Static<typeof FileShape>;
  readonly objectKey: string;
  readonly sha256: Buffer;
}

/** Prints the files of a content and puts them into storage. It is slow: not for the inside of a transaction. */
export async function printContentFiles(services: Services, list: readonly DemoFile[]): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const { name: title, blocks } of list) {
    const content = await printArticle({ title, blocks });
    const objectKey = newObjectKey(fileFolder);
    await services.storage.put(objectKey, content);
    printed.push({
      file: { id: `pub_${newId()}`, name: `${title}.pdf`, size: content.length, type: 'application/pdf' },
      objectKey,
      sha256: createHash('sha256').update(content).digest(),
    });
  }
  return printed;
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
