import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { FileShape } from '#core/contracts/shapes.ts';
import { fileFolder, newObjectKey } from '../../domain/files/objects.ts';
import { newId } from '../../domain/ids.ts';
import type { Services } from '../../services.ts';
import type { Db } from '../database.ts';
import { files, publicFiles } from '../tables/files.ts';
import { readArticle } from './article.ts';
import type { NoticeFile } from './notices/write-notice.ts';
import { printArticle } from './print-article.ts';

/** Prints the files of a notice, stores them as public ones and returns them as notices list them. */
export async function storeNoticeFiles(
  db: Db,
  services: Services,
  { tenantId, list, at }: { tenantId: string; list: readonly NoticeFile[]; at: Date },
): Promise<Static<typeof FileShape>[]> {
  const stored: Static<typeof FileShape>[] = [];
  for (const { name: title, content: source } of list) {
    const content = await printArticle({ title, blocks: readArticle(source) });
    const objectKey = newObjectKey(fileFolder);
    const file = { id: `pub_${newId()}`, name: `${title}.pdf`, size: content.length, type: 'application/pdf' };
    await services.storage.put(objectKey, content);
    await db.insert(files).values({
      ...file,
      tenantId,
      ownerId: null,
      purpose: 'content-file',
      sha256: createHash('sha256').update(content).digest(),
      objectKey,
      visibility: 'public',
      createdAt: at,
    });
    await db.insert(publicFiles).values({ ...file, objectKey, createdAt: at });
    stored.push(file);
  }
  return stored;
}
