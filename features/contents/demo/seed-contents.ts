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
  const rows: Rows = { contents: [], versions: [], publications: [] };
  for (const { type, tenant, at: written, printed, ...content } of list) {
    const tenantId = stage.tenantId(tenant);
    const at = new Date(written);
    if (printed.length > 0) await recordPublicFiles(db, { tenantId, printed, at });
    const values = { ...content.values, files: printed.map(({ file }) => file) };
    const row = publicationOf(type, { id: newId(), tenantId, values, at, version: 1 });
    const { id, category, titleCN, titleEN } = row;
    rows.contents.push({
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
    rows.versions.push({
      id: newId(),
      tenantId,
      contentId: id,
      version: 1,
      values,
      publishedBy: editor,
      createdAt: at,
    });
    rows.publications.push({ ...row, createdAt: at });
  }
  for (let from = 0; from < list.length; from += atOnce) {
    const some = <Row>(all: readonly Row[]) => all.slice(from, from + atOnce);
    await db.insert(contents).values(some(rows.contents));
    await db.insert(contentVersions).values(some(rows.versions));
    await db.insert(publications).values(some(rows.publications));
  }
  return rows.contents.map(({ id }) => id!);
}

/** So many contents in one statement: hundreds one by one would take seconds. */
const atOnce = 50;

interface Rows {
  readonly contents: (typeof contents.$inferInsert)[];
  readonly versions: (typeof contentVersions.$inferInsert)[];
  readonly publications: ReturnType<typeof publicationOf>[];
}
