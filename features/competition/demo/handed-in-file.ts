import { createHash } from 'node:crypto';
import type { FileValue } from '#core/forms/values.ts';
import { fileFolder, newObjectKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { files } from '#server/database/tables/files.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import type { Services } from '#server/services.ts';

interface HandedIn {
  readonly entry: { readonly id: string; readonly tenantId: string; readonly ownerId: string };
  /** The field it was uploaded for. */
  readonly purpose: string;
  readonly name: string;
  readonly content: Buffer;
  readonly pages: number;
  readonly at: Date;
}

/** Stores a PDF as an upload to an entry that was handed in would have done. */
export async function storeHandedIn(db: Db, services: Services, told: HandedIn): Promise<FileValue> {
  const { entry, purpose, name, content, pages, at } = told;
  const { tenantId, ownerId } = entry;
  const objectKey = newObjectKey(fileFolder);
  await services.storage.put(objectKey, content);
  const file = { id: newId(), name, size: content.length, type: 'application/pdf' };
  const sha256 = createHash('sha256').update(content).digest();
  await db
    .insert(files)
    .values({ ...file, tenantId, ownerId, purpose, sha256, objectKey, facts: { pages }, createdAt: at });
  await db.insert(ownFormFiles).values({ tenantId, formId: entry.id, fileId: file.id, isHandedIn: true, at });
  return file;
}
