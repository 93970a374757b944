import { createHash } from 'node:crypto';
import type { FileValue } from '#core/forms/values.ts';
import { fileFolder, newObjectKey, thumbKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { files } from '#server/database/tables/files.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import type { Services } from '#server/services.ts';

/** A PDF with its pages, or a picture with a small one. */
export type Print =
  | { readonly content: Buffer; readonly pages: number }
  | { readonly content: Buffer; readonly thumb: Buffer; readonly width: number; readonly height: number };

interface HandedIn {
  readonly entry: { readonly id: string; readonly tenantId: string; readonly ownerId: string };
  /** The field it was uploaded for. */
  readonly purpose: string;
  readonly name: string;
  readonly print: Print;
  readonly at: Date;
}

/** Stores a paper or a picture as an upload to an entry that was handed in would have done. */
export async function storeHandedIn(db: Db, services: Services, told: HandedIn): Promise<FileValue> {
  const { entry, purpose, name, print, at } = told;
  const { tenantId, ownerId } = entry;
  const { content } = print;
  const objectKey = newObjectKey(fileFolder);
  await services.storage.put(objectKey, content);
  if ('thumb' in print) await services.storage.put(thumbKey(objectKey), print.thumb);
  const [type, facts] =
    'thumb' in print
      ? (['image/jpeg', { width: print.width, height: print.height }] as const)
      : (['application/pdf', { pages: print.pages }] as const);
  const file = { id: newId(), name, size: content.length, type };
  const sha256 = createHash('sha256').update(content).digest();
  await db.insert(files).values({ ...file, tenantId, ownerId, purpose, sha256, objectKey, facts, createdAt: at });
  await db.insert(ownFormFiles).values({ tenantId, formId: entry.id, fileId: file.id, isHandedIn: true, at });
  return file;
}
