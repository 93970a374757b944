import { publicationOf } from '#features/contents/server/publication-of.ts';
import { contents, contentVersions, publications } from '#features/contents/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { type PrintedFile, recordPublicFiles } from '#server/demo/public-files.ts';
import type { Services } from '#server/services.ts';
import { printContentFiles } from './print-article.ts';
import type { WrittenContent } from './write-content.ts';

/** A content whose files are printed and stored. */
interface PrintedContent extends WrittenContent {
  readonly printed: readonly PrintedFile[];
}

/** Prints the files of all contents, before the transaction that publishes them. */
export async function printContents(services: Services, list: readonly WrittenContent[]): Promise<PrintedContent[]> {
  const done: PrintedContent[] = [];
  for (const content of list) done.push({ ...content, printed: await printContentFiles(services, content.files) });
  return done;
}

/**
 * Publishes contents of any type, by the demo's editor: what editors work on, its first version, and what visitors read.
 * Gives their ids in the order of the list.
 */
export async function seedContents(db: Db, stage: Stage, list: readonly PrintedContent[]): Promise<string[]> {
  const editor = stage.player('editor').id;
  const ids: string[] = [];
  for (const { type, tenant, at: written, printed, ...content } of list) {
    const tenantId = stage.tenantId(tenant);
    const at = new Date(written);
    await recordPublicFiles(db, { tenantId, printed, at });
    const values = { ...content.values, files: printed.map(({ file }) => file) };
    const row = publicationOf(type, { id: newId(), tenantId, values, at, version: 1 });
    const { id, category, titleCN, titleEN } = row;
    await db.insert(contents).values({
      id,
      tenantId,
      type: type.code,
      state: 'PUBLISHED',
      values,
      category,
      titleCN,
      titleEN,
      version: 1,
      changesCN: 1,
      changesEN: 1,
      publishAt: at,
      editedBy: editor,
      createdAt: at,
      updatedAt: at,
    });
    await db.insert(contentVersions).values({
      id: newId(),
      tenantId,
      contentId: id,
      version: 1,
      values,
      publishedBy: editor,
      createdAt: at,
    });
    await db.insert(publications).values({ ...row, createdAt: at });
    ids.push(id);
  }
  return ids;
}
