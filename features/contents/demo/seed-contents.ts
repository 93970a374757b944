import type { Values } from '#core/forms/values.ts';
import { getContentType } from '#features/content-types.ts';
import { publicationOf } from '#features/contents/server/publication-of.ts';
import { contents, contentVersions, publications } from '#features/contents/server/tables.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import type { demoTenants } from '#features/tenants/demo/tenants.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { type DemoFile, type PrintedFile, printContentFiles, recordPublicFiles } from '#server/demo/public-files.ts';
import type { Services } from '#server/services.ts';
import type { WrittenContent } from './write-content.ts';

/** A published content of the demo story. */
export interface DemoContent {
  readonly type: ContentType;
  /** Code of its tenant. */
  readonly tenant: (typeof demoTenants)[number]['code'];
  /** Values of the type's form, without its files. */
  readonly values: Values;
  /** When it appeared. */
  readonly at: Date;
  readonly files: readonly DemoFile[];
}

/** What an author of the demo wrote, with its type and instant. */
export function readWritten({ type, at, ...content }: WrittenContent): DemoContent {
  return { ...content, type: getContentType(type), at: new Date(at) };
}

interface Seeding {
  readonly list: readonly PrintedContent[];
  /** Ids of the tenants by code. */
  readonly tenantIds: ReadonlyMap<string, string>;
  /** Id of the account that wrote and published them. */
  readonly editor: string;
}

/** A content whose files are printed and stored. */
interface PrintedContent extends DemoContent {
  readonly printed: readonly PrintedFile[];
}

/** Prints the files of all contents, before the transaction that publishes them. */
export async function printContents(services: Services, list: readonly DemoContent[]): Promise<PrintedContent[]> {
  const done: PrintedContent[] = [];
  for (const content of list) done.push({ ...content, printed: await printContentFiles(services, content.files) });
  return done;
}

/** Publishes contents of any type: what editors work on, its first version, and what visitors read. */
export async function seedContents(db: Db, { list, tenantIds, editor }: Seeding): Promise<void> {
  for (const { type, tenant, at, printed, ...content } of list) {
    const tenantId = tenantIds.get(tenant)!;
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
  }
}
