import { Refusal } from '#core/errors.ts';
import { and, eq } from '#server/database/sql.ts';
import { files, publicFiles } from '#server/database/tables/files.ts';
import { readableFiles } from '#server/policies/file.ts';
import type { Scope } from '#server/scope.ts';

/** What is needed to send a file; `size` in bytes. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly objectKey: string;
  readonly isPublic: boolean;
  readonly hasThumb: boolean;
  readonly ownerId: string | null;
  readonly purpose: string;
}

/** A file the caller may read; throws NOT_FOUND for every other one, whether it exists or not. */
export async function getReadableFile(scope: Scope, id: string): Promise<StoredFile> {
  const file = id.startsWith('pub_') ? await findPublicFile(scope, id) : await findPrivateFile(scope, id);
  if (!file) throw new Refusal('NOT_FOUND');
  return file;
}

async function findPublicFile(scope: Scope, id: string): Promise<StoredFile | undefined> {
  const [row] = await scope.db.select().from(publicFiles).where(eq(publicFiles.id, id));
  if (!row) return undefined;
  const { name, type, size, objectKey } = row;
  return { id, name, type, size, objectKey, isPublic: true, hasThumb: false, ownerId: null, purpose: '' };
}

async function findPrivateFile(scope: Scope, id: string): Promise<StoredFile | undefined> {
  const isReadable = readableFiles(scope);
  if (!isReadable) return undefined;
  const [row] = await scope.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isReadable));
  if (!row) return undefined;
  const { name, type, size, objectKey, ownerId, purpose } = row;
  const hasThumb = (row.facts as { thumb?: boolean }).thumb === true;
  return { id, name, type, size, objectKey, isPublic: false, hasThumb, ownerId, purpose };
}
